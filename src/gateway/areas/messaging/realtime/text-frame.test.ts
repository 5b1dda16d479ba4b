import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

const LENGTHS = [0, 1, 125, 126, 65_535, 65_536, 70_000];
const textOf = (length: number): string => `${'é'.repeat(Math.floor(length / 2))}${'x'.repeat(length % 2)}`;

it('is read by a client, however long the text', async () => {
  const http = createServer();
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, stream, head) => {
    server.handleUpgrade(request, stream, head, () => {
      for (const length of LENGTHS) stream.write(textFrame(textOf(length)));
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const read: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data) => {
      read.push(String(data));
      if (read.length === LENGTHS.length) resolve();
    });
  });
  expect(read).toEqual(LENGTHS.map(textOf));
  client.terminate();
  http.close();
});
