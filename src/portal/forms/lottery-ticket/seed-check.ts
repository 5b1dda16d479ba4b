/** Bytes of hexadecimal digits. */
const bytesOf = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const digitsOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a seed is the one that a commitment was made from before the draw: its SHA-256, in hexadecimal digits. */
export async function isSeedOf(commitment: string, seed: string): Promise<boolean> {
  return digitsOf(await crypto.subtle.digest('SHA-256', bytesOf(seed))) === commitment;
}
