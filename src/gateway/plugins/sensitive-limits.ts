import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#gateway/domain-error.ts';

/** How often an address may make one of the calls that guess or cost: sign-ins, captchas, codes, registrations, passwords. */
export const SENSITIVE_PER_MINUTE = 30;
/** How often one account may be tried, from whatever addresses. A captcha comes long before; nobody is locked out. */
const PER_ACCOUNT = 60;
const ACCOUNT_WINDOW_MS = 600_000;

/** The limit by address, as a route's `config`. */
export function sensitiveLimit(factor: number) {
  return { rateLimit: { max: Math.ceil(SENSITIVE_PER_MINUTE * factor), timeWindow: 60_000 } };
}

/**
 * The limit by account, whether or not there is such an account.
 * @param accountOf names the account that a request is about.
 * @returns a check that throws `too_many_requests`.
 */
export function accountLimit(app: FastifyInstance, factor: number, accountOf: (request: FastifyRequest) => string) {
  const check = app.createRateLimit({
    max: Math.ceil(PER_ACCOUNT * factor),
    timeWindow: ACCOUNT_WINDOW_MS,
    keyGenerator: (request) => `${request.site?.id ?? '-'} account ${accountOf(request)}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded)
      throw new DomainError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(limit.ttl / 1_000)) });
  };
}
