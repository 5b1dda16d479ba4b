import type { AnswerAt, BodyAt, SentPath } from '#contracts/call-types.ts';
import type { SendingMethod } from './send-value.ts';

/**
 * Makes a call whose body is encrypted. Encryption is fetched with the first call that needs it. @throws GatewayError
 * as `sendValue` does.
 */
export async function sealAndSend<Method extends SendingMethod, Path extends SentPath<Method>>(
  method: Method,
  path: Path,
  body: BodyAt<Method, Path>,
  language: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<AnswerAt<Method, Path>> {
  const { sendSealed } = await import('./sealed-value.ts');
  return sendSealed(method, path, body, language, headers);
}
