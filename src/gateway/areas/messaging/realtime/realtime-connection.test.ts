import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { RealtimeConnection } from './realtime-connection.ts';

function connect(readyState: number = WebSocket.OPEN) {
  const socket = { readyState, terminate: vi.fn(), ping: vi.fn(), close: vi.fn() };
  const stream = new PassThrough();
  return { socket, stream, connection: new RealtimeConnection('aurora', socket as unknown as WebSocket, stream) };
}

it('lets go of a client that does not keep up', () => {
  const { socket, connection } = connect();
  for (let frame = 0; frame < 4; frame += 1) connection.send(Buffer.alloc(64 * 1024));
  expect(socket.terminate).not.toHaveBeenCalled();
  connection.send(Buffer.alloc(64 * 1024));
  expect(socket.terminate).toHaveBeenCalled();
});

it('says nothing on a socket that closes', () => {
  const { stream, connection } = connect(WebSocket.CLOSING);
  connection.send(Buffer.from('late'));
  expect(stream.readableLength).toBe(0);
});

it('lets go of a client that gives no sign of life from one time to the next', () => {
  const { socket, connection } = connect();
  connection.check();
  connection.isAlive = true;
  connection.check();
  expect(socket.terminate).not.toHaveBeenCalled();
  connection.check();
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});
