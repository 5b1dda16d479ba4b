import type { Fault } from '../fault.ts';
import type { PlacedText } from './references/strings-in.ts';

/** Patterns of secrets, by their kind. */
const looks: ReadonlyArray<readonly [look: RegExp, what: string]> = [
  [/-----BEGIN [A-Z0-9 ]+-----/, 'a key or a certificate in PEM'],
  [/\b(?:[sr]k_(?:live|test)_|whsec_)[A-Za-z0-9+/=]{8,}/, 'the key of a payment provider'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, 'an AWS key'],
  [/\bAIza[A-Za-z0-9_-]{30,}/, 'a Google key'],
  [/\b(?:gh[opsur]_|github_pat_|glpat-|xox[abprs]-)[A-Za-z0-9_-]{10,}/, 'an access token'],
  [/(?<![\w-])eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{8,65536}\./, 'a signed token (JWT)'],
  [/\bBearer\s+(?=[A-Za-z._~+/=-]*\d)[A-Za-z0-9._~+/=-]{16,}/i, 'a bearer token'],
  [/:\/\/[^\s/@:]*:[^\s/@]+@/, 'an address with a password'],
  [
    /[?&](?:key|token|secret|password|passwd|pwd|api[_-]?key|access[_-]?(?:key|token)|auth|sig|signature)=[^&\s#]/i,
    'an address with a secret in its query',
  ],
];

/** One look at most texts is enough to know that they hold none. */
const mayBeSecret =
  /-----BEGIN|[sr]k_|whsec_|AKIA|ASIA|AIza|gh[opsur]_|github_pat_|glpat-|xox|eyJ|bearer|:\/\/|[?&]\w/i;

/** Names, in small letters without - and _, whose values are secrets. */
const secretNames =
  /^(?:.*(?:secret|password|passwd|passphrase|apikey|privatekey|secretkey|signingkey|encryptionkey|accesskey|accesstoken|authtoken|apitoken|refreshtoken|bearertoken|bottoken)s?|pwd|pass|token|credentials?)$/;

/** Entries of these have ids as names, which people choose. */
const collections = new Set(['pages', 'modals', 'menus', 'sections']);

/**
 * Checks that a document holds nothing secret: documents go out to every visitor. Known by its looks, or by the name it
 * stands under. What was found is never repeated: messages go to logs.
 */
export function* checkSecrets(texts: Iterable<PlacedText>): Generator<Fault> {
  const right = 'take it out, and withdraw it where it is valid: documents are public';
  for (const { path, text } of texts) {
    const look = mayBeSecret.test(text) ? looks.find(([pattern]) => pattern.test(text)) : undefined;
    if (look) yield { path, wrong: `this looks like ${look[1]}`, right };
    const secret = look || text === '' ? null : secretNameOf(path, text);
    if (secret !== null)
      yield {
        path,
        wrong: `a value called ${JSON.stringify(secret)} has no place in a document`,
        right,
        isName: true,
      };
  }
}

/** The name that makes a value a secret: its own, that of its list, or that of the object that holds it. */
function secretNameOf(path: PlacedText['path'], text: string): string | null {
  const own = lastName(path, path.length);
  const name = path[own];
  // Keys of words have dots, and what stands under a name may be such a key.
  if (typeof name !== 'string' || name.includes('.') || /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/.test(text))
    return null;
  if (isSecret(name)) return name;
  const above = lastName(path, own);
  const holder = path[above];
  if (typeof holder !== 'string') return null;
  if (plain(name) === 'key' && holder === 'query') return name;
  const isChosen = collections.has(String(path[above - 1]));
  // A code of a language stands before words: what people call the secret.
  return isSecret(holder) && !isChosen && !/^[A-Z]{2}$/.test(name) ? holder : null;
}

/** The index of the last name before a position; entries between them are list indices. */
function lastName(path: PlacedText['path'], before: number): number {
  let at = before - 1;
  while (typeof path[at] === 'number') at -= 1;
  return at;
}

function isSecret(name: string): boolean {
  return secretNames.test(plain(name));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, '');
}
