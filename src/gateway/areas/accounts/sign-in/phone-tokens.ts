import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { serviceFetch } from '#gateway/kit/service-fetch.ts';
import type { CurrentPhoneService } from './phone-service.ts';

/** How long after its making a token still proves that somebody holds the number. */
const GOOD_FOR_SECONDS = 600;
/** How much later than ours the service's clock may be. */
const CLOCKS_APART_SECONDS = 60;

/** A token of the service that verifies numbers, as a call carries it. */
export interface PhoneProof {
  readonly firebaseChannel?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/** A token that was found to be good, and can be used once. */
export interface CheckedPhoneToken {
  readonly digest: string;
  readonly expiresAt: Date;
}

/** Checks that a token of a service says that somebody holds a number. */
export interface PhoneTokens {
  /**
   * @param number E.164.
   * @throws DomainError `feature_disabled` where no service is configured; `invalid_verification_code`, naming the
   *   token, for one that is over, is not the service's, or is about another number.
   */
  check(token: string, number: string): Promise<CheckedPhoneToken>;
}

/** Checks tokens by the keys that the service publishes. */
export function phoneTokens(current: CurrentPhoneService, clock: () => Date): PhoneTokens {
  const known = new Map<string, JWTVerifyGetKey>();
  const keysAt = (address: string): JWTVerifyGetKey => {
    const keys = known.get(address) ?? keysFrom(address);
    known.set(address, keys);
    return keys;
  };
  return {
    async check(token, number) {
      const service = current();
      if (service === null) throw new DomainError('feature_disabled');
      const { issuer, audience } = service;
      const now = clock();
      const rules = {
        issuer,
        audience,
        algorithms: ['RS256'],
        currentDate: now,
        maxTokenAge: GOOD_FOR_SECONDS,
        requiredClaims: ['exp', 'sub'],
      };
      const { payload } = await jwtVerify(token, keysAt(service.jwksUrl), rules).catch((cause: unknown) => {
        // A service that does not answer is no fault of the token's.
        throw isUnreachable(cause)
          ? new DomainError('busy', { retryAfterSeconds: 5, cause })
          : refused('wrong_value', cause);
      });
      // The service gives whoever was once verified new tokens without end, also when they came in by another way; this
      // is when and how it was.
      const { auth_time: verifiedAt, firebase: way } = payload;
      if (typeof verifiedAt !== 'number' || !isByPhone(way)) throw refused('wrong_value');
      const ageSeconds = now.getTime() / 1_000 - verifiedAt;
      if (ageSeconds > GOOD_FOR_SECONDS || ageSeconds < -CLOCKS_APART_SECONDS) throw refused('wrong_value');
      if (payload.phone_number !== number) throw refused('mismatch');
      return {
        // Digests the verification, not the token: the same token can be written in many ways, and issued anew.
        digest: createHash('sha256').update(`${payload.iss}\n${payload.sub}\n${verifiedAt}`).digest('base64url'),
        expiresAt: new Date((payload.exp ?? 0) * 1_000),
      };
    },
  };
}

function isByPhone(way: unknown): boolean {
  return typeof way === 'object' && way !== null && 'sign_in_provider' in way && way.sign_in_provider === 'phone';
}

function keysFrom(address: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), {
    [customFetch]: (url, { headers, ...options }) =>
      serviceFetch(url, { ...options, headers: Object.fromEntries(headers), body: null }),
  });
}

/**
 * Whether the service gave no keys: it could not be reached, took too long, or answered with a fault, which has no code
 * of its own.
 */
function isUnreachable(cause: unknown): boolean {
  if (!(cause instanceof errors.JOSEError)) return true;
  return cause instanceof errors.JWKSTimeout || cause.code === errors.JOSEError.code;
}

function refused(fault: 'wrong_value' | 'mismatch', cause?: unknown): DomainError {
  return new DomainError('invalid_verification_code', { fields: { firebaseIdToken: fault }, cause });
}
