import type { AnswerAt, BodyAt, SentPath } from '#contracts/call-types.ts';
import { sealBody } from '#contracts/seal-body.ts';
import { CallRefused, read, type SendingMethod, sendText } from './desk-client.ts';

/**
 * Makes a call whose body is encrypted to the key that the gateway has now. @throws CallRefused as `read` does.
 */
export async function sendSealed<Method extends SendingMethod, Path extends SentPath<Method>>(
  method: Method,
  path: Path,
  body: BodyAt<Method, Path>,
): Promise<AnswerAt<Method, Path>> {
  const [key] = (await read('/wps/system/keys')).keys;
  if (!key) throw new CallRefused('unknown_error', '', 0);
  return (await sendText(method, path, await sealBody(key, body), 'application/jose')) as AnswerAt<Method, Path>;
}
