import { describe, expect, it } from 'vitest';
import { addressesIn } from './addresses-in.ts';

const found = (text: string) => addressesIn(text).map(({ scheme, host }) => `${scheme} ${host}`);

describe('addressesIn', () => {
  it.each([
    ['Read https://brand.example/help, please.', ['https: brand.example']],
    ['(https://brand.example)', ['https: brand.example']],
    ['https://brand.example:8443/a?b=c#d', ['https: brand.example']],
    ['HTTPS://Brand.Example/', ['https: brand.example']],
    ['https://brand.example@evil.example/', ['https: null']],
    ['https://chat.example{@evil.example/phish', ['https: null']],
    ['https://chat.example`.evil.example/', ['https: chat.example`.evil.example']],
    ['https://chat.example|evil', ['https: null']],
    ['https://chat.example\t.evil.example/', ['https: chat.example', 'https: chat.example.evil.example']],
    ['https:evil.example', ['https: evil.example']],
    ['www.chat.example{@evil.example', [' null']],
    ['//chat.example^', [' null']],
    ['Write to mailto:help@brand.example.', ['mailto: brand.example']],
    [
      'mailto:a@brand.example,b@evil.example?cc=c%40more.example',
      ['mailto: brand.example', 'mailto: evil.example', 'mailto: more.example'],
    ],
    ['mailto:help', ['mailto: null']],
    ['http://brand.example and ftp://files.example', ['http: brand.example', 'ftp: files.example']],
    ['//cdn.brand.example/x.js', [' cdn.brand.example']],
    ['at www.brand.example.', [' www.brand.example']],
    ['https://www.brand.example', ['https: www.brand.example']],
    ['javascript:alert(1)', ['javascript: null']],
    ['data:text/html;base64,PGI+', ['data: null']],
    ['data:,hi', ['data: null']],
    ['https://', ['https: null']],
  ])('finds those of %j', (text, addresses) => {
    expect(found(text)).toEqual(addresses);
  });

  it.each([
    'Your data: we keep none.',
    'We keep this data:email, name',
    'Open 09:00 to 18:00, and/or later',
    'help@www.brand.example',
    'assets/mark.svg',
    'menu.home',
    '50 // 60',
    'ratio 16:9',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});
