import { CompactEncrypt, importJWK } from 'jose';
import type { AnswerAt, BodyAt, SentPath } from '#contracts/call-types.ts';
import { CallRefused, read, type SendingMethod, sendText } from './desk-client.ts';

const ALGORITHM = 'ECDH-ES+A256KW';

/**
 * Makes a call whose body is encrypted to the gateway, so that nothing between can read a password. Each envelope is
 * good once and for five minutes, and made to the key that the gateway has now.
 * @throws CallRefused as `read` does.
 */
export async function sendSealed<Method extends SendingMethod, Path extends SentPath<Method>>(
  method: Method,
  path: Path,
  body: BodyAt<Method, Path>,
): Promise<AnswerAt<Method, Path>> {
  const [key] = (await read('/wps/system/keys')).keys;
  if (!key) throw new CallRefused('unknown_error', '', 0);
  const header = {
    ...{ alg: ALGORITHM, enc: 'A256GCM', iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID() },
    ...(key.kid !== undefined && { kid: key.kid }),
  };
  const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(key, ALGORITHM));
  return (await sendText(method, path, sealed, 'application/jose')) as AnswerAt<Method, Path>;
}
