import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface RawAnswer {
  readonly status: number;
  /** As they came, one per line, in lower case. */
  readonly headers: string;
  readonly body: string;
}

const ANSWERED_WITHIN_MS = 20_000;

/**
 * Sends a GET with a path, a Host and further headers that no client library would send, byte for byte as UTF-8, on a
 * connection of its own.
 * @throws when the server closes the connection without an answer, or gives none.
 */
export async function rawRequest(
  port: number,
  path: string,
  host: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const socket = connect({ host: '127.0.0.1', port });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server may refuse before it has read everything; what it answered until then counts.
  socket.on('error', () => undefined);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\n${lines.join('')}Connection: close\r\n\r\n`);
  const stop = new AbortController();
  try {
    await Promise.race([
      once(socket, 'close', { signal: stop.signal }),
      pause(ANSWERED_WITHIN_MS, undefined, { signal: stop.signal }),
    ]);
  } finally {
    stop.abort();
    socket.destroy();
  }
  const answer = Buffer.concat(chunks).toString('utf8');
  const headEnd = answer.indexOf('\r\n\r\n');
  const head = answer.slice(0, headEnd);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  if (headEnd < 0 || Number.isNaN(status))
    throw new Error(`no answer came to GET ${JSON.stringify(path)} at ${JSON.stringify(host)}`);
  return { status, headers: head.toLowerCase(), body: answer.slice(headEnd + 4) };
}
