import type { CashbackSettings } from '#contracts/generated/contracts.ts';
import { readPlay } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { PaidPeriod } from '../periods/paid-period.ts';
import { bonusPlayOf } from '../repository/cashback-repository.ts';
import type { GameTypeOf } from '../reward-parts.ts';

interface LossCount {
  readonly memberId: string;
  readonly period: PaidPeriod;
  readonly settings: CashbackSettings;
  readonly gameTypeOf: GameTypeOf;
  readonly at: Date;
}

/**
 * What a member has lost of its own money in a period, in minor units; 0 for one that has won. Rounds that are over
 * count. What a bonus paid of them, and what came back to it, does not.
 */
export async function countLoss(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { memberId, period, settings: { categories }, gameTypeOf, at }: LossCount,
): Promise<bigint> {
  const isCounted = (game: { readonly vassalage: string; readonly gameCode: string }): boolean => {
    const type = gameTypeOf(game);
    return categories === undefined || (type !== undefined && categories.includes(type));
  };
  const owner = { siteId: id, memberId, currency: site.currency.code };
  const { games } = await readPlay(tx, owner, period, at);
  const ofBonuses = await bonusPlayOf(tx, owner, period);
  let lost = 0n;
  for (const game of games) if (isCounted(game)) lost += game.stakedMinor - game.wonMinor;
  for (const { lost_minor, ...game } of ofBonuses) if (isCounted(game)) lost -= BigInt(lost_minor);
  return lost > 0n ? lost : 0n;
}
