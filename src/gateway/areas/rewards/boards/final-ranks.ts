import { type RecordDays, readPlay } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { GameTypeOf } from '../reward-parts.ts';
import { leaderboardSettings, pointMinor, type RankedMember, withRanks } from './rank-members.ts';

interface BoardToEnd {
  readonly days: RecordDays;
  readonly gameTypeOf: GameTypeOf;
  readonly at: Date;
  /** So many ranks are paid. */
  readonly prizes: number;
}

/**
 * The first ranks of a board that is over, without rounds that are still open: their bets can be taken back. A member
 * has no more points than the ranking of all said, so that members are counted from the first one on until nobody
 * further down can come among the first.
 */
export async function finalRanks(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  ranked: readonly RankedMember[],
  { days, gameTypeOf, at, prizes }: BoardToEnd,
): Promise<readonly RankedMember[]> {
  const { counts, category } = leaderboardSettings(site);
  const per = BigInt(pointMinor(site));
  const counted: RankedMember[] = [];
  for (const member of ranked) {
    const last = counted.map(({ points }) => points).toSorted((one, other) => other - one)[prizes - 1];
    if (last !== undefined && member.points < last) break;
    const owner = { siteId: id, memberId: member.memberId, currency: site.currency.code };
    const { games } = await readPlay(tx, owner, days, at);
    const minor = games
      .filter((game) => category === undefined || gameTypeOf(game) === category)
      .reduce((sum, game) => sum + (counts === 'won' ? game.wonMinor : game.stakedMinor), 0n);
    const points = Number(minor / per);
    if (points > 0) counted.push({ ...member, points });
  }
  return withRanks(counted);
}
