import { createHmac, timingSafeEqual } from 'node:crypto';

const HEADER = /^HMAC-SHA256 ([0-9a-f]{64})$/i;

/** What `Authorization` says of bytes: of a body as it goes over the wire, or of the path with its query where there is none. */
export function signatureOf(key: Uint8Array, bytes: Uint8Array): string {
  return `HMAC-SHA256 ${createHmac('sha256', key).update(bytes).digest('hex')}`;
}

/** What unknown integrations are held against, so that their calls take as long as any. */
const NOBODYS_KEY = new Uint8Array(32);

/** The integration where the header is its own of these bytes; null where it is not, or there is no such integration: nobody may tell which. */
export function signerAmong<Signer extends { readonly key: Uint8Array }>(
  integration: Signer | undefined,
  bytes: Uint8Array,
  header: string | undefined,
): Signer | null {
  const isGood = isSignedBy(integration?.key ?? NOBODYS_KEY, bytes, header);
  return isGood && integration !== undefined ? integration : null;
}

/** Whether the header is of these bytes, in the same time however much of it is right. */
export function isSignedBy(key: Uint8Array, bytes: Uint8Array, header: string | undefined): boolean {
  const given = HEADER.exec(header ?? '')?.[1];
  if (given === undefined) return false;
  return timingSafeEqual(createHmac('sha256', key).update(bytes).digest(), Buffer.from(given, 'hex'));
}
