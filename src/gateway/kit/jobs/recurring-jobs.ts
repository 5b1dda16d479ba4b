import type { Registry } from 'prom-client';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { jobMetrics } from './job-metrics.ts';
import { type ClaimedRun, jobQueue } from './job-queue.ts';

/** Recurring jobs. Each has a queue of its name in the database, which a migration makes. */
export const JOB_NAMES = [
  'add-up-records',
  'check-ledgers',
  'compact-months',
  'count-referrals',
  'count-team-play',
  'count-vip',
  'deliver-messages',
  'draw-raffles',
  'finish-transfers',
  'follow-payments',
  'follow-rounds',
  'forget-expired',
  'hold-vendors',
  'make-months',
  'measure-play',
  'pay-boards',
  'pay-cashback',
  'pay-rebates',
  'reconcile-vendors',
  'remind-promotions',
  'send-messages',
  'settle-agents',
  'settle-bonuses',
  'settle-draws',
  'trim-wins',
  'watch-play',
] as const;

export type JobName = (typeof JOB_NAMES)[number];

/** The work of one run. A run that rejects has failed; the job's next turn repeats it. */
export type RunJob = (stopping: AbortSignal) => Promise<unknown>;

interface JobOptions {
  readonly everyMs: number;
  /**
   * The longest that a run may take. Later it counts as lost, and another process begins the next: a job that states
   * it begins nothing new in time to be over by then. Left out: as the job's queue has it.
   */
  readonly mostMs?: number;
  /** Whether the first turn is at once rather than after an interval. */
  readonly isDueAtOnce?: boolean;
}

interface RecurringJobsParts {
  readonly database: Pick<TenantDatabase, 'call' | 'forPlatform'>;
  readonly metrics: Registry;
  readonly clock: () => Date;
  readonly log: Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>;
}

/**
 * Runs recurring jobs: each in one process at a time, once or twice per interval among all processes that share a
 * database. Runs must be idempotent and safe beside each other: one that takes longer than its job may counts as lost,
 * and another process may begin the next.
 */
export function recurringJobs({ database, metrics, clock, log }: RecurringJobsParts) {
  const queue = jobQueue({ database, log });
  const { runs, durations, lastSuccess } = jobMetrics(metrics);
  const stopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const underWay = new Set<Promise<void>>();
  const turns = new Map<JobName, () => Promise<void>>();

  /** @returns the failure of the run; null for none. */
  async function perform(name: JobName, claimed: ClaimedRun, run: RunJob): Promise<{ readonly error: unknown } | null> {
    const startedMs = performance.now();
    let failure: { readonly error: unknown } | null = null;
    try {
      await run(stopping.signal);
      lastSuccess.set({ job: name }, clock().getTime() / 1_000);
    } catch (error) {
      failure = { error };
    }
    const durationSeconds = (performance.now() - startedMs) / 1_000;
    durations.observe({ job: name }, durationSeconds);
    runs.inc({ job: name, outcome: failure === null ? 'succeeded' : 'failed' });
    log.debug({ job: name, durationMs: Math.round(durationSeconds * 1_000), failed: failure !== null }, 'job ran');
    await (failure === null ? claimed.succeed() : claimed.fail(messageOf(failure.error)));
    return failure;
  }

  return {
    /**
     * Runs a job by the clock from now on. It never overlaps itself.
     * @returns takes a turn now; resolves when that is over, and never rejects.
     */
    every(name: JobName, { everyMs, mostMs, isDueAtOnce = false }: JobOptions, run: RunJob): () => Promise<void> {
      let current: Promise<void> | undefined;
      let isFailing = false;
      /** One line when a job begins to fail, and one when it works again. */
      const note = (failure: { readonly error: unknown } | null): void => {
        if (failure !== null && !isFailing) log.error({ err: failure.error, job: name }, 'job failed');
        if (failure === null && isFailing) log.info({ job: name }, 'job works again');
        isFailing = failure !== null;
      };
      async function takeTurn(): Promise<void> {
        try {
          const claimed = await queue.claim(name, everyMs, mostMs);
          if (claimed !== null) note(await perform(name, claimed, run));
        } catch (error) {
          note({ error });
        }
      }
      const turn = (): Promise<void> => {
        if (stopping.signal.aborted) return Promise.resolve();
        if (current !== undefined) return current;
        const taken = takeTurn().finally(() => {
          current = undefined;
          underWay.delete(taken);
        });
        current = taken;
        underWay.add(taken);
        return taken;
      };
      timers.push(setInterval(() => void turn(), everyMs).unref());
      turns.set(name, turn);
      if (isDueAtOnce) void turn();
      return turn;
    },

    /** Returns the health of the jobs of all processes. */
    health: queue.health,

    /**
     * Retries a job whose last run failed: immediately if this process runs the job, otherwise at the next turn of a
     * process that does.
     */
    async retry(name: JobName): Promise<void> {
      await queue.retry(name);
      void turns.get(name)?.();
    },

    /** Begins no run any more, and waits for those under way. */
    async stop(): Promise<void> {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
      await queue.stop();
    },
  };
}

export type RecurringJobs = ReturnType<typeof recurringJobs>;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
