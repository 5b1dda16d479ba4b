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

/** That many rounds of a bet, and a win that ends it, in the order in which `sendRequests` takes them: from the end. */
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
