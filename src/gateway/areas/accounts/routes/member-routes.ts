import type { FastifyInstance } from 'fastify';
import { deliverSession } from '#gateway/http/access/deliver-session.ts';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { noStore } from '#gateway/http/no-store.ts';
import { keepBrowserMark } from '#gateway/http/security/browser-mark.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { AccountParts } from '../account-parts.ts';
import { assertAffiliate, type PromosOf, type RankOf, readMember } from '../members/read-member.ts';
import { registerMember } from '../members/register-member.ts';
import { setLanguage } from '../members/update-profile.ts';
import { changePassword } from '../passwords/change-password.ts';
import { sendPasswordLink, setPasswordByLink, setPasswordByPhone } from '../passwords/recover-password.ts';

/** Accounts: opening one, and what a member may know and change of it (specification, section 7, "Auth and member"). */
export function memberRoutes(
  app: FastifyInstance,
  parts: AccountParts & { readonly rankOf: RankOf; readonly promosOf: PromosOf },
): void {
  const limited = sensitiveLimit(parts.rateLimitFactor);

  for (const [name, type] of [
    ['PUT /wps/member/register', 'username'],
    ['PUT /wps/member/register/mobile', 'registerMobile'],
  ] as const) {
    answerCall(
      app,
      name,
      {
        onRequest: noStore,
        config: { ...limited, encrypted: true },
        preHandler: requireModule('SIGNIN3'),
      },
      async (request, reply) => {
        const registered = await registerMember(parts, siteOf(request), type, {
          form: request.body,
          visit: {
            ...visitOf(request),
            // For friends alone, whose browser is compared with their referrer's.
            markBrowser: () => keepBrowserMark(request, reply),
          },
        });
        const { account, token, rememberToken } = registered;
        return deliverSession(request, reply, { account, token, rememberToken }, request.body);
      },
    );
  }

  answerCall(
    app,
    'GET /wps/agent/affiliate',
    { onRequest: noStore, config: limited, preHandler: requireModule('SIGNIN3') },
    async (request) => {
      const { affiliateCode } = request.query;
      await assertAffiliate(parts, siteOf(request), affiliateCode);
      return { affiliateCode };
    },
  );

  answerCall(app, 'GET /wps/member/info', { config: { access: 'session', duringPasswordChange: true } }, (request) =>
    readMember(parts, siteOf(request), { ...sessionOf(request), language: request.language }),
  );

  answerCall(
    app,
    'POST /wps/member/password',
    { config: { ...limited, access: 'member', encrypted: true, duringPasswordChange: true } },
    async (request) => {
      await changePassword(parts, siteOf(request), sessionOf(request), request.body);
      return { done: true };
    },
  );

  answerCall(
    app,
    'POST /wps/member/password/email',
    { onRequest: noStore, config: { ...limited, form: true }, preHandler: requireModule('SIGNIN3') },
    async (request) => {
      await sendPasswordLink(parts, siteOf(request), request.body, visitOf(request));
      return { done: true };
    },
  );

  answerCall(
    app,
    'POST /wps/member/password/link',
    { onRequest: noStore, config: { ...limited, encrypted: true }, preHandler: requireModule('SIGNIN3') },
    async (request, reply) => {
      const opened = await setPasswordByLink(parts, siteOf(request), request.body, visitOf(request));
      return deliverSession(request, reply, opened, request.body);
    },
  );

  answerCall(
    app,
    'POST /wps/member/password/verification',
    { onRequest: noStore, config: { ...limited, encrypted: true }, preHandler: requireModule('PHONEPWDRESET3') },
    async (request, reply) => {
      const opened = await setPasswordByPhone(parts, siteOf(request), request.body, visitOf(request));
      return deliverSession(request, reply, opened, request.body);
    },
  );

  answerCall(
    app,
    'PUT /wps/member/language',
    { config: { access: 'session', duringPasswordChange: true } },
    async (request) => {
      await setLanguage(parts, siteOf(request), sessionOf(request), request.body.language);
      return { done: true };
    },
  );
}
