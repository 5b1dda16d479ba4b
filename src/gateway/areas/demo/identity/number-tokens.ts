import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import { NumberServiceError } from './number-service-error.ts';

const ALGORITHM = 'RS256';
const KEY_ID = 'demo-numbers';
const MOST_KEPT = 1_000;

/** How long a token says what it says. */
export const NUMBER_TOKEN_SECONDS = 3_600;

/** Somebody who proved a number. */
export interface ProvenNumber {
  /** E.164. */
  readonly number: string;
  /** When the number was proven, in seconds since 1970. */
  readonly authTime: number;
}

interface TokenParts {
  readonly issuer: () => string;
  readonly audience: string;
  readonly clock: () => Date;
}

/**
 * The tokens of a demo's identity service about numbers, signed by a key of its own that is made when it is first
 * needed.
 */
export function numberTokens({ issuer, audience, clock }: TokenParts) {
  const refreshable = new Map<string, ProvenNumber>();
  let made: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => {
    made ??= generateKeyPair(ALGORITHM);
    return made;
  };

  return {
    /** The public key that the service publishes. */
    async jwks(): Promise<JSONWebKeySet> {
      const { publicKey } = await keys();
      return { keys: [{ ...(await exportJWK(publicKey)), use: 'sig', alg: ALGORITHM, kid: KEY_ID }] };
    },

    async sign({ number, authTime }: ProvenNumber): Promise<string> {
      const { privateKey } = await keys();
      const nowSeconds = Math.floor(clock().getTime() / 1_000);
      return new SignJWT({
        auth_time: authTime,
        user_id: userOf(number),
        phone_number: number,
        firebase: { identities: { phone: [number] }, sign_in_provider: 'phone' },
      })
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: 'JWT' })
        .setIssuer(issuer())
        .setAudience(audience)
        .setSubject(userOf(number))
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + NUMBER_TOKEN_SECONDS)
        .sign(privateKey);
    },

    /** The number that one of our tokens proves. @throws NumberServiceError `INVALID_ID_TOKEN`. */
    async read(token: string): Promise<ProvenNumber> {
      const { publicKey } = await keys();
      const rules = { issuer: issuer(), audience, algorithms: [ALGORITHM], currentDate: clock() };
      const { payload } = await jwtVerify(token, publicKey, rules).catch(() => {
        throw new NumberServiceError('INVALID_ID_TOKEN');
      });
      return { number: String(payload.phone_number), authTime: Number(payload.auth_time) };
    },

    /** A refresh token, which gets another token for the same number. */
    refreshToken(proven: ProvenNumber): string {
      const [oldest] = refreshable.keys();
      if (refreshable.size >= MOST_KEPT && oldest !== undefined) refreshable.delete(oldest);
      const token = randomBytes(32).toString('base64url');
      refreshable.set(token, proven);
      return token;
    },

    /** @throws NumberServiceError `INVALID_REFRESH_TOKEN`. */
    refreshed(refreshToken: string): ProvenNumber {
      const proven = refreshable.get(refreshToken);
      if (proven === undefined) throw new NumberServiceError('INVALID_REFRESH_TOKEN');
      return proven;
    },
  };
}

/** The service's user id for a number. */
export function userOf(number: string): string {
  return createHash('sha256').update(number).digest('base64url').slice(0, 28);
}
