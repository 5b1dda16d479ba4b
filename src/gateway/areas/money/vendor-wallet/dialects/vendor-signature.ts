import { createHmac, timingSafeEqual } from 'node:crypto';

const HEADER = /^HMAC-SHA256 ([0-9a-f]{64})$/i;

/** The `Authorization` header that signs bytes: the body as sent or, where there is none, the path with its query. */
export function signatureOf(key: Uint8Array, bytes: Uint8Array): string {
  return `HMAC-SHA256 ${createHmac('sha256', key).update(bytes).digest('hex')}`;
}

/** Whether the header is of these bytes, in the same time however much of it is right. */
export function isSignedBy(key: Uint8Array, bytes: Uint8Array, header: string | undefined): boolean {
  const given = HEADER.exec(header ?? '')?.[1];
  if (given === undefined) return false;
  return timingSafeEqual(createHmac('sha256', key).update(bytes).digest(), Buffer.from(given, 'hex'));
}

/** How far the clocks of vendor and wallet may be apart. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * The bytes that are signed where an integration requires a timestamp: the timestamp, a dot, and what is signed without
 * one.
 */
export function withTimestamp(timestamp: string, bytes: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`${timestamp}.`), bytes]);
}

/**
 * The same for integrations that require a timestamp: the header `X-Timestamp` in seconds since 1970, signed with the
 * bytes and at most five minutes away.
 */
export function isTimelySignedBy(
  key: Uint8Array,
  { timestamp, bytes }: { readonly timestamp: string | undefined; readonly bytes: Uint8Array },
  header: string | undefined,
  now: Date,
): boolean {
  if (timestamp === undefined || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1_000) > TOLERANCE_MS) return false;
  return isSignedBy(key, withTimestamp(timestamp, bytes), header);
}
