import type { TenantDatabase } from '#gateway/database/database.ts';
import { addCallCounts } from '../repository/vendor-call-count-repository.ts';
import { insertVendorCalls, type NotedCall } from '../repository/vendor-call-repository.ts';
import { countCalls } from './count-calls.ts';

/** Calls that are written together. */
const MOST_TOGETHER = 500;
/** How late a call may be noted. */
const LATEST_MS = 500;
/** Calls that wait to be written, at most: beyond that no more are taken, rather than that memory runs out. */
const MOST_WAITING = 50_000;

/** Logs calls for people to read. The authoritative records are the actions, which are written with the money. */
export interface VendorCallLog {
  note(siteId: string, call: NotedCall): void;
  /** Writes what waits. */
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
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll).catch((error: unknown) => {
      log.error({ err: error }, 'writing the vendor call log failed');
    });
    return writing;
  }

  async function writeAll(): Promise<void> {
    for (const siteId of [...waiting.keys()]) {
      const calls = waiting.get(siteId) ?? [];
      waiting.delete(siteId);
      count -= calls.length;
      for (let start = 0; start < calls.length; start += MOST_TOGETHER) {
        const together = calls.slice(start, start + MOST_TOGETHER);
        try {
          await database.forSite(siteId, async (tx) => {
            await insertVendorCalls(tx, siteId, together);
            await addCallCounts(tx, siteId, countCalls(together));
          });
        } catch (error) {
          onLost(calls.length - start);
          throw error;
        }
      }
    }
  }

  return {
    note(siteId, call) {
      if (count >= MOST_WAITING) {
        onLost(1);
        return;
      }
      const calls = waiting.get(siteId);
      if (calls) calls.push(call);
      else waiting.set(siteId, [call]);
      count += 1;
      if (count % MOST_TOGETHER === 0) void write();
      else timer ??= setTimeout(write, LATEST_MS).unref();
    },
    flush: write,
    stop: write,
  };
}
