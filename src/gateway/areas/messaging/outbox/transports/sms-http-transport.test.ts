import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { DepartingMessage } from './message-transport.ts';
import { smsHttpTransport } from './sms-http-transport.ts';

const message: DepartingMessage = {
  id: 'aurora.7',
  to: '+34600000001',
  senderName: 'Aurora',
  subject: '',
  text: 'Your code is 271828',
  html: null,
};

const never = new AbortController().signal;

describe('text messages by HTTP', () => {
  let server: Server;
  const asked: Array<{ method: string | undefined; headers: IncomingHttpHeaders; body: string }> = [];

  afterEach(() => {
    asked.length = 0;
    server.closeAllConnections();
    server.close();
  });

  async function listen(status: number | null, headers: Record<string, string> = {}): Promise<string> {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push({ method: request.method, headers: request.headers, body });
        if (status !== null) response.writeHead(status, headers).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  }

  const transport = (url: string, from?: string) => smsHttpTransport({ url, token: 'token-of-tests', from });

  it('are posted with the token, and carry the same key at every try', async () => {
    const url = await listen(202);
    await transport(url).send(message, never);
    await transport(url, 'Aurora').send(message, never);
    expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
      { to: '+34600000001', text: 'Your code is 271828' },
      { to: '+34600000001', text: 'Your code is 271828', from: 'Aurora' },
    ]);
    for (const { method, headers } of asked) {
      expect(method).toBe('POST');
      expect(headers).toMatchObject({ authorization: 'Bearer token-of-tests', 'idempotency-key': 'aurora.7' });
    }
  });

  it('fail with any status but 2xx, for good where the service will never take them', async () => {
    for (const [status, isFinal] of [
      [500, false],
      [429, false],
      [401, false],
      [400, true],
      [422, true],
    ] as const) {
      const url = await listen(status);
      await expect(transport(url).send(message, never)).rejects.toMatchObject({
        message: `SMS service: status ${status}`,
        isFinal,
      });
      server.close();
    }
  });

  it('take the token to no other address', async () => {
    const url = await listen(307, { location: 'http://127.0.0.1:1/elsewhere' });
    await expect(transport(url).send(message, never)).rejects.toMatchObject({ message: 'SMS service: not reached' });
  });

  it('end when their time is up', async () => {
    const url = await listen(null);
    await expect(transport(url).send(message, AbortSignal.timeout(50))).rejects.toMatchObject({
      message: 'SMS service: no answer in time',
      isFinal: false,
    });
  });
});
