import type { BoardPeriod } from '#contracts/generated/contracts.ts';
import { addUpAllRecords, wholeDays } from '#gateway/areas/records/records.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { periodAround } from '../calendar.ts';
import { eachSite, type OnFailed } from '../each-site.ts';
import { keptUntil } from '../grants/kept-until.ts';
import { prizeOf } from '../grants/prize.ts';
import { type BoardDays, beginBoard, boardsToPay, endBoard, holdBoard } from '../repository/board-repository.ts';
import { insertReward } from '../repository/reward-repository.ts';
import type { GameTypeOf, RebateParts } from '../reward-parts.ts';
import { finalRanks } from './final-ranks.ts';
import { leaderboardSettings, rankMembers } from './rank-members.ts';

export const LEADERBOARD = 'leaderboard';

/** Records are added up with a delay of 15 minutes, so a board is ranked this long after its end. */
const COUNTED_AFTER_MS = 20 * 60_000;
interface PayParts extends RebateParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly onFailed: OnFailed;
}

/** Grants the prizes of boards that are over, each once, and begins the present ones, on every site with a board. */
export async function payBoards(parts: PayParts, stopping?: AbortSignal): Promise<void> {
  const gameTypeOf = await parts.games.gameTypes();
  await eachSite(parts, async (site) => {
    if (site.site.leaderboard !== undefined) await payBoardsOf(parts, site, { gameTypeOf, stopping });
  });
}

async function payBoardsOf(
  parts: PayParts,
  site: PublishedSite,
  { gameTypeOf, stopping }: { readonly gameTypeOf: GameTypeOf; readonly stopping: AbortSignal | undefined },
): Promise<void> {
  const { database, clock } = parts;
  const { boards } = leaderboardSettings(site.site);
  const at = clock();
  const zone = site.site.timeZone;
  const due = await database.forSite(site.id, async (tx) => {
    for (const { every } of boards) await beginBoard(tx, site.id, { every, ...daysOf(every, zone, at) });
    return boardsToPay(tx, site.id, periodAround('day', zone, at).first);
  });
  const over = due.filter(({ first, last }) => at.getTime() - endOf({ first, last }, zone) >= COUNTED_AFTER_MS);
  if (over.length === 0) return;
  await addUpAllRecords({ database, clock, sites: { all: () => [site] } }, stopping);
  if (stopping?.aborted) return;
  for (const board of over) await payBoard(parts, site, { ...board, gameTypeOf, at });
}

const daysOf = (every: BoardPeriod, zone: string, at: Date): BoardDays => {
  const { first, last } = periodAround(every, zone, at);
  return { first, last };
};

const endOf = ({ first, last }: BoardDays, zone: string): number => Date.parse(wholeDays(first, last, zone).until);

async function payBoard(
  { database }: PayParts,
  site: PublishedSite,
  {
    every,
    first,
    last,
    gameTypeOf,
    at,
  }: BoardDays & { readonly every: BoardPeriod; readonly gameTypeOf: GameTypeOf; readonly at: Date },
): Promise<void> {
  const prizes = leaderboardSettings(site.site).boards.find((board) => board.every === every)?.prizes ?? [];
  await database.forSite(site.id, async (tx) => {
    // Another process may have granted the prizes meanwhile.
    if (!(await holdBoard(tx, site.id, { every, first }))) return;
    const days = wholeDays(first, last, site.site.timeZone);
    const ranked = await rankMembers(tx, site, { days, gameTypeOf });
    const final = await finalRanks(tx, site, ranked, { days, gameTypeOf, at, prizes: prizes.length });
    for (const { memberId, rank, points } of final) {
      const prize = prizes[rank - 1];
      if (prize === undefined) break;
      await insertReward(tx, site.id, {
        ...{ memberId, kind: LEADERBOARD, source: `${every} ${first}`, ...prizeOf(site.site, prize) },
        ...{ facts: { rank, points }, at, expiresAt: keptUntil(at) },
      });
    }
    await endBoard(tx, site.id, { every, first, at });
  });
}
