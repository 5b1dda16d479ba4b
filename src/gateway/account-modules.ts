import type { Database } from './database/database.ts';
import { memberService } from './modules/member/member-service.ts';
import type { OutboxService } from './modules/outbox/outbox-service.ts';
import type { SmsGuard } from './modules/outbox/sms/sms-guard.ts';
import { captchaService } from './modules/session/captcha-service.ts';
import type { PhoneTokens } from './modules/session/phone-tokens.ts';
import type { EndSessions } from './modules/session/session-ends.ts';
import { sessionService } from './modules/session/session-service.ts';
import type { OpenIdServices } from './modules/social/openid-services.ts';
import { socialService } from './modules/social/social-service.ts';
import type { OriginOf } from './pages/site-origin.ts';
import { memberSecrets } from './secrets/member-secrets.ts';
import { securityModule } from './security-module.ts';
import type { AccountParts } from './workflows/account-parts.ts';
import { bindEmail, bindMobile, sendBindEmailCode, sendBindMobileCode } from './workflows/bind-contact.ts';
import { changePassword } from './workflows/change-password.ts';
import { connectSocial } from './workflows/connect-social.ts';
import { verifySignIn } from './workflows/extra-verification.ts';
import { handOff, handoffOwner, takeOver } from './workflows/hand-off.ts';
import { openTrial } from './workflows/open-trial.ts';
import { proveOwner } from './workflows/prove-owner.ts';
import { sendPasswordLink, setPasswordByLink, setPasswordByPhone } from './workflows/recover-password.ts';
import { registerMember } from './workflows/register-member.ts';
import { resumeSession } from './workflows/resume-session.ts';
import { sendSmsCode } from './workflows/send-code.ts';
import { signIn } from './workflows/sign-in.ts';
import { signInByCode } from './workflows/sign-in-by-code.ts';
import { arrivalOf, linkArrival, signInBySocial, socialLinks, unlinkSocial } from './workflows/social-sign-in.ts';

interface AccountModuleParts {
  readonly database: Database;
  readonly endSessions: EndSessions;
  readonly outbox: OutboxService;
  readonly smsGuard: SmsGuard;
  readonly originOf: OriginOf;
  readonly phoneTokens: PhoneTokens;
  readonly services: OpenIdServices;
  readonly rateLimitFactor: number;
  readonly clock: () => Date;
}

/** The path of the page on which a new password is chosen by the link of an e-mail. */
const RESET_PATH = '/reset-password';

/** The modules of accounts and sessions with the workflows that join them. */
export function accountModules(given: AccountModuleParts) {
  const { database, endSessions, outbox, smsGuard, phoneTokens, services, originOf, rateLimitFactor, clock } = given;
  const captchas = captchaService(database, clock);
  const secrets = memberSecrets(database.secrets);
  const parts: AccountParts = {
    database,
    secrets,
    captchas,
    outbox,
    smsGuard,
    phoneTokens,
    endSessions,
    rateLimitFactor,
    clock,
  };
  return {
    parts,

    security: securityModule(parts),

    sessions: sessionService({
      database,
      endSessions,
      captchas,
      clock,
      workflows: {
        signIn: (site, login, visit) => signIn(parts, site, login, visit),
        signInByCode: (site, login, visit) => signInByCode(parts, site, login, visit),
        verify: (site, asked, visit) => verifySignIn(parts, site, asked, visit),
        openTrial: (site, trial) => openTrial(parts, site, trial),
        resume: (site, brought, visit) => resumeSession(parts, site, brought, visit),
        sendCode: (site, purpose, number, visit) => sendSmsCode(parts, site, { purpose, number, visit }),
        handOff: (site, session) => handOff(parts, site, session),
        handoffOwner: (site, code) => handoffOwner(parts, site, code),
        takeOver: (site, code, visit) => takeOver(parts, site, code, visit),
      },
    }),

    social: socialService({
      database,
      services,
      clock,
      workflows: {
        signIn: (site, cameBack, visit) => signInBySocial(parts, site, cameBack, visit),
        arrival: (site, browserDigest) => arrivalOf(parts, site, browserDigest),
        link: (site, session, browserDigest) => linkArrival(parts, site, session, browserDigest),
        connect: (site, cameBack) => connectSocial(parts, site, cameBack),
        prove: async (site, session, password) => void (await proveOwner(parts, site, session, password)),
        links: (session) => socialLinks(parts, session),
        unlink: (site, session, provider) => unlinkSocial(parts, site, session, provider),
      },
    }),

    members: memberService({
      database,
      clock,
      workflows: {
        register: (site, type, form, visit) => registerMember(parts, site, type, { form, visit }),
        changePassword: (site, session, change) => changePassword(parts, site, session, change),
        sendBindEmailCode: (site, session, email, visit) => sendBindEmailCode(parts, site, { session, email, visit }),
        bindEmail: (site, session, asked) => bindEmail(parts, site, session, asked),
        sendBindMobileCode: (site, session, number, visit) =>
          sendBindMobileCode(parts, site, { session, number, visit }),
        bindMobile: (site, session, asked) => bindMobile(parts, site, session, asked),
        sendPasswordLink: (site, asked, visit) =>
          sendPasswordLink(parts, site, {
            asked,
            visit,
            linkTo: (code) => `${originOf(site)}${RESET_PATH}?code=${code}`,
          }),
        setPasswordByLink: (site, asked, visit) => setPasswordByLink(parts, site, asked, visit),
        setPasswordByPhone: (site, asked, visit) => setPasswordByPhone(parts, site, asked, visit),
      },
    }),
  };
}
