import { expect, it } from 'vitest';
import { encryptedLink } from '#portal/testing/encrypted-link.ts';
import { readServiceLink } from './service-link.ts';

it.each(['https://chat.example/pebble?room=1', 'mailto:help@pebble.example', 'https://t.me/ayuda-%C3%A9'])(
  'reads %s with the last 8 characters of its path as key',
  (link) => {
    expect(readServiceLink(encryptedLink(link))).toBe(link);
    expect(readServiceLink(encryptedLink(link, '00000000'))).toBe(link);
  },
);

it('decrypts the gateway’s links', () => {
  expect(readServiceLink('MsQ8juxRIYN7ozQrYMs6bYojPyj/+IHoEcOBMdfk18E=rrU5CNrX')).toBe('mailto:help@aurora.example');
});

it.each(['javascript:alert(1)', 'http://chat.example', 'chat.example'])(
  'takes %s for no link, whoever encrypted it',
  (text) => {
    expect(readServiceLink(encryptedLink(text))).toBeNull();
  },
);

it.each(['', 'short', 'mailto:help@pebble.example', `${'A'.repeat(24)}aB3-dE_6`])(
  'takes the path %j for no link',
  (path) => {
    expect(readServiceLink(path)).toBeNull();
  },
);
