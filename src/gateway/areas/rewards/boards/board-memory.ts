import type { BoardPeriod } from '#contracts/generated/contracts.ts';
import type { RecordDays } from '#gateway/areas/records/records.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { periodAround } from '../calendar.ts';
import type { RebateParts } from '../reward-parts.ts';
import { type RankedMember, rankMembers } from './rank-members.ts';

/** How long a process keeps a board in memory. */
const KEPT_MS = 5 * 60_000;

/** A board as it was added up last. */
export interface CountedBoard {
  readonly days: RecordDays;
  readonly ranked: readonly RankedMember[];
}

/** Gives the present board of a site; many who look at it share one that is some minutes old at most. */
export type BoardMemory = (site: PublishedSite, every: BoardPeriod) => Promise<CountedBoard>;

/** Adds boards up, and keeps each for some minutes: records are added up every ten. */
export function boardMemory({
  database,
  games,
  clock,
}: Pick<RebateParts, 'database' | 'games' | 'clock'>): BoardMemory {
  const kept = new Map<
    string,
    { readonly at: number; readonly first: string; readonly board: Promise<CountedBoard> }
  >();
  return (site, every) => {
    const now = clock();
    const days = periodAround(every, site.site.timeZone, now);
    const key = `${site.id} ${every}`;
    const known = kept.get(key);
    const isPresent = known?.first === days.first && now.getTime() - known.at < KEPT_MS;
    if (known !== undefined && isPresent) return known.board;
    const board = (async () => {
      const gameTypeOf = await games.gameTypes();
      const ranked = await database.forReading(site.id, (tx) => rankMembers(tx, site, { days, gameTypeOf }));
      return { days, ranked };
    })();
    kept.set(key, { at: now.getTime(), first: days.first, board });
    // A failed read is not kept: the next request reads again.
    board.catch(() => kept.delete(key));
    return board;
  };
}
