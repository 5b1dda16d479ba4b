import type { TenantDatabase } from '#gateway/database/database.ts';
import { addCallCounts } from '../repository/vendor-call-count-repository.ts';
import { insertVendorCalls, type NotedCall } from '../repository/vendor-call-repository.ts';
import { callCounter } from './count-calls.ts';

/** Calls that are written together. */
const MOST_TOGETHER = 500;
/** How late a call may be noted. */
const LATEST_MS = 500;
/** Calls that wait to be written, at most: beyond that no more are taken, rather than that memory runs out. */
const MOST_WAITING = 50_000;

/** The shortest time between two writes of counts, so that many calls share one write. */
const COUNT_EVERY_MS = 5_000;

/** Logs calls for people to read. The authoritative records are the actions, which are written with the money. */
export interface VendorCallLog {
  note(siteId: string, call: NotedCall): void;
  /** Writes the pending calls and counts. */
  flush(): Promise<void>;
  /** Writes what waits, and nothing more by the clock. */
  stop(): Promise<void>;
}

interface LogParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly onLost: (count: number) => void;
  readonly log: { error(fields: object, message: string): void };
}

/** A log that is written behind the answers, many calls at a time, so that no vendor waits for it. */
export function vendorCallLog({ database, onLost, log }: LogParts): VendorCallLog {
  const waiting = new Map<string, NotedCall[]>();
  let waitingCount = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const counters = new Map<string, ReturnType<typeof callCounter>>();
  let countTimer: NodeJS.Timeout | undefined;

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return inTurn(writeAll);
  }

  function flush(): Promise<void> {
    void write();
    clearTimeout(countTimer);
    countTimer = undefined;
    return inTurn(writeCounts);
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    writing = writing.then(work).catch((error: unknown) => {
      log.error({ err: error }, 'writing the vendor call log failed');
    });
    return writing;
  }

  async function writeCounts(): Promise<void> {
    for (const [siteId, counter] of counters) {
      const counts = counter.take();
      if (counts.length > 0) await database.forSite(siteId, (tx) => addCallCounts(tx, siteId, counts));
    }
  }

  /** Counts calls that are in the log. */
  function count(siteId: string, calls: readonly NotedCall[]): void {
    const counter = counters.get(siteId) ?? callCounter();
    counters.set(siteId, counter);
    for (const call of calls) counter.add(call);
    countTimer ??= setTimeout(flush, COUNT_EVERY_MS).unref();
  }

  async function writeAll(): Promise<void> {
    for (const siteId of [...waiting.keys()]) {
      const calls = waiting.get(siteId) ?? [];
      waiting.delete(siteId);
      waitingCount -= calls.length;
      for (let start = 0; start < calls.length; start += MOST_TOGETHER) {
        const together = calls.slice(start, start + MOST_TOGETHER);
        try {
          await database.forSite(siteId, (tx) => insertVendorCalls(tx, siteId, together));
          count(siteId, together);
        } catch (error) {
          onLost(calls.length - start);
          throw error;
        }
      }
    }
  }

  return {
    note(siteId, call) {
      if (waitingCount >= MOST_WAITING) {
        onLost(1);
        return;
      }
      const calls = waiting.get(siteId);
      if (calls) calls.push(call);
      else waiting.set(siteId, [call]);
      waitingCount += 1;
      if (waitingCount % MOST_TOGETHER === 0) void write();
      else timer ??= setTimeout(write, LATEST_MS).unref();
    },
    flush,
    stop: flush,
  };
}
