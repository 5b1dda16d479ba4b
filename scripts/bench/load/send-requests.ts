import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Sends the requests on that many connections, on each the next one as soon as it has its answer; until they are used
 * up, or time is.
 */
export async function sendRequests(
  port: number,
  { requests, connections, forMs }: { requests: Buffer[]; connections: number; forMs: number },
): Promise<{ readonly perSecond: number; readonly tookMs: readonly number[] }> {
  const tookMs: number[] = [];
  let failure: Error | undefined;
  let isOver = false;
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host: '127.0.0.1', port, noDelay: true });
      await once(socket, 'connect');
      return socket;
    }),
  );
  const startedAt = performance.now();
  const endsAt = startedAt + forMs;

  function drive(socket: Socket): Promise<void> {
    return new Promise((resolve) => {
      let askedAt = 0;
      let seen = '';
      const ask = (): void => {
        const next = isOver || performance.now() >= endsAt ? undefined : requests.pop();
        if (next === undefined) {
          socket.destroy();
          resolve();
          return;
        }
        askedAt = performance.now();
        socket.write(next);
      };
      socket.on('error', (error) => {
        failure ??= error;
        isOver = true;
        resolve();
      });
      socket.on('data', (chunk) => {
        seen += chunk.toString('latin1');
        const headEnd = seen.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(seen)?.[1]);
        if (seen.length < headEnd + 4 + length) return;
        if (!seen.startsWith('HTTP/1.1 200')) {
          failure ??= new Error(`An answer that was not expected:\n${seen}`);
          isOver = true;
        }
        seen = '';
        tookMs.push(performance.now() - askedAt);
        ask();
      });
      ask();
    });
  }

  await Promise.all(sockets.map(drive));
  if (failure) throw failure;
  return { perSecond: (tookMs.length / (performance.now() - startedAt)) * 1_000, tookMs };
}
