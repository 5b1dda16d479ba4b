import type { LanguageCode, MemberReward, Rebate } from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import { holdMember } from '#gateway/areas/accounts/accounts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { presentReward } from '../grants/present-reward.ts';
import { currentPeriod } from '../periods/paid-period.ts';
import { findReward } from '../repository/reward-repository.ts';
import type { RebateParts } from '../reward-parts.ts';
import { raiseLevel } from '../vip/raise-level.ts';
import { vipLevels } from '../vip/vip-settings.ts';
import { countRebate, payRebate } from './count-rebate.ts';
import { rebateSettings } from './rebate-settings.ts';

const TABLE = 'rebate_payment';

/**
 * What a member's stakes of the present period give back, by category.
 * @throws DomainError `feature_disabled` where the site gives no rebates.
 */
export async function readRebate(
  { database, clock, games }: Omit<RebateParts, 'onMoved'>,
  site: PublishedSite,
  { memberId, language }: { readonly memberId: string; readonly language: LanguageCode },
): Promise<Rebate> {
  const settings = rebateSettings(site.site);
  const { decimals } = site.site.currency;
  const decimal = (minor: bigint): string => minorToDecimal(minor, decimals);
  const at = clock();
  const gameTypeOf = await games.gameTypes();
  const { period, counted } = await database.forSite(site.id, async (tx) => {
    const current = await currentPeriod(tx, site, { table: TABLE, settings, at });
    return {
      period: current,
      counted: await countRebate(tx, site, { memberId, period: current, settings, gameTypeOf, at }),
    };
  });
  const named = await games.describeTypes(
    site,
    language,
    counted.lines.map(({ category }) => category),
  );
  return {
    ...{ period: settings.period, first: period.first, last: period.last },
    ...{ countedAt: at.toISOString(), paidAt: period.paidAt.toISOString(), least: settings.least },
    rows: counted.lines.map(({ category, percent, stakedMinor, amountMinor }, index) => ({
      gameType: category,
      title: named[index]?.title ?? category,
      icon: named[index]?.icon ?? 'coins',
      ...{ staked: decimal(stakedMinor), percent, amount: decimal(amountMinor) },
    })),
    amount: decimal(counted.amountMinor),
    claimed: decimal(counted.claimedMinor),
    canClaim: counted.amountMinor > 0n && counted.amountMinor >= decimalToMinor(settings.least, decimals),
  };
}

/**
 * Pays what a member's stakes of the present period give back so far, once for each stake.
 * @throws DomainError `feature_disabled`, `nothing_to_claim` below the site's least; nothing is moved then.
 */
export async function claimRebate(
  { database, clock, games, onMoved }: RebateParts,
  site: PublishedSite,
  memberId: string,
): Promise<MemberReward> {
  const settings = rebateSettings(site.site);
  const least = decimalToMinor(settings.least, site.site.currency.decimals);
  const at = clock();
  const gameTypeOf = await games.gameTypes();
  // In a transaction of its own: the level is kept even if the claim is refused.
  if (vipLevels(site.site).length > 0) await database.forSite(site.id, (tx) => raiseLevel(tx, site, { memberId, at }));
  const row = await database.forSite(site.id, async (tx) => {
    // Claims of one member take turns, so that each counts without what the one before has paid.
    await holdMember(tx, site.id, memberId);
    const count = {
      memberId,
      settings,
      gameTypeOf,
      at,
      period: await currentPeriod(tx, site, { table: TABLE, settings, at }),
    };
    const counted = await countRebate(tx, site, count);
    if (counted.amountMinor === 0n || counted.amountMinor < least) throw new DomainError('nothing_to_claim');
    return findReward(tx, site.id, { memberId, rewardId: await payRebate(tx, site, count, counted) });
  });
  if (row === undefined) throw new Error('a rebate that was paid is not among the rewards');
  onMoved(site.id, memberId);
  return presentReward(site, row, at);
}
