/** A program: sockets of `ws` and nothing else. A broadcast writes one frame, made once, to each of them. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { textFrame } from '#gateway/areas/messaging/realtime/text-frame.ts';
import { serveOrders } from './served.ts';

const TEXT = process.argv[2] ?? '';

const http = createServer();
const server = new WebSocketServer({
  noServer: true,
  perMessageDeflate: false,
  clientTracking: false,
  maxPayload: 1_024,
});
const streams = new Set<Duplex>();
http.on('upgrade', (request, stream, head) => {
  server.handleUpgrade(request, stream, head, (socket) => {
    streams.add(stream);
    socket.on('close', () => streams.delete(stream));
  });
});
http.listen(0, '127.0.0.1');
await once(http, 'listening');
serveOrders((http.address() as AddressInfo).port, (begin) => {
  begin();
  const frame = textFrame(TEXT);
  for (const stream of streams) stream.write(frame);
});
