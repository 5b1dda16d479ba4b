import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The parts of a call between arcade and operator that its signature covers. */
export interface SignedCall {
  readonly method: string;
  /** With its query, as it is sent. */
  readonly path: string;
  /** Empty where the call has none. */
  readonly body: string;
}

/** A call's time and nonce, and what signs both with the call. */
export interface TimedSignature {
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly nonce: string;
  readonly signature: Buffer;
}

const HEADER = /^HMAC-SHA256-V2 t=(\d{1,12}),n=([A-Za-z0-9_-]{16,64}),s=([0-9a-f]{64})$/;

/** The key of one direction (docs/vendor-integration.md, "Signatures"). */
export function directionKey(key: string, direction: 'to wallet' | 'to vendor'): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `marquee vendor call ${direction}`, 32));
}

export function timedHeader(key: Buffer, call: SignedCall, at: { timestamp: number; nonce: string }): string {
  return `HMAC-SHA256-V2 t=${at.timestamp},n=${at.nonce},s=${timedMac(key, call, at).toString('hex')}`;
}

/** Undefined where the header is no such signature. */
export function readTimedHeader(header: string | undefined): TimedSignature | undefined {
  const [, timestamp, nonce, signature] = HEADER.exec(header ?? '') ?? [];
  if (timestamp === undefined || nonce === undefined || signature === undefined) return undefined;
  return { timestamp: Number(timestamp), nonce, signature: Buffer.from(signature, 'hex') };
}

/** Compares in constant time. */
export function isTimedSignature(key: Buffer, call: SignedCall, given: TimedSignature): boolean {
  return timingSafeEqual(timedMac(key, call, given), given.signature);
}

function timedMac(key: Buffer, { method, path, body }: SignedCall, at: { timestamp: number; nonce: string }): Buffer {
  return createHmac('sha256', key).update(`${method}\n${path}\n${at.timestamp}\n${at.nonce}\n${body}`).digest();
}
