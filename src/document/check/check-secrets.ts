import type { Fault } from '../fault.ts';
import type { PlacedText } from './strings-in.ts';

/** What secrets look like, by what they are. */
const looks: ReadonlyArray<readonly [look: RegExp, what: string]> = [
  [/-----BEGIN [A-Z0-9 ]+-----/, 'a key or a certificate in PEM'],
  [/\b[sr]k_(?:live|test)_[A-Za-z0-9]{8,}/, 'the key of a payment provider'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, 'an AWS key'],
  [/\bAIza[A-Za-z0-9_-]{30,}/, 'a Google key'],
  [/\b(?:gh[opsur]_|github_pat_|glpat-|xox[abprs]-)[A-Za-z0-9_-]{10,}/, 'an access token'],
  [/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*/, 'a signed token (JWT)'],
  [/\bBearer\s+[A-Za-z0-9._~+/=-]{16,}/i, 'a bearer token'],
  [/:\/\/[^\s/@:]+:[^\s/@]+@/, 'an address with a password'],
  [
    /[?&](?:key|token|secret|password|passwd|pwd|api[_-]?key|access[_-]?(?:key|token)|auth|sig|signature)=[^&\s#]/i,
    'an address with a secret in its query',
  ],
];

/** One look at most texts is enough to know that they hold none. */
const mayBeSecret = /-----BEGIN|[sr]k_|AKIA|ASIA|AIza|gh[opsur]_|github_pat_|glpat-|xox|eyJ|bearer|:\/\/|[?&]\w/i;

/** Names, in small letters without - and _, whose values are secrets. */
const secretNames =
  /^(?:(?:.*)(?:secret|password|passwd|passphrase|apikey|privatekey|secretkey|signingkey|encryptionkey|accesskey|accesstoken|authtoken|apitoken|refreshtoken|bearertoken|bottoken)|pwd|token|credentials?)$/;

/**
 * Checks that a document holds nothing secret: documents go out to every visitor. Known by its looks, or by the name it stands under.
 * What was found is never repeated: messages go to logs.
 */
export function* checkSecrets(texts: readonly PlacedText[]): Generator<Fault> {
  const right = 'take it out, and withdraw it where it is valid: documents are public';
  for (const { path, text } of texts) {
    const look = mayBeSecret.test(text) ? looks.find(([pattern]) => pattern.test(text)) : undefined;
    if (look) yield { path, wrong: `this looks like ${look[1]}`, right };
    else if (text !== '' && isSecretName(path, text))
      yield {
        path,
        wrong: `a value called ${JSON.stringify(path.at(-1))} has no place in a document`,
        right,
        isName: true,
      };
  }
}

function isSecretName(path: PlacedText['path'], text: string): boolean {
  const name = path.at(-1);
  // Keys of words have dots, and what stands under a name may be such a key.
  if (typeof name !== 'string' || name.includes('.') || /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/.test(text))
    return false;
  const plain = name.toLowerCase().replaceAll(/[_-]/g, '');
  return secretNames.test(plain) || (plain === 'key' && path.at(-2) === 'query');
}
