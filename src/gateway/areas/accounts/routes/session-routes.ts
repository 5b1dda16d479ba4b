import type { FastifyInstance } from 'fastify';
import type {
  Captcha,
  CaptchaQuery,
  CodeLogin,
  Done,
  FreePlay,
  Handoff,
  HandoffCode,
  HandoffExchange,
  HandoffOwner,
  LanguageQuery,
  Login,
  OpenSessions,
  SessionIdParams,
  SignedIn,
  SmsRequest,
  SmsSent,
  VerifiedSignIn,
  VerifySignIn,
} from '#contracts/generated/contracts.ts';
import { deliverSession } from '#gateway/http/access/deliver-session.ts';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { refuseSignedIn, sessionOf } from '#gateway/http/access/session-access.ts';
import { clearRememberCookie, clearSessionCookie, rememberedTextOf } from '#gateway/http/access/session-cookies.ts';
import { contract } from '#gateway/http/contract.ts';
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

  app.post<{ Body: Login }>(
    '/wps/session/login',
    {
      onRequest: noStore,
      config: { ...limited, encrypted: true },
      schema: {
        tags: ['session'],
        summary: 'Sign in by username and password',
        body: contract('Login'),
        response: { 200: contract('SignedIn') },
      },
      preHandler: requireModule('SIGNIN3'),
    },
    async (request, reply): Promise<SignedIn> => {
      const opened = await signIn(parts, siteOf(request), request.body, visitOf(request));
      return deliverSession(request, reply, opened, request.body);
    },
  );

  app.post<{ Body: CodeLogin }>(
    '/wps/session/login/code',
    {
      onRequest: noStore,
      config: { ...limited, encrypted: true },
      schema: {
        tags: ['session'],
        summary: 'Sign in by a code that was sent to a mobile number',
        body: contract('CodeLogin'),
        response: { 200: contract('SignedIn') },
      },
      preHandler: requireModule('MOBILEVERCODELOGIN3'),
    },
    async (request, reply): Promise<SignedIn> => {
      const opened = await signInByCode(parts, siteOf(request), request.body, visitOf(request));
      return deliverSession(request, reply, opened, request.body);
    },
  );

  app.post<{ Body: VerifySignIn }>(
    '/wps/session/verify',
    {
      onRequest: noStore,
      config: limited,
      schema: {
        tags: ['session'],
        summary: 'Finish a sign-in from a new address: have a code sent, or answer',
        body: contract('VerifySignIn'),
        response: { 200: contract('VerifiedSignIn') },
      },
      preHandler: requireModule('SIGNIN3'),
    },
    async (request, reply): Promise<VerifiedSignIn> => {
      const result = await verifySignIn(parts, siteOf(request), request.body, visitOf(request));
      return 'token' in result ? deliverSession(request, reply, result, request.body) : result;
    },
  );

  for (const [path, purpose, body] of [
    ['/wps/verification/sms/noLogin', 'noLogin', 'SmsRequest'],
    ['/wps/verification/sms/register', 'register', 'RegisterSmsRequest'],
  ] as const) {
    app.post<{ Body: SmsRequest }>(
      path,
      {
        onRequest: noStore,
        config: limited,
        schema: {
          tags: ['session'],
          summary:
            purpose === 'register' ? 'Send a code to register with' : 'Send a code to sign in or for a new password',
          body: contract(body),
          response: { 200: contract('SmsSent') },
        },
        preHandler: requireModule('SIGNIN3'),
      },
      (request): Promise<SmsSent> =>
        sendSmsCode(parts, siteOf(request), { purpose, number: request.body, visit: visitOf(request) }),
    );
  }

  app.post(
    '/wps/session/handoff',
    {
      config: { ...limited, access: 'session' },
      schema: {
        tags: ['session'],
        summary: 'A code that opens the same account once, elsewhere',
        response: { 200: contract('Handoff') },
      },
    },
    (request): Promise<Handoff> => handOff(parts, siteOf(request), sessionOf(request)),
  );

  app.post<{ Body: HandoffCode }>(
    '/wps/session/handoff/owner',
    {
      onRequest: noStore,
      config: limited,
      schema: {
        tags: ['session'],
        summary: 'Whose account a code opens, its name masked; the code stays good',
        body: contract('HandoffCode'),
        response: { 200: contract('HandoffOwner') },
      },
      preHandler: [requireModule('SIGNIN3'), refuseSignedIn],
    },
    (request): Promise<HandoffOwner> => handoffOwner(parts, siteOf(request), request.body.code),
  );

  app.post<{ Body: HandoffExchange }>(
    '/wps/session/handoff/exchange',
    {
      onRequest: noStore,
      config: limited,
      schema: {
        tags: ['session'],
        summary: 'Open a session by a code that was handed off',
        body: contract('HandoffExchange'),
        response: { 200: contract('SignedIn') },
      },
      preHandler: [requireModule('SIGNIN3'), refuseSignedIn],
    },
    async (request, reply): Promise<SignedIn> => {
      const opened = await takeOver(parts, siteOf(request), request.body.code, visitOf(request));
      return deliverSession(request, reply, opened, request.body);
    },
  );

  app.post<{ Body: FreePlay }>(
    '/wps/session/login/freeplay',
    {
      onRequest: noStore,
      config: limited,
      schema: {
        tags: ['session'],
        summary: 'Open a trial account',
        body: contract('FreePlay'),
        response: { 200: contract('SignedIn') },
      },
      preHandler: requireModule('SIGNIN3'),
    },
    async (request, reply): Promise<SignedIn> => {
      const deviceData = await deviceDataOf(request);
      const { body: solution } = request;
      const opened = await openTrial(parts, siteOf(request), { visit: visitOf(request), deviceData, solution });
      return deliverSession(request, reply, opened, request.body);
    },
  );

  app.post(
    '/wps/session/remembered',
    {
      onRequest: noStore,
      config: limited,
      schema: {
        tags: ['session'],
        summary: 'Open a session for a browser that is remembered',
        response: { 200: contract('SignedIn') },
      },
      preHandler: requireModule('SIGNIN3'),
    },
    async (request, reply): Promise<SignedIn> => {
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

  app.delete(
    '/wps/session/logout',
    {
      config: { access: 'session', duringPasswordChange: true },
      schema: { tags: ['session'], summary: 'End the session, on every process', response: { 200: contract('Done') } },
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
    async (request, reply): Promise<Done> => {
      await signOut(parts, sessionOf(request));
      clearSessionCookie(request, reply);
      clearRememberCookie(request, reply);
      return { done: true };
    },
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/member/sessions',
    {
      config: { access: 'member' },
      schema: {
        tags: ['session'],
        summary: 'Where the member is signed in',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('OpenSessions') },
      },
    },
    (request): Promise<OpenSessions> => listOpenSessions(parts, sessionOf(request)),
  );

  app.delete<{ Params: SessionIdParams }>(
    '/wps/member/sessions/:sessionId',
    {
      config: { access: 'member' },
      schema: {
        tags: ['session'],
        summary: "End one of the member's sessions, on every process",
        params: contract('SessionIdParams'),
        response: { 200: contract('Done') },
      },
    },
    async (request): Promise<Done> => {
      await revokeSession(parts, sessionOf(request), request.params.sessionId);
      return { done: true };
    },
  );

  app.get<{ Querystring: CaptchaQuery }>(
    '/wps/captcha',
    {
      onRequest: noStore,
      config: limited,
      schema: {
        tags: ['session'],
        summary: 'A picture to read, or work to do in its place',
        querystring: contract('CaptchaQuery'),
        response: { 200: contract('Captcha') },
      },
      preHandler: requireModule('SIGNIN3'),
    },
    (request): Promise<Captcha> => parts.captchas.make(siteOf(request).id, request.query.kind ?? 'image'),
  );
}
