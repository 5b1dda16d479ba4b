import type { AnswerAt, SentPath } from '#contracts/call-types.ts';
import { type Envelope, GatewayError, refusalIn } from './gateway-client.ts';

/** How an image is sent. */
export interface Sending {
  /** Called with the part that is under way or there, 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Names of files may be longer than the gateway takes; their ends tell more. */
const LONGEST_NAME = 200;

/**
 * Sends the bytes of a file as the body of a call, its name in the query, and unwraps its envelope. `fetch` tells
 * nothing of a body that is under way, so this is the older way of asking.
 * @throws GatewayError as `sendValue` does; DOMException `AbortError` once `signal` ends it.
 */
export function sendImage<Path extends SentPath<'PUT'>>(
  path: Path,
  file: File,
  language: string,
  { onProgress, signal }: Sending,
  query: Readonly<Record<string, string>> = {},
): Promise<AnswerAt<'PUT', Path>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', `${path}?${new URLSearchParams({ ...query, name: file.name.slice(-LONGEST_NAME) })}`);
    request.responseType = 'text';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('language', language);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const envelope = envelopeIn(request.responseText);
      if (envelope.success) resolve(envelope.value as AnswerAt<'PUT', Path>);
      else reject(refusalIn(envelope, request.status));
    };
    request.onerror = () => reject(new GatewayError('network_abnormal', 'no answer came', 0));
    request.onabort = () => reject(new DOMException('the upload was ended', 'AbortError'));
    if (signal.aborted) return reject(new DOMException('the upload was ended', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function envelopeIn(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return { success: false };
  }
}
