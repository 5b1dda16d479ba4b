import * as fc from 'fast-check';

/** Markers in every hostile text: echoed unescaped, they would become part of the page or of the headers. */
export const MARKUP = '<x7q onerror=1>';
export const INJECTED_HEADER = 'x-injected-by-us';

const attacks = [
  MARKUP,
  `"'>${MARKUP}`,
  `</script>${MARKUP}`,
  `--!>${MARKUP}`,
  `%22%3E${encodeURIComponent(MARKUP)}`,
  `\\u003cx7q onerror=1\\u003e`,
  `javascript:alert(1)//${MARKUP}`,
  `${MARKUP}${'A'.repeat(4_000)}`,
  `%0d%0a${INJECTED_HEADER}: 1`,
  `\u2028${MARKUP}`,
  `\u0000${MARKUP}`,
  `' or 1=1 --`,
  `'; drop table catalogue_game; --`,
  '$' + '{7*7}',
  '%',
  '%E0%A4%A',
  '%00',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/package.json',
  '..\\..\\package.json',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '0x10',
  '1e309',
  '99999999999999999999',
  '[]',
  '{"$gt":""}',
  '\ud83c\udfb0',
  '\u202eevil',
  'ＥＮ',
] as const;

/** A hostile value, as it is. */
export const attack = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...attacks) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...attacks), fc.constantFrom(...attacks)).map((pair) => pair.join('')),
  },
);

/** Percent-encoded like a browser's, or raw except for the characters that end a request line. */
const inAddress = fc
  .tuple(attack, fc.boolean())
  .map(([text, isEncoded]) => (isEncoded ? encodeURIComponent(wellFormed(text)) : withoutBreaks(text, /[\s\0]/g)));

const host = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('aurora.localhost', 'AURORA.localhost.', 'aurora.localhost:80') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '.',
      'localhost',
      '127.0.0.1',
      '[::1]',
      '[::1',
      'aurora',
      '.aurora.localhost',
      'aurora.localhost.evil.example',
      'evil.example#aurora.localhost',
      'user@aurora.localhost',
      'aurora.localhost/lotus.localhost',
      'aurora.localhost, lotus.localhost',
      'aurora.localhost:99999',
      '__proto__',
      'constructor',
      'a'.repeat(5_000),
    ),
  },
  { weight: 1, arbitrary: attack.map((text) => withoutBreaks(text, /[\r\n\0]/g)) },
);

export interface HostileRequest {
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A query as a call declares it. */
export interface DeclaredQuery {
  readonly names: readonly string[];
  /** Those without which nothing further is looked at. */
  readonly required: readonly string[];
}

/** Headers that the gateway reads, with nonsensical values. */
const headers = fc.dictionary(
  fc.constantFrom(
    'accept-language',
    'language',
    'cookie',
    'if-none-match',
    'accept-encoding',
    'x-forwarded-for',
    'x-request-id',
  ),
  attack.map((text) => withoutBreaks(text, /[\r\n\0]/g)),
  { maxKeys: 3 },
);

/** Requests for an address, each spoilt in its host, its path, its query values, its headers or all of them. */
export function hostileRequests(address: string, { names, required }: DeclaredQuery): fc.Arbitrary<HostileRequest> {
  const name = fc.oneof(fc.constantFrom('language', 'page', ...names), inAddress);
  const needed = fc.tuple(...required.map((given) => fc.tuple(fc.constant(given), inAddress)));
  const query = fc
    .tuple(needed, fc.array(fc.tuple(name, inAddress), { maxLength: 4 }))
    .map(([given, further]) => [...given, ...further]);
  const tail = fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: inAddress.map((text) => `/${text}`) },
  );
  return fc.record({ host, query, tail, headers }).map((spoilt) => {
    const values = spoilt.query.map(([key, value]) => `${key}=${value}`).join('&');
    return { host: spoilt.host, headers: spoilt.headers, path: `${address}${spoilt.tail}${values && `?${values}`}` };
  });
}

function withoutBreaks(text: string, breaks: RegExp): string {
  return wellFormed(text).replace(breaks, '_');
}

/** Halves of characters have no bytes of their own. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
