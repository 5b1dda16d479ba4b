import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { signatureOf } from '#gateway/areas/money/vendor-wallet/dialects/vendor-signature.ts';
import { TEST_VENDOR_KEY } from '#gateway/testing/vendor-calls.ts';
import { CURRENCY, INTEGRATION, userOf } from './wallet-players.ts';

const key = Buffer.from(TEST_VENDOR_KEY);
let lastId = 0;

/** That many bets of players in turn, each a signed request as it goes over the wire. */
export function signedBets(count: number, players: number): Buffer[] {
  return Array.from({ length: count }, () => {
    const round = newRound(players);
    return signedCall(round, { action: 'bet', action_id: round.id, amount: 1 }, false);
  });
}

/** How many bets are sent before the win of a round: its bet has its answer by then. */
const WINS_LATER = 100;

/** That many rounds of a bet, and a win that ends it, in the order in which `sendBets` takes them: from the end. */
export function signedRounds(count: number, players: number): Buffer[] {
  const requests: Buffer[] = [];
  const open: Round[] = [];
  const win = (round: Round) => signedCall(round, { action: 'win', action_id: `${round.id}w`, amount: 1 }, true);
  for (let made = 0; made < count; made += 1) {
    const round = newRound(players);
    requests.push(signedCall(round, { action: 'bet', action_id: round.id, amount: 1 }, false));
    open.push(round);
    const oldest = open.length > WINS_LATER ? open.shift() : undefined;
    if (oldest) requests.push(win(oldest));
  }
  return [...requests, ...open.map(win)].reverse();
}

interface Round {
  readonly id: string;
  readonly userId: string;
}

function newRound(players: number): Round {
  lastId += 1;
  return { id: `${process.pid}-${lastId}`, userId: userOf(Math.floor(Math.random() * players)) };
}

function signedCall({ id, userId }: Round, action: object, finished: boolean): Buffer {
  const body = JSON.stringify({
    user_id: userId,
    currency: CURRENCY,
    game: 'PG:PG-1',
    game_id: `round-${id}`,
    finished,
    actions: [action],
  });
  return Buffer.from(
    `POST /vendor/v1/${INTEGRATION}/process HTTP/1.1\r\nHost: vendors.example\r\nContent-Type: application/json\r\n` +
      `Authorization: ${signatureOf(key, Buffer.from(body))}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

/**
 * Sends the requests on that many connections, on each the next one as soon as it has its answer; until they are used
 * up, or time is.
 */
export async function sendBets(
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
