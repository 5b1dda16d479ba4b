import { DatabaseError } from 'pg';
import type { ProcessRequest } from './process-repository.ts';
import type { WalletOutcome } from './wallet-call.ts';

/** Calls that share a transaction, at most. */
const MOST_TOGETHER = 64;
/**
 * How long few calls wait for others after many were answered. Those who were answered are about to call again, and a transaction for the first of
 * them alone would keep all others waiting.
 */
const MOMENT_MS = 1;
/** How often a call is tried that fell over another one. */
const TRIES = 5;
/** Deadlocks, and rows that somebody else wrote in between: the same again finds them. */
const FALLS_OVER_OTHERS = new Set(['40P01', '40001', '23505']);
/** What the database says when it is not there, or not for us: one by one would fare no better. */
const IS_AWAY = /^(?:08|53|57)/;

interface Waiting {
  readonly request: ProcessRequest;
  readonly resolve: (outcome: WalletOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Applies a call; rejects only where it is not known whether it was applied, so that the same may be sent again. */
export type WriteCall = (request: ProcessRequest) => Promise<WalletOutcome>;

/**
 * Gathers what comes in while the database is at work, and sends it together: one round trip and one commit for many calls. Whoever comes
 * alone does not wait; after many, a few wait a moment for the others.
 * @param lanes how many transactions may be under way.
 */
export function coalescingWriter(
  processMany: (requests: readonly ProcessRequest[]) => Promise<WalletOutcome[]>,
  lanes: number,
): WriteCall {
  let queue: Waiting[] = [];
  let running = 0;
  let isScheduled = false;
  /** How many the last transaction was for, and when it ended. */
  let lastSize = 0;
  let endedAt = 0;
  let moment: NodeJS.Timeout | undefined;

  function schedule(): void {
    if (isScheduled || running >= lanes || queue.length === 0) return;
    const areFew = queue.length < lastSize / 2 && performance.now() - endedAt < MOMENT_MS;
    if (areFew) {
      moment ??= setTimeout(goOn, MOMENT_MS);
      return;
    }
    clearTimeout(moment);
    moment = undefined;
    isScheduled = true;
    // What arrived in the same turn of the event loop goes together.
    setImmediate(() => {
      isScheduled = false;
      while (running < lanes && queue.length > 0) void send(take());
    });
  }

  function goOn(): void {
    moment = undefined;
    lastSize = 0;
    schedule();
  }

  function take(): readonly Waiting[] {
    const together = queue.slice(0, MOST_TOGETHER);
    queue = queue.slice(MOST_TOGETHER);
    return together;
  }

  async function send(together: readonly Waiting[]): Promise<void> {
    running += 1;
    try {
      const outcomes = await processMany(together.map(({ request }) => request));
      together.forEach(({ resolve, reject }, place) => {
        const outcome = outcomes[place];
        if (outcome) resolve(outcome);
        else reject(new Error('a call got no outcome'));
      });
    } catch (error) {
      await oneByOne(together, error);
    } finally {
      running -= 1;
      lastSize = together.length;
      endedAt = performance.now();
      schedule();
    }
  }

  /** Nothing of what failed together was applied, or is found to have been: so nobody fails for another one's sake. */
  async function oneByOne(together: readonly Waiting[], error: unknown): Promise<void> {
    const mayRetry = error instanceof DatabaseError && !IS_AWAY.test(error.code ?? '');
    if (mayRetry) await Promise.all(together.map(alone));
    else for (const { reject } of together) reject(error);
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
