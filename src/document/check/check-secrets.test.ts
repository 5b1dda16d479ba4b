import { describe, expect, it } from 'vitest';
import { checkSecrets } from './check-secrets.ts';
import { numbersIn } from './references/numbers-in.ts';
import { stringsIn } from './references/strings-in.ts';

const wrongs = (value: unknown) =>
  [...checkSecrets([...stringsIn(value), ...numbersIn(value)])].map(({ wrong }) => wrong);

describe('checkSecrets', () => {
  it.each([
    ['gh', 'p_0123456789abcdefghijklmnopqrstuvwxyz'],
    ['xo', 'xb-1234567890-abcdefghij'],
    ['AI', 'zaSyA1234567890abcdefghijklmnopqrstuv'],
    ['wh', 'sec_4eC39HqLyjWDarjtT1zdp7dc'],
    ['rk', '_test_4eC39HqLyjWDarjtT1zdp7dc'],
  ])('knows %s…%s by its looks', (start, rest) => {
    expect(wrongs({ text: `see ${start}${rest}` })).toHaveLength(1);
  });

  it.each(['clientSecret', 'api_key', 'API-KEY', 'accessToken', 'password', 'token', 'db-password'])(
    'knows a value by the name %s',
    (name) => {
      expect(wrongs({ props: { [name]: 'c2VjcmV0' } })).toHaveLength(1);
      expect(wrongs({ props: { [name]: '' } })).toEqual([]);
    },
  );

  it('never repeats what it found', () => {
    const value = 'AKIAIOSFODNN7EXAMPLE';
    expect(JSON.stringify([...checkSecrets(stringsIn({ text: value, secret: 'hunter2' }))])).not.toMatch(
      /AKIA|hunter2/,
    );
  });

  it.each([
    [{ 'login.password': 'Password', 'error.token': 'The code is wrong' }],
    [{ props: { password: 'login.password' } }],
    [{ fields: [{ name: 'password', acceptedPattern: '^[!-~]+$' }] }],
    [{ text: 'Bearer of good news; keep your password to yourself' }],
    [{ url: 'https://brand.example/help?topic=keys&lang=en' }],
    [{ query: { gameType: 'RNG' } }],
    [{ key: 'value', tokens: 'none' }],
    [{ text: 'Bearer responsibilities of every player' }],
    [{ pages: { password: { paths: ['/password'], access: 'member' } } }],
    [{ fields: { password: { EN: 'Password' } } }],
    [{ passwordMinLength: 12, isSecret: true }],
  ])('says nothing of %j', (value) => {
    expect(wrongs(value)).toEqual([]);
  });

  it.each([
    [{ apiKeys: ['c2VjcmV0'] }, ['apiKeys']],
    [{ credentials: { user: 'harbour', pass: 'hunter2' } }, ['credentials', 'pass']],
    [{ secret: { value: 'hunter2' } }, ['secret']],
    [{ secrets: [{ value: 'hunter2' }] }, ['secrets']],
    [{ password: 12_345_678 }, ['password']],
  ])('knows a value by the nearest names on the way to it: %j', (value, names) => {
    expect(wrongs({ props: value })).toEqual(names.map((name) => expect.stringContaining(`called "${name}"`)));
  });

  it('takes linear time on texts that only begin like tokens', () => {
    expect(wrongs({ text: 'eyJ-'.repeat(100_000) })).toEqual([]);
  });

  it('knows a key in a query', () => {
    expect(wrongs({ action: { do: 'navigate', query: { key: 'abc' } } })).toHaveLength(1);
  });
});
