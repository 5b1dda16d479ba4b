import type { FastifyInstance } from 'fastify';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { AccountParts } from '../account-parts.ts';
import { resetPaymentPassword, sendPaymentPasswordCode, setPaymentPassword } from '../passwords/payment-password.ts';
import { readSecurity } from '../security/read-security.ts';
import { beginTwoStep, confirmTwoStep, disableTwoStep, renewRecoveryCodes } from '../security/two-step.ts';

/** Second factors of an account: an authenticator with recovery codes, and the payment password (`securityCenter`). */
export function securityRoutes(app: FastifyInstance, parts: AccountParts): void {
  const limited = { ...sensitiveLimit(parts.rateLimitFactor), access: 'member' as const };
  const secret = { config: { ...limited, encrypted: true } };

  answerCall(app, 'GET /wps/member/security', { config: { access: 'member' } }, (request) =>
    readSecurity(parts, siteOf(request), sessionOf(request)),
  );

  answerCall(app, 'POST /wps/member/totp/begin', secret, (request) =>
    beginTwoStep(parts, siteOf(request), sessionOf(request), request.body),
  );

  answerCall(app, 'POST /wps/member/totp/confirm', secret, (request) =>
    confirmTwoStep(parts, siteOf(request), sessionOf(request), request.body),
  );

  answerCall(app, 'POST /wps/member/totp/disable', secret, async (request) => {
    await disableTwoStep(parts, siteOf(request), sessionOf(request), request.body);
    return { done: true };
  });

  answerCall(app, 'POST /wps/member/totp/recoveryCodes', secret, (request) =>
    renewRecoveryCodes(parts, siteOf(request), sessionOf(request), request.body),
  );

  answerCall(app, 'POST /wps/member/paymentPassword', secret, async (request) => {
    await setPaymentPassword(parts, siteOf(request), sessionOf(request), request.body);
    return { done: true };
  });

  answerCall(app, 'POST /wps/member/paymentPassword/code', { config: limited }, (request) =>
    sendPaymentPasswordCode(parts, siteOf(request), sessionOf(request), {
      method: request.body.method,
      visit: visitOf(request),
    }),
  );

  answerCall(app, 'POST /wps/member/paymentPassword/reset', secret, async (request) => {
    await resetPaymentPassword(parts, siteOf(request), sessionOf(request), request.body);
    return { done: true };
  });
}
