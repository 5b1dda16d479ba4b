/**
 * A program: a share of the clients, each with a socket to every server that is measured. Tells when each broadcast has
 * come to all of them.
 */
import { WebSocket } from 'ws';
import { memberTokens } from './member-tokens.ts';
import { preciseNow } from './served.ts';

/** Handshakes at a time: a backlog of connections is no part of what is measured. */
const AT_ONCE = 25;

export interface ClientOrder {
  /** Connects sockets to a port; the tokens are those of members from `from` on. */
  readonly connect: { readonly port: number; readonly from: number; readonly count: number; readonly says: boolean };
}

let arrivals: number[] = [];

process.on('message', async ({ connect }: ClientOrder) => {
  const { port, from, count, says } = connect;
  const tokens = memberTokens(from + count).slice(from);
  const sockets: WebSocket[] = [];
  const openNext = async (): Promise<void> => {
    for (let token = tokens[sockets.length]; token !== undefined; token = tokens[sockets.length]) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime`, {
        perMessageDeflate: false,
        skipUTF8Validation: true,
        headers: { host: `aurora.localhost:${port}`, authorization: `Bearer ${token}` },
      });
      sockets.push(socket);
      await opened(socket, says);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  for (const socket of sockets) socket.on('message', () => arrive(sockets.length));
  process.send?.({ connected: sockets.length });
});
process.once('disconnect', () => process.exit());

function opened(socket: WebSocket, says: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => (says ? socket.send('{"type":"resume"}') : resolve()));
    // The gateway sends the client's position in the event stream.
    if (says) socket.once('message', () => resolve());
  });
}

function arrive(all: number): void {
  arrivals.push(preciseNow());
  if (arrivals.length < all) return;
  process.send?.({ arrivals });
  arrivals = [];
}
