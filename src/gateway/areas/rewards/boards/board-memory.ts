import type { BoardPeriod } from '#contracts/generated/contracts.ts';
import type { RecordDays } from '#gateway/areas/records/records.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { periodAround } from '../calendar.ts';
import type { RebateParts } from '../reward-parts.ts';
import { type RankedMember, rankMembers } from './rank-members.ts';

/** Boards are added up anew after this long. */
const KEPT_MS = 60_000;

/** A board as it was added up last. */
export interface CountedBoard {
  readonly days: RecordDays;
  readonly countedAt: Date;
  readonly ranked: readonly RankedMember[];
}

/** Gives the present board of a site; many who look at it share one that is a minute old at most. */
export type BoardMemory = (site: PublishedSite, every: BoardPeriod) => Promise<CountedBoard>;

/** Adds boards up, and keeps each for a minute. */
export function boardMemory({
  database,
  games,
  clock,
}: Pick<RebateParts, 'database' | 'games' | 'clock'>): BoardMemory {
  const kept = new Map<string, { readonly at: number; readonly board: Promise<CountedBoard> }>();
  return (site, every) => {
    const now = clock();
    const days = periodAround(every, site.site.timeZone, now);
    const key = `${site.id} ${every}`;
    const known = kept.get(key);
    // A later revision of the site is another board at the next minute.
    if (known !== undefined && now.getTime() - known.at < KEPT_MS) return known.board;
    const board = (async () => {
      const gameTypeOf = await games.gameTypes();
      const ranked = await database.forReading(site.id, (tx) => rankMembers(tx, site, { days, gameTypeOf }));
      return { days, countedAt: now, ranked };
    })();
    kept.set(key, { at: now.getTime(), board });
    // One that failed is tried again by the next who looks.
    board.catch(() => kept.delete(key));
    return board;
  };
}
