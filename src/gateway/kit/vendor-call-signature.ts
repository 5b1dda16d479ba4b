import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The direction of a call: from the vendor to the wallet, or from the gateway to the vendor's server. Each signs with a
 * key of its own.
 */
export type CallDirection = 'toWallet' | 'toVendor';

/** The parts of a call that its signature covers. */
export interface SignedCall {
  readonly direction: CallDirection;
  readonly method: string;
  /** With its query, as it is sent. */
  readonly path: string;
  /** Empty where the call has none. */
  readonly body: Uint8Array;
}

/** A signature that is good, with what refuses the same call a second time. */
export interface CheckedSignature {
  readonly nonce: string;
  /** From then on the timestamp alone refuses the call. */
  readonly expiresAt: Date;
}

/** How far the clocks of sender and receiver may be apart. */
const TOLERANCE_SECONDS = 5 * 60;
const NONCE_BYTES = 16;
const HEADER = /^HMAC-SHA256-V2 t=(\d{1,12}),n=([A-Za-z0-9_-]{16,64}),s=([0-9a-f]{64})$/;

/** HKDF-SHA256 (RFC 5869) of the integration's key without salt; `info` names the direction. */
const KEY_INFO: Readonly<Record<CallDirection, string>> = {
  toWallet: 'marquee vendor call to wallet',
  toVendor: 'marquee vendor call to vendor',
};

/**
 * Signs a call: method, path, time, nonce and body, so that a recorded call is worth nothing at another path or later.
 * @param key the bytes of the integration's key.
 * @param at the sender's clock.
 * @returns the `Authorization` header. A retry is signed anew.
 */
export function signVendorCall(
  key: Uint8Array,
  call: SignedCall,
  at: Date,
  nonce: string = randomBytes(NONCE_BYTES).toString('base64url'),
): string {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signature = macOf(key, call, timestamp, nonce).toString('hex');
  return `HMAC-SHA256-V2 t=${timestamp},n=${nonce},s=${signature}`;
}

/**
 * Checks the `Authorization` header of a call in constant time. The caller has to keep the nonce until it expires.
 * @returns null where the signature is missing or wrong, or its time is more than five minutes away.
 */
export function checkVendorCall(
  key: Uint8Array,
  call: SignedCall,
  header: string | undefined,
  now: Date,
): CheckedSignature | null {
  const [, timestamp, nonce, signature] = HEADER.exec(header ?? '') ?? [];
  if (timestamp === undefined || nonce === undefined || signature === undefined) return null;
  if (!timingSafeEqual(macOf(key, call, timestamp, nonce), Buffer.from(signature, 'hex'))) return null;
  const sentAtMs = Number(timestamp) * 1_000;
  if (Math.abs(now.getTime() - sentAtMs) > TOLERANCE_SECONDS * 1_000) return null;
  // One more second, since the timestamp leaves out the milliseconds.
  return { nonce, expiresAt: new Date(sentAtMs + (TOLERANCE_SECONDS + 1) * 1_000) };
}

function macOf(key: Uint8Array, { direction, method, path, body }: SignedCall, timestamp: string, nonce: string) {
  const mac = createHmac('sha256', directionKey(key, direction));
  return mac.update(`${method}\n${path}\n${timestamp}\n${nonce}\n`).update(body).digest();
}

/** Derived keys of the keys that are in memory: deriving one takes longer than signing with it. */
const derived: Record<CallDirection, WeakMap<Uint8Array, Uint8Array>> = {
  toWallet: new WeakMap(),
  toVendor: new WeakMap(),
};

function directionKey(key: Uint8Array, direction: CallDirection): Uint8Array {
  const known = derived[direction].get(key);
  if (known) return known;
  const made = new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), KEY_INFO[direction], 32));
  derived[direction].set(key, made);
  return made;
}
