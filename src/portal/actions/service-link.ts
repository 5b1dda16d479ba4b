import CryptoJS from 'crypto-js/core.js';
// Before the ciphers, which take the encoding that is there when they load.
import 'crypto-js/enc-base64.js';
import 'crypto-js/mode-ecb.js';
import 'crypto-js/tripledes.js';

const KEY_LENGTH = 8;

/**
 * Reads the encrypted link of a way to customer service: base64 of the DES-encrypted text, then its key of 8 characters
 * (specification, section 7). The key comes with the text, so this is obfuscation: it keeps addresses from programs
 * that collect them, and no secret.
 * @returns the link; null for what is none.
 */
export function readServiceLink(path: string): string | null {
  const key = CryptoJS.enc.Utf8.parse(path.slice(-KEY_LENGTH));
  try {
    const text = CryptoJS.DES.decrypt(path.slice(0, -KEY_LENGTH), key, { mode: CryptoJS.mode.ECB }).toString(
      CryptoJS.enc.Utf8,
    );
    // Only these schemes: no text can run as a script.
    return /^(?:https:\/\/|mailto:)/.test(text) ? text : null;
  } catch {
    return null;
  }
}
