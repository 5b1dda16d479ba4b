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
import { contract } from '#gateway/contract.ts';
import { deliverSession } from '#gateway/plugins/deliver-session.ts';
import { noStore } from '#gateway/plugins/no-store.ts';
import { requireModule } from '#gateway/plugins/require-module.ts';
import { sensitiveLimit } from '#gateway/plugins/sensitive-limits.ts';
import { sessionOf } from '#gateway/plugins/session-access.ts';
import { siteOf } from '#gateway/plugins/site-by-host.ts';
import { visitOf } from '#gateway/plugins/visit.ts';
import type { MemberService } from './member-service.ts';

/** Accounts: opening one, and what a member may know and change of it (specification, section 7, "Auth and member"). */
export function memberRoutes(app: FastifyInstance, members: MemberService, rateLimitFactor: number): void {
  const limited = sensitiveLimit(rateLimitFactor);

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
        const registered = await members.register(siteOf(request), type, request.body, visitOf(request));
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
      await members.assertAffiliate(siteOf(request), affiliateCode);
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
    (request): Promise<MemberInfo> => members.info(siteOf(request), sessionOf(request)),
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
      await members.changePassword(siteOf(request), sessionOf(request), request.body);
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
      await members.sendPasswordLink(siteOf(request), request.body, visitOf(request));
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
      const opened = await members.setPasswordByLink(siteOf(request), request.body, visitOf(request));
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
      const opened = await members.setPasswordByPhone(siteOf(request), request.body, visitOf(request));
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
      await members.chooseLanguage(siteOf(request), sessionOf(request), request.body.language);
      return { done: true };
    },
  );
}
