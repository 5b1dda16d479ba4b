import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import { settleDraws } from './settle-draws.ts';
import { laterByTimer, tellInTime } from './tell-in-time.ts';

const EVERY_MS = 30_000;
const LEAST_WAIT_MS = 100;
/** The longest that one timer can wait is 24 days; a draw further away is looked at again by the job. */
const MOST_WAIT_MS = 24 * 60 * 60_000;

interface SettlingParts extends Omit<LotteryParts, 'onSold'> {
  readonly sites: Pick<SiteDirectory, 'all'>;
}

/**
 * Settles each draw as it happens: a process that sold a ticket wakes at its draw. A job settles what no process woke
 * for, such as draws during a restart. Several may run at once, since each ticket is settled once.
 */
export function settleOnTime(parts: SettlingParts) {
  const { sites, clock, log } = parts;
  const stopping = new AbortController();
  const news = tellInTime({ ...parts, later: laterByTimer });
  let timer: NodeJS.Timeout | undefined;
  let wakesAtMs = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let isStarted = false;

  async function settle(): Promise<void> {
    for (const site of sites.all()) {
      if (stopping.signal.aborted) return;
      try {
        const next = await settleDraws({ ...parts, onSettled: news.tell }, site, stopping.signal);
        if (next !== null) wakeAt(next);
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error, site: site.id }, 'settling draws failed');
      }
    }
  }

  function wakeAt(drawsAt: Date): void {
    if (!isStarted || stopping.signal.aborted || drawsAt.getTime() >= wakesAtMs) return;
    // A draw that has been is being settled by somebody else.
    const waitMs = Math.max(LEAST_WAIT_MS, drawsAt.getTime() - clock().getTime());
    if (waitMs > MOST_WAIT_MS) return;
    wakesAtMs = drawsAt.getTime();
    clearTimeout(timer);
    timer = setTimeout(() => {
      wakesAtMs = Number.POSITIVE_INFINITY;
      running = (running ?? Promise.resolve()).then(settle);
    }, waitMs).unref();
  }

  return {
    settle,
    wakeAt,
    start(jobs: Pick<RecurringJobs, 'every'>): void {
      isStarted = true;
      jobs.every('settle-draws', { everyMs: EVERY_MS, isDueAtOnce: true }, settle);
    },
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await running;
      news.stop();
    },
  };
}
