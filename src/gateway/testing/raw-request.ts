import { connect } from 'node:net';
import type { SiteResponse } from '#tests/harness/site-request.ts';

/**
 * Sends bytes as they are over a connection of their own, for requests that no client would write, and reads the
 * answer.
 */
export async function rawRequest(port: number, text: string): Promise<SiteResponse> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
    socket.on('error', reject);
  });
  const [head = '', body = ''] = bytes.toString('utf8').split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    bytes: Buffer.from(body),
    text: body,
    json: () => JSON.parse(body) as unknown,
  };
}
