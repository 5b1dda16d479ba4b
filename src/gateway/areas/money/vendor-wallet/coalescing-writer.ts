import { DatabaseError } from 'pg';
import type { ProcessRequest } from '../repository/process-repository.ts';
import type { WalletOutcome } from './wallet-call.ts';

/** Calls that share a transaction, at most. */
const MOST_TOGETHER = 64;
/** How often a call is tried that fell over another one. */
const TRIES = 5;
/** Deadlocks, and rows that another transaction wrote in between: a retry succeeds. */
const FALLS_OVER_OTHERS = new Set(['40P01', '40001', '23505']);
/** SQLSTATE classes of an unavailable database: repeating the calls one by one would fail too. */
const IS_AWAY = /^(?:08|53|57)/;

interface Waiting {
  readonly request: ProcessRequest;
  readonly resolve: (outcome: WalletOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Applies a call; rejects only where it is not known whether it was applied, so that the same may be sent again. */
export type WriteCall = (request: ProcessRequest) => Promise<WalletOutcome>;

/**
 * Gathers what comes in while the database is at work, and sends it together: one round trip and one commit for many
 * calls. Whoever comes alone does not wait.
 * @param lanes how many transactions may be under way. Above one, calls of one player that are under way together may
 *   be applied in any order.
 */
export function coalescingWriter(
  processMany: (requests: readonly ProcessRequest[]) => Promise<WalletOutcome[]>,
  lanes: number,
): WriteCall {
  let queue: Waiting[] = [];
  let running = 0;
  let isScheduled = false;
  /** How many the last transaction was for: they are about to call again. */
  let lastSize = 0;

  function schedule(): void {
    if (isScheduled || running >= lanes || queue.length === 0) return;
    isScheduled = true;
    // Batches the calls of one turn of the event loop.
    setImmediate(() => {
      isScheduled = false;
      sendNext();
    });
  }

  /**
   * Half of those who call at the time: while the database is at work for them, this process reads and answers the
   * others. All of them together would leave each side idle while the other works. And one call of each player, since
   * what else a player asks for would be written by itself; unless few players ask for much, as when the same is sent
   * again and again.
   */
  function take(): readonly Waiting[] {
    const most = Math.min(Math.ceil((queue.length + lastSize) / 2), MOST_TOGETHER);
    const players = new Set<string>();
    const together: Waiting[] = [];
    const left: Waiting[] = [];
    for (const waiting of queue) {
      const player = playerOf(waiting.request);
      if (together.length === most || players.has(player)) left.push(waiting);
      else {
        players.add(player);
        together.push(waiting);
      }
    }
    if (together.length < most / 2) together.push(...left.splice(0, most - together.length));
    queue = left;
    return together;
  }

  async function send(together: readonly Waiting[]): Promise<void> {
    running += 1;
    let outcomes: readonly WalletOutcome[];
    try {
      outcomes = await processMany(together.map(({ request }) => request));
    } catch (error) {
      await oneByOne(together, error);
      goOn(together.length);
      return;
    }
    goOn(together.length);
    // The next ones are on their way to the database before these are answered, which takes about as long as the
    // database does.
    process.nextTick(() =>
      together.forEach(({ resolve, reject }, place) => {
        const outcome = outcomes[place];
        if (outcome) resolve(outcome);
        else reject(new Error('a call got no outcome'));
      }),
    );
  }

  function goOn(size: number): void {
    running -= 1;
    lastSize = queue.length === 0 ? 0 : size;
    sendNext();
  }

  function sendNext(): void {
    while (running < lanes && queue.length > 0) void send(take());
  }

  /**
   * Retries the calls of a failed batch one by one, so that no call fails because of another. Nothing of the batch was
   * applied, or the retry finds that it was. The calls of one player keep their order.
   */
  async function oneByOne(together: readonly Waiting[], error: unknown): Promise<void> {
    const mayRetry = error instanceof DatabaseError && !IS_AWAY.test(error.code ?? '');
    if (!mayRetry) {
      for (const { reject } of together) reject(error);
      return;
    }
    const lastOf = new Map<string, Promise<void>>();
    for (const waiting of together) {
      const player = playerOf(waiting.request);
      lastOf.set(
        player,
        (lastOf.get(player) ?? Promise.resolve()).then(() => alone(waiting)),
      );
    }
    await Promise.all(lastOf.values());
  }

  async function alone({ request, resolve, reject }: Waiting): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const [outcome] = await processMany([request]);
        if (outcome) resolve(outcome);
        else reject(new Error('a call got no outcome'));
        return;
      } catch (error) {
        const isWorthIt = error instanceof DatabaseError && FALLS_OVER_OTHERS.has(error.code ?? '') && tries < TRIES;
        if (isWorthIt) continue;
        reject(error);
        return;
      }
    }
  }

  return (request) =>
    new Promise((resolve, reject) => {
      queue.push({ request, resolve, reject });
      schedule();
    });
}

function playerOf({ integration, user }: ProcessRequest): string {
  return `${integration} ${user}`;
}
