import type { FastifyInstance } from 'fastify';
import { deliverSession } from '#gateway/http/access/deliver-session.ts';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { refuseSignedIn, sessionOf } from '#gateway/http/access/session-access.ts';
import { clearRememberCookie, clearSessionCookie, rememberedTextOf } from '#gateway/http/access/session-cookies.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { noStore } from '#gateway/http/no-store.ts';
import { deviceDataOf } from '#gateway/http/security/device-header.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { AccountParts } from '../account-parts.ts';
import { handOff, handoffOwner, takeOver } from '../sessions/hand-off.ts';
import { listOpenSessions } from '../sessions/list-open-sessions.ts';
import { openTrial } from '../sessions/open-trial.ts';
import { resumeSession } from '../sessions/resume-session.ts';
import { forgetBrowser, revokeSession, signOut } from '../sessions/sign-out.ts';
import { verifySignIn } from '../sign-in/extra-verification.ts';
import { sendSmsCode } from '../sign-in/send-code.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { signInByCode } from '../sign-in/sign-in-by-code.ts';

/** Signing in and out (specification, section 7, "Auth and member"). */
export function sessionRoutes(app: FastifyInstance, parts: AccountParts): void {
  const limited = sensitiveLimit(parts.rateLimitFactor);

  answerCall(
    app,
    'POST /wps/session/login',
    { onRequest: noStore, config: { ...limited, encrypted: true }, preHandler: requireModule('SIGNIN3') },
    async (request, reply) => {
      const opened = await signIn(parts, siteOf(request), request.body, visitOf(request));
      return deliverSession(request, reply, opened, request.body);
    },
  );

  answerCall(
    app,
    'POST /wps/session/login/code',
    { onRequest: noStore, config: { ...limited, encrypted: true }, preHandler: requireModule('MOBILEVERCODELOGIN3') },
    async (request, reply) => {
      const opened = await signInByCode(parts, siteOf(request), request.body, visitOf(request));
      return deliverSession(request, reply, opened, request.body);
    },
  );

  answerCall(
    app,
    'POST /wps/session/verify',
    { onRequest: noStore, config: limited, preHandler: requireModule('SIGNIN3') },
    async (request, reply) => {
      const result = await verifySignIn(parts, siteOf(request), request.body, visitOf(request));
      return 'token' in result ? deliverSession(request, reply, result, request.body) : result;
    },
  );

  for (const [name, purpose] of [
    ['POST /wps/verification/sms/noLogin', 'noLogin'],
    ['POST /wps/verification/sms/register', 'register'],
  ] as const) {
    answerCall(app, name, { onRequest: noStore, config: limited, preHandler: requireModule('SIGNIN3') }, (request) =>
      sendSmsCode(parts, siteOf(request), { purpose, number: request.body, visit: visitOf(request) }),
    );
  }

  answerCall(app, 'POST /wps/session/handoff', { config: { ...limited, access: 'session' } }, (request) =>
    handOff(parts, siteOf(request), sessionOf(request)),
  );

  answerCall(
    app,
    'POST /wps/session/handoff/owner',
    { onRequest: noStore, config: limited, preHandler: [requireModule('SIGNIN3'), refuseSignedIn] },
    (request) => handoffOwner(parts, siteOf(request), request.body.code),
  );

  answerCall(
    app,
    'POST /wps/session/handoff/exchange',
    { onRequest: noStore, config: limited, preHandler: [requireModule('SIGNIN3'), refuseSignedIn] },
    async (request, reply) => {
      const opened = await takeOver(parts, siteOf(request), request.body.code, visitOf(request));
      return deliverSession(request, reply, opened, request.body);
    },
  );

  answerCall(
    app,
    'POST /wps/session/login/freeplay',
    { onRequest: noStore, config: limited, preHandler: requireModule('SIGNIN3') },
    async (request, reply) => {
      const deviceData = await deviceDataOf(request);
      const { body: solution } = request;
      const opened = await openTrial(parts, siteOf(request), { visit: visitOf(request), deviceData, solution });
      return deliverSession(request, reply, opened, request.body);
    },
  );

  answerCall(
    app,
    'POST /wps/session/remembered',
    { onRequest: noStore, config: limited, preHandler: requireModule('SIGNIN3') },
    async (request, reply) => {
      const brought = rememberedTextOf(request);
      try {
        const opened = await resumeSession(parts, siteOf(request), brought, visitOf(request));
        return deliverSession(request, reply, opened, { transport: 'cookie' });
      } catch (error) {
        // Clears a cookie that opens no session, so that the browser does not send it again.
        if (brought !== undefined && error instanceof DomainError) clearRememberCookie(request, reply);
        throw error;
      }
    },
  );

  answerCall(
    app,
    'DELETE /wps/session/logout',
    {
      config: { access: 'session', duringPasswordChange: true },
      // A member who signs out of an expired session is not to be signed in again by the remembered browser.
      errorHandler: async (error, request, reply) => {
        if (error instanceof DomainError && error.code === 'not_logged_in') {
          await forgetBrowser(parts, siteOf(request).id, rememberedTextOf(request));
          clearSessionCookie(request, reply);
          clearRememberCookie(request, reply);
        }
        throw error;
      },
    },
    async (request, reply) => {
      await signOut(parts, sessionOf(request));
      clearSessionCookie(request, reply);
      clearRememberCookie(request, reply);
      return { done: true };
    },
  );

  answerCall(app, 'GET /wps/member/sessions', { config: { access: 'member' } }, (request) =>
    listOpenSessions(parts, sessionOf(request)),
  );

  answerCall(app, 'DELETE /wps/member/sessions/:sessionId', { config: { access: 'member' } }, async (request) => {
    await revokeSession(parts, sessionOf(request), request.params.sessionId);
    return { done: true };
  });

  answerCall(
    app,
    'GET /wps/captcha',
    { onRequest: noStore, config: limited, preHandler: requireModule('SIGNIN3') },
    (request) => parts.captchas.make(siteOf(request).id, request.query.kind ?? 'image'),
  );
}
