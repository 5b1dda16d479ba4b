import CryptoJS from 'crypto-js';
import { expect, it } from 'vitest';
import { encryptServiceLink } from './encrypt-service-link.ts';

const LINKS = [
  'mailto:help@aurora.example',
  'https://chat.example/aurora?room=1',
  `https://chat.example/${'x'.repeat(400)}`,
];

it.each(LINKS)('encrypts %s by DES, so that any DES opens it with the last 8 characters as key', (link) => {
  const path = encryptServiceLink('aurora', link);
  expect(path).toMatch(/^[A-Za-z0-9+/]+={0,2}[A-Za-z0-9_-]{8}$/);
  const key = CryptoJS.enc.Utf8.parse(path.slice(-8));
  const text = CryptoJS.DES.decrypt(path.slice(0, -8), key, { mode: CryptoJS.mode.ECB });
  expect(text.toString(CryptoJS.enc.Utf8)).toBe(link);
});

it('encrypts the same link of a site the same each time, and otherwise for another site', () => {
  const [link = ''] = LINKS;
  expect(encryptServiceLink('aurora', link)).toBe(encryptServiceLink('aurora', link));
  expect(encryptServiceLink('lotus', link)).not.toBe(encryptServiceLink('aurora', link));
});
