import type { FastifyInstance } from 'fastify';
import type {
  Affiliate,
  AffiliateQuery,
  ChangePassword,
  Done,
  LanguageQuery,
  MemberInfo,
  MemberLanguage,
  PasswordByEmail,
  PasswordByLink,
  PasswordByPhone,
  Registered,
  RegisterForm,
  SignedIn,
} from '#contracts/generated/contracts.ts';
import { deliverSession } from '#gateway/http/access/deliver-session.ts';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { contract } from '#gateway/http/contract.ts';
import { noStore } from '#gateway/http/no-store.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { AccountParts } from '../account-parts.ts';
import { assertAffiliate, readMember } from '../members/read-member.ts';
import { registerMember } from '../members/register-member.ts';
import { setLanguage } from '../members/update-profile.ts';
import { changePassword } from '../passwords/change-password.ts';
import { sendPasswordLink, setPasswordByLink, setPasswordByPhone } from '../passwords/recover-password.ts';

/** Accounts: opening one, and what a member may know and change of it (specification, section 7, "Auth and member"). */
export function memberRoutes(app: FastifyInstance, parts: AccountParts): void {
  const limited = sensitiveLimit(parts.rateLimitFactor);

  for (const [path, type, summary] of [
    ['/wps/member/register', 'username', 'Open an account by a username'],
    ['/wps/member/register/mobile', 'registerMobile', 'Open an account by a mobile number'],
  ] as const) {
    app.put<{ Body: RegisterForm }>(
      path,
      {
        onRequest: noStore,
        config: { ...limited, encrypted: true },
        schema: {
          tags: ['member'],
          summary,
          body: contract('RegisterForm'),
          response: { 200: contract('Registered') },
        },
        preHandler: requireModule('SIGNIN3'),
      },
      async (request, reply): Promise<Registered> => {
        const registered = await registerMember(parts, siteOf(request), type, {
          form: request.body,
          visit: visitOf(request),
        });
        const { account, token, rememberToken } = registered;
        return deliverSession(request, reply, { account, token, rememberToken }, request.body);
      },
    );
  }

  app.get<{ Querystring: AffiliateQuery }>(
    '/wps/agent/affiliate',
    {
      onRequest: noStore,
      config: limited,
      schema: {
        tags: ['member'],
        summary: 'Whether an invitation code leads to somebody',
        querystring: contract('AffiliateQuery'),
        response: { 200: contract('Affiliate') },
      },
      preHandler: requireModule('SIGNIN3'),
    },
    async (request): Promise<Affiliate> => {
      const { affiliateCode } = request.query;
      await assertAffiliate(parts, siteOf(request), affiliateCode);
      return { affiliateCode };
    },
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/member/info',
    {
      config: { access: 'session', duringPasswordChange: true },
      schema: {
        tags: ['member'],
        summary: 'The member of the session',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('MemberInfo') },
      },
    },
    (request): Promise<MemberInfo> => readMember(parts, siteOf(request), sessionOf(request)),
  );

  app.post<{ Body: ChangePassword }>(
    '/wps/member/password',
    {
      config: { ...limited, access: 'member', encrypted: true, duringPasswordChange: true },
      schema: {
        tags: ['member'],
        summary: 'Change the password, which ends every other session',
        body: contract('ChangePassword'),
        response: { 200: contract('Done') },
      },
    },
    async (request): Promise<Done> => {
      await changePassword(parts, siteOf(request), sessionOf(request), request.body);
      return { done: true };
    },
  );

  app.post<{ Body: PasswordByEmail }>(
    '/wps/member/password/email',
    {
      onRequest: noStore,
      config: { ...limited, form: true },
      schema: {
        tags: ['member'],
        summary: 'Have the link to a new password sent; the same answer whether or not there is such an account',
        body: contract('PasswordByEmail'),
        response: { 200: contract('Done') },
      },
      preHandler: requireModule('SIGNIN3'),
    },
    async (request): Promise<Done> => {
      await sendPasswordLink(parts, siteOf(request), request.body, visitOf(request));
      return { done: true };
    },
  );

  app.post<{ Body: PasswordByLink }>(
    '/wps/member/password/link',
    {
      onRequest: noStore,
      config: { ...limited, encrypted: true },
      schema: {
        tags: ['member'],
        summary: 'Choose a new password by the link of an e-mail, and sign in',
        body: contract('PasswordByLink'),
        response: { 200: contract('SignedIn') },
      },
      preHandler: requireModule('SIGNIN3'),
    },
    async (request, reply): Promise<SignedIn> => {
      const opened = await setPasswordByLink(parts, siteOf(request), request.body, visitOf(request));
      return deliverSession(request, reply, opened, request.body);
    },
  );

  app.post<{ Body: PasswordByPhone }>(
    '/wps/member/password/verification',
    {
      onRequest: noStore,
      config: { ...limited, encrypted: true },
      schema: {
        tags: ['member'],
        summary: 'Choose a new password by a code that was sent to the mobile number, and sign in',
        body: contract('PasswordByPhone'),
        response: { 200: contract('SignedIn') },
      },
      preHandler: requireModule('PHONEPWDRESET3'),
    },
    async (request, reply): Promise<SignedIn> => {
      const opened = await setPasswordByPhone(parts, siteOf(request), request.body, visitOf(request));
      return deliverSession(request, reply, opened, request.body);
    },
  );

  app.put<{ Body: MemberLanguage }>(
    '/wps/member/language',
    {
      config: { access: 'session', duringPasswordChange: true },
      schema: {
        tags: ['member'],
        summary: 'Keep the language that was chosen',
        body: contract('MemberLanguage'),
        response: { 200: contract('Done') },
      },
    },
    async (request): Promise<Done> => {
      await setLanguage(parts, siteOf(request), sessionOf(request), request.body.language);
      return { done: true };
    },
  );
}
