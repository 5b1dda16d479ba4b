import type { SendingMethod } from './send-value.ts';

/**
 * Makes a call whose body is encrypted. Encryption is fetched with the first call that needs it. @throws GatewayError
 * as `sendValue` does.
 */
export async function sealAndSend(
  method: SendingMethod,
  path: string,
  body: object,
  language: string,
): Promise<unknown> {
  const { sendSealed } = await import('./sealed-value.ts');
  return sendSealed(method, path, body, language);
}
