import type { FastifyInstance } from 'fastify';
import type { OutboxService, SmsGuard } from '#gateway/areas/messaging/messaging.ts';
import type { Database } from '#gateway/database/database.ts';
import type { ServiceOffer } from '#gateway/kit/offered-services.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { memberSecrets } from '#gateway/secrets/member-secrets.ts';
import type { AccountParts, BringFriends } from './account-parts.ts';
import type { PromosOf, RankOf } from './members/read-member.ts';
import { identityRoutes } from './routes/identity-routes.ts';
import { memberRoutes } from './routes/member-routes.ts';
import { payoutRoutes } from './routes/payout-routes.ts';
import { profileRoutes } from './routes/profile-routes.ts';
import { securityRoutes } from './routes/security-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { socialLinkRoutes } from './routes/social-link-routes.ts';
import { socialRoutes } from './routes/social-routes.ts';
import type { EndSessions } from './sessions/session-ends.ts';
import { captchaService } from './sign-in/captcha-service.ts';
import { type CurrentPhoneService, phoneOffer } from './sign-in/phone-service.ts';
import { phoneTokens } from './sign-in/phone-tokens.ts';
import { openIdServices } from './social/openid-services.ts';
import { type SocialClientOf, socialOffer } from './social/social-services.ts';

interface AccountsGiven {
  readonly database: Database;
  readonly sites: SiteDirectory;
  readonly endSessions: EndSessions;
  readonly outbox: OutboxService;
  readonly smsGuard: SmsGuard;
  readonly originOf: (site: PublishedSite) => string;
  readonly rankOf: RankOf;
  readonly bringFriends: BringFriends;
  readonly promosOf: PromosOf;
  readonly socialClientOf: SocialClientOf;
  readonly phoneService: CurrentPhoneService;
  readonly rateLimitFactor: number;
  readonly clock: () => Date;
}

/** Accounts, sessions, the security centre, payees and social sign-in. */
export function accountsArea({ socialClientOf, phoneService, rankOf, promosOf, ...given }: AccountsGiven) {
  const { database, clock } = given;
  const parts: AccountParts = {
    ...given,
    captchas: captchaService(database, clock),
    secrets: memberSecrets(database.secrets),
    phoneTokens: phoneTokens(phoneService, clock),
    socialServices: openIdServices(socialClientOf, clock),
  };
  return {
    parts,

    routes(calls: FastifyInstance): void {
      sessionRoutes(calls, parts);
      socialRoutes(calls, parts);
      socialLinkRoutes(calls, parts);
      memberRoutes(calls, { ...parts, rankOf, promosOf });
      profileRoutes(calls, parts);
      securityRoutes(calls, parts);
      payoutRoutes(calls, parts);
      identityRoutes(calls, { ...parts, sites: given.sites });
    },
  };
}

/** The outside services that a site offers, from the environment and the site's document. */
export function serviceOffer(socialClientOf: SocialClientOf, phoneService: CurrentPhoneService): ServiceOffer {
  const social = socialOffer(socialClientOf);
  const phone = phoneOffer(phoneService);
  return (site) => ({ socialProviders: social(site), phoneVerification: phone(site) });
}

export type { AccountParts, BringFriends } from './account-parts.ts';
export { assertIdentity } from './checks/assert-identity.ts';
export { decideIdentityCheck } from './checks/identity-checks.ts';
export { newMemberCode } from './members/member-ids.ts';
export { maskedAccount, maskedEmail, maskedMobile } from './members/member-presenter.ts';
export { registerMember } from './members/register-member.ts';
export { faultOfUsername } from './members/registration-rules.ts';
export { isPasswordChangeDue } from './passwords/password-age.ts';
export {
  isInOtherName,
  offeredPayouts,
  openDestination,
  type PayoutDestination,
  payoutForm,
  presentPayoutTo,
} from './payees/payout-of-withdrawal.ts';
export { holdPayablePayout, isPayable } from './payees/payout-waiting.ts';
export { findAuthenticator, removeAuthenticator } from './repository/authenticator-repository.ts';
export { envelopeMemory } from './repository/envelope-repository.ts';
export { type AddressPlace, forgetAddresses, forgetSignIns } from './repository/forget-history.ts';
export { findMemberChecks, saveMemberCheck } from './repository/member-check-repository.ts';
export {
  FROZEN_BY_OPERATOR,
  findByAccount,
  findById,
  holdMember,
  insertCode,
  type MemberRow,
} from './repository/member-repository.ts';
export {
  deleteExpired,
  endOtherSessions,
  membersSignedIn,
  openSessionsOf,
  readSession,
  readSessionStates,
} from './repository/session-repository.ts';
export { isOnNewDevice, lastSignIns } from './repository/sign-in-history.ts';
export { removeTrialAccounts } from './repository/trial-accounts.ts';
export { afterSecurityChange } from './security/after-security-change.ts';
export { provePassword, provePaymentPassword, stillProved } from './security/prove-member.ts';
export { openSession } from './sessions/open-session.ts';
export { SessionBook } from './sessions/session-book.ts';
export { type EndSessions, followSessionEnds } from './sessions/session-ends.ts';
export { type CurrentPhoneService, type PhoneService, readPhoneService } from './sign-in/phone-service.ts';
export {
  readSocialServices,
  SOCIAL_NAMES,
  SOCIAL_PROVIDERS,
  type SocialClient,
  type SocialClientOf,
} from './social/social-services.ts';
