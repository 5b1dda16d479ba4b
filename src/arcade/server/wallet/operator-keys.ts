import { createHmac, randomBytes } from 'node:crypto';
import { directionKey, isTimedSignature, readTimedHeader, type SignedCall, timedHeader } from './call-signature.ts';
import { dialectOf } from './dialect-of.ts';

/**
 * Signs and checks what is exchanged with operators. Each integration has a key of its own, made from the arcade's
 * secret.
 */
export interface OperatorKeys {
  /** The `Authorization` header of a call to the operator. A retry is signed anew. */
  readonly sign: (integration: string, call: SignedCall, now: Date) => string;
  /**
   * The nonce of an operator's call, which is good once; null where the signature is missing, wrong or more than five
   * minutes away.
   */
  readonly check: (
    integration: string,
    call: SignedCall,
    header: string | undefined,
    now: Date,
  ) => { readonly nonce: string; readonly expiresAt: number } | null;
}

const TOLERANCE_MS = 5 * 60_000;
const NONCE_BYTES = 16;

export function operatorKeys(secret: string): OperatorKeys {
  /** The key is the hexadecimal text itself, as operators are given it. */
  const keyOf = (integration: string): string => createHmac('sha256', secret).update(integration).digest('hex');
  return {
    sign(integration, call, now) {
      const key = keyOf(integration);
      if (dialectOf(integration) === 'actions') {
        const signed = call.method === 'GET' ? call.path : call.body;
        return `HMAC-SHA256 ${createHmac('sha256', key).update(signed).digest('hex')}`;
      }
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const timestamp = Math.floor(now.getTime() / 1_000);
      return timedHeader(directionKey(key, 'to wallet'), call, { timestamp, nonce });
    },
    check(integration, call, header, now) {
      const given = readTimedHeader(header);
      if (given === undefined) return null;
      if (!isTimedSignature(directionKey(keyOf(integration), 'to vendor'), call, given)) return null;
      const sentAtMs = given.timestamp * 1_000;
      if (Math.abs(now.getTime() - sentAtMs) > TOLERANCE_MS) return null;
      return { nonce: given.nonce, expiresAt: sentAtMs + TOLERANCE_MS + 1_000 };
    },
  };
}
