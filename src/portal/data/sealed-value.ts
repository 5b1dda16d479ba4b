import type { AnswerAt, BodyAt, SentPath } from '#contracts/call-types.ts';
import type { PublicKeys } from '#contracts/generated/contracts.ts';
import { sealBody } from '#contracts/seal-body.ts';
import { GatewayError, readValue } from './gateway-client.ts';
import { type SendingMethod, sendText } from './send-value.ts';

const KEYS_PATH = '/wps/system/keys';

let keys: Promise<PublicKeys> | undefined;

/** The gateway's keys, asked for once and again where they turn out to be old. */
function gatewayKeys(isStale: boolean): Promise<PublicKeys> {
  if (isStale) keys = undefined;
  keys ??= readValue(KEYS_PATH).catch((error: unknown) => {
    keys = undefined;
    throw error;
  });
  return keys;
}

/**
 * Encrypts a body to the gateway's present key.
 * @returns a compact JWE.
 */
export async function seal(body: unknown, isStale = false): Promise<string> {
  const [key] = (await gatewayKeys(isStale)).keys;
  if (!key) throw new GatewayError('unknown_error', '', 0);
  return sealBody(key, body);
}

/**
 * Makes a call whose body is encrypted. An envelope that the gateway cannot open any more is made afresh once, to its
 * present key.
 * @throws GatewayError as `sendValue` does.
 */
export async function sendSealed<Method extends SendingMethod, Path extends SentPath<Method>>(
  method: Method,
  path: Path,
  body: BodyAt<Method, Path>,
  language: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<AnswerAt<Method, Path>> {
  const send = async (isStale: boolean) =>
    sendText(method, path, await seal(body, isStale), {
      'content-type': 'application/jose',
      language,
      ...headers,
    });
  return send(false).catch((error: unknown) => {
    if (error instanceof GatewayError && error.code === 'stale_envelope') return send(true);
    throw error;
  });
}
