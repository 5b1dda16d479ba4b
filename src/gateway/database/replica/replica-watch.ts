import { answerWithin } from '../answer-within.ts';
import type { DatabaseLog } from '../database.ts';
import type { Engine } from '../engine.ts';
import { ReplicaFreshness } from './replica-freshness.ts';
import { readPrimary, readReplica } from './replica-readings.ts';

/** Both servers are asked this often, or five times within the bound where that is shorter. */
const LONGEST_INTERVAL_MS = 1_000;
const CHECKS_WITHIN_BOUND = 5;
/** A server that does not answer in this time counts as unreachable. */
const ANSWER_WITHIN_MS = 2_000;

interface WatchParts {
  readonly primary: Engine;
  readonly replica: Engine;
  readonly maxLagMs: number;
  readonly log: DatabaseLog | undefined;
  /** A clock that never jumps, in milliseconds. */
  readonly nowMs?: () => number;
}

/** Knows at every moment whether the replica may answer. */
export interface ReplicaWatch {
  mayAnswer(): boolean;
  /** See `ReplicaFreshness.lagMs`. */
  lagMs(): number;
  /** Looks at once, after a failed read. */
  look(): void;
  stop(): Promise<void>;
}

/** Compares the primary's and the replica's positions again and again; logs one line for each change. */
export function watchReplica({ primary, replica, maxLagMs, log, nowMs = () => performance.now() }: WatchParts) {
  const freshness = new ReplicaFreshness(maxLagMs);
  const intervalMs = Math.min(LONGEST_INTERVAL_MS, maxLagMs / CHECKS_WITHIN_BOUND);
  let fault: Error | null = null;
  let wasUsed: boolean | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const mayAnswer = (): boolean => fault === null && freshness.isWithinBound(nowMs());

  async function compare(): Promise<void> {
    const atMs = nowMs();
    const [ahead, behind] = [await readPrimary(primary), await readReplica(replica)];
    if (!behind.isStandby || behind.cluster !== ahead.cluster) {
      freshness.forget();
      throw new Error('DATABASE_REPLICA_URL is not a standby of the server at DATABASE_URL');
    }
    freshness.notePrimary({ atMs, position: ahead.position });
    freshness.noteReplica(behind.position);
  }

  async function check(): Promise<void> {
    try {
      await answerWithin(ANSWER_WITHIN_MS, compare());
      fault = null;
    } catch (error) {
      fault = error instanceof Error ? error : new Error(String(error));
    }
    if (!isStopped) report();
  }

  function report(): void {
    const isUsed = mayAnswer();
    if (isUsed === wasUsed) return;
    wasUsed = isUsed;
    if (isUsed) log?.info({ lagMs: Math.round(freshness.lagMs(nowMs())) }, 'the replica answers records');
    else if (fault !== null) log?.warn({ err: fault }, 'the primary answers records: the replica cannot be used');
    else log?.warn({ maxLagMs }, 'the primary answers records: the replica lags too far behind');
  }

  function look(): void {
    if (looking !== undefined || isStopped) return;
    clearTimeout(timer);
    looking = check().finally(() => {
      looking = undefined;
      if (!isStopped) timer = setTimeout(look, intervalMs).unref();
    });
  }

  look();
  const watch: ReplicaWatch = {
    mayAnswer,
    lagMs: () => freshness.lagMs(nowMs()),
    look,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
  return watch;
}
