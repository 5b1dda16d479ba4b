import type { FastifyInstance } from 'fastify';
import type {
  Done,
  LanguageQuery,
  MemberSecurity,
  PaymentPasswordCode,
  RecoveryCodes,
  ResetPaymentPassword,
  SetPaymentPassword,
  SmsSent,
  TotpBegin,
  TotpCode,
  TotpDisable,
  TotpOffer,
} from '#contracts/generated/contracts.ts';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { contract } from '#gateway/http/contract.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { AccountParts } from '../account-parts.ts';
import { resetPaymentPassword, sendPaymentPasswordCode, setPaymentPassword } from '../passwords/payment-password.ts';
import { readSecurity } from '../security/read-security.ts';
import { beginTwoStep, confirmTwoStep, disableTwoStep, renewRecoveryCodes } from '../security/two-step.ts';

type Body = 'TotpBegin' | 'TotpCode' | 'TotpDisable' | 'SetPaymentPassword' | 'ResetPaymentPassword';

/** Second factors of an account: an authenticator with recovery codes, and the payment password (`securityCenter`). */
export function securityRoutes(app: FastifyInstance, parts: AccountParts): void {
  const limited = { ...sensitiveLimit(parts.rateLimitFactor), access: 'member' as const };
  const secret = <Answer extends 'Done' | 'TotpOffer' | 'RecoveryCodes'>(
    summary: string,
    body: Body,
    answer: Answer,
  ) => ({
    config: { ...limited, encrypted: true },
    schema: { tags: ['member'], summary, body: contract(body), response: { 200: contract(answer) } },
  });

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/member/security',
    {
      config: { access: 'member' },
      schema: {
        tags: ['member'],
        summary: 'The state of everything that the security centre shows',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('MemberSecurity') },
      },
    },
    (request): Promise<MemberSecurity> => readSecurity(parts, siteOf(request), sessionOf(request)),
  );

  app.post<{ Body: TotpBegin }>(
    '/wps/member/totp/begin',
    secret('Begin to set an authenticator up', 'TotpBegin', 'TotpOffer'),
    (request): Promise<TotpOffer> => beginTwoStep(parts, siteOf(request), sessionOf(request), request.body),
  );

  app.post<{ Body: TotpCode }>(
    '/wps/member/totp/confirm',
    secret('Switch an authenticator on by its first code', 'TotpCode', 'RecoveryCodes'),
    (request): Promise<RecoveryCodes> => confirmTwoStep(parts, siteOf(request), sessionOf(request), request.body),
  );

  app.post<{ Body: TotpDisable }>(
    '/wps/member/totp/disable',
    secret('Switch the authenticator off', 'TotpDisable', 'Done'),
    async (request): Promise<Done> => {
      await disableTwoStep(parts, siteOf(request), sessionOf(request), request.body);
      return { done: true };
    },
  );

  app.post<{ Body: TotpCode }>(
    '/wps/member/totp/recoveryCodes',
    secret('New recovery codes in place of the old ones', 'TotpCode', 'RecoveryCodes'),
    (request): Promise<RecoveryCodes> => renewRecoveryCodes(parts, siteOf(request), sessionOf(request), request.body),
  );

  app.post<{ Body: SetPaymentPassword }>(
    '/wps/member/paymentPassword',
    secret('Set the payment password', 'SetPaymentPassword', 'Done'),
    async (request): Promise<Done> => {
      await setPaymentPassword(parts, siteOf(request), sessionOf(request), request.body);
      return { done: true };
    },
  );

  app.post<{ Body: PaymentPasswordCode }>(
    '/wps/member/paymentPassword/code',
    {
      config: limited,
      schema: {
        tags: ['member'],
        summary: 'Have a code sent that stands in for a forgotten payment password',
        body: contract('PaymentPasswordCode'),
        response: { 200: contract('SmsSent') },
      },
    },
    (request): Promise<SmsSent> =>
      sendPaymentPasswordCode(parts, siteOf(request), sessionOf(request), {
        method: request.body.method,
        visit: visitOf(request),
      }),
  );

  app.post<{ Body: ResetPaymentPassword }>(
    '/wps/member/paymentPassword/reset',
    secret('Set a forgotten payment password anew', 'ResetPaymentPassword', 'Done'),
    async (request): Promise<Done> => {
      await resetPaymentPassword(parts, siteOf(request), sessionOf(request), request.body);
      return { done: true };
    },
  );
}
