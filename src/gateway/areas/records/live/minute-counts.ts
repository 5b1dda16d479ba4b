import type { TenantDatabase } from '#gateway/database/database.ts';
import { addToMinutes, type MinuteCount } from '../repository/site-minute-repository.ts';

/** How often counts go to the database. Those that a killed process held are lost: exact sums come from the records. */
const SAVE_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;

interface MinuteCountsParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly clock: () => Date;
  readonly log: { error(fields: object, message: string): void };
}

/** Bets of one wallet call. */
export interface CountedBets {
  readonly siteId: string;
  readonly bets: number;
  /** In minor units. */
  readonly betMinor: number;
}

/** Counts in memory what happens on each site by the minute, and adds it to what other processes counted. */
export function minuteCounts({ database, clock, log }: MinuteCountsParts) {
  let counts = new Map<string, Map<number, MinuteCount>>();
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> = Promise.resolve();

  function add(siteId: string, minuteMs: number, { bets, stakedMinor, errors }: MinuteCount): void {
    const ofSite = counts.get(siteId) ?? new Map<number, MinuteCount>();
    const before = ofSite.get(minuteMs) ?? { bets: 0, stakedMinor: 0, errors: 0 };
    ofSite.set(minuteMs, {
      bets: before.bets + bets,
      stakedMinor: before.stakedMinor + stakedMinor,
      errors: before.errors + errors,
    });
    counts.set(siteId, ofSite);
    timer ??= setTimeout(saveSoon, SAVE_EVERY_MS).unref();
  }

  const thisMinute = (): number => Math.floor(clock().getTime() / MINUTE_MS) * MINUTE_MS;

  function saveSoon(): void {
    timer = undefined;
    saving = saving.then(save);
  }

  async function save(): Promise<void> {
    const taken = counts;
    counts = new Map();
    for (const [siteId, minutes] of taken) {
      try {
        await database.forSite(siteId, (tx) => addToMinutes(tx, siteId, minutes));
      } catch (error) {
        log.error({ err: error, siteId }, 'saving the counts of a minute failed');
        for (const [minuteMs, count] of minutes) add(siteId, minuteMs, count);
      }
    }
  }

  return {
    countBets({ siteId, bets, betMinor }: CountedBets): void {
      if (bets > 0) add(siteId, thisMinute(), { bets, stakedMinor: betMinor, errors: 0 });
    },

    countError: (siteId: string): void => add(siteId, thisMinute(), { bets: 0, stakedMinor: 0, errors: 1 }),

    /** Saves what was counted, the last time. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      await saving;
      await save();
      clearTimeout(timer);
    },
  };
}
