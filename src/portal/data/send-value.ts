import type { AnswerAt, BodyAt, SentPath } from '#contracts/call-types.ts';
import { type Envelope, GatewayError, refusalIn } from './gateway-client.ts';

export type SendingMethod = 'PUT' | 'POST' | 'DELETE';

/**
 * Makes a call that changes something and unwraps its envelope. It is never retried: that is the caller's decision.
 * @throws GatewayError with the gateway's code and what is wrong with each field, or `network_abnormal` when no answer
 *   came.
 */
export async function sendValue<Method extends SendingMethod, Path extends SentPath<Method>>(
  method: Method,
  path: Path,
  body: BodyAt<Method, Path>,
  language: string,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<AnswerAt<Method, Path>> {
  const all = { 'content-type': 'application/json', language, ...headers };
  return sendText(method, path, JSON.stringify(body), all, signal);
}

/**
 * Makes a call whose body has been written already, and unwraps its envelope. @throws GatewayError as `sendValue` does.
 */
export async function sendText<Method extends SendingMethod, Path extends SentPath<Method>>(
  method: Method,
  path: Path,
  body: string | Blob,
  headers: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<AnswerAt<Method, Path>> {
  const response = await fetch(path, {
    method,
    headers: { accept: 'application/json', ...headers },
    credentials: 'same-origin',
    body,
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw new GatewayError('network_abnormal', String(error), 0);
  });
  const envelope = (await response.json().catch(() => ({ success: false }))) as Envelope;
  if (envelope.success) return envelope.value as AnswerAt<Method, Path>;
  throw refusalIn(envelope, response.status);
}
