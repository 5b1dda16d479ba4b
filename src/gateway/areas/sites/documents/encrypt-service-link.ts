import { createCipheriv, createHash } from 'node:crypto';

/** A DES key of 8 characters that a text can end with. */
const KEY_LENGTH = 8;

/**
 * Encrypts the link of a way to customer service: base64 of the DES-encrypted text, then its key (specification,
 * sections 3 and 7). The key comes with the text, so this is obfuscation: it keeps addresses from programs that collect
 * them, and no secret. The key follows from site and link, so that the same document is presented the same each time
 * and its ETag stays.
 */
export function encryptServiceLink(siteId: string, link: string): string {
  const key = createHash('sha256').update(`${siteId}\n${link}`).digest('base64url').slice(0, KEY_LENGTH);
  // OpenSSL 3 has no single DES. Triple DES with the same key three times is the same cipher.
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null);
  return `${cipher.update(link, 'utf8', 'base64')}${cipher.final('base64')}${key}`;
}
