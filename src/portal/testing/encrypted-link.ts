import CryptoJS from 'crypto-js/core.js';
// Before the ciphers, which take the encoding that is there when they load.
import 'crypto-js/enc-base64.js';
import 'crypto-js/mode-ecb.js';
import 'crypto-js/tripledes.js';

/** A link to customer service as the gateway presents it. */
export function encryptedLink(link: string, key = 'aB3-dE_6'): string {
  const text = CryptoJS.DES.encrypt(link, CryptoJS.enc.Utf8.parse(key), { mode: CryptoJS.mode.ECB });
  return `${text.toString()}${key}`;
}
