import type { RebateSettings } from '#contracts/generated/contracts.ts';
import { readPlay } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { grantAndClaim } from '../grants/grant-and-claim.ts';
import type { PaidPeriod } from '../periods/paid-period.ts';
import { rebatesOf } from '../repository/rebate-repository.ts';
import { findStanding } from '../repository/vip-repository.ts';
import type { GameTypeOf } from '../reward-parts.ts';
import { type RebateRate, ratesOf, rebateOf } from './rebate-settings.ts';

/** What a category gives back. */
interface RebateLine extends RebateRate {
  /** Stakes that no rebate was paid for yet, in minor units. */
  readonly stakedMinor: bigint;
  readonly amountMinor: bigint;
}

/** What a member's stakes of a period give back. */
export interface CountedRebate {
  /** A line for each category that has a rate. */
  readonly lines: readonly RebateLine[];
  readonly amountMinor: bigint;
  /** What was paid for the period before, in minor units. */
  readonly claimedMinor: bigint;
  /** The number of the next payment, from 1. */
  readonly number: number;
}

/** What a rebate is counted by. */
export interface RebateCount {
  readonly memberId: string;
  readonly period: PaidPeriod;
  readonly settings: RebateSettings;
  readonly gameTypeOf: GameTypeOf;
  readonly at: Date;
}

const STAKED = 'staked.';

/**
 * Counts what a member's stakes of a period give back by the rates of its level, without the stakes for which it was
 * paid before (specification, section 2, "manualRebate").
 */
export async function countRebate(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { memberId, period, settings, gameTypeOf, at }: RebateCount,
): Promise<CountedRebate> {
  const { games } = await readPlay(tx, { siteId: id, memberId, currency: site.currency.code }, period, at);
  const paid = await rebatesOf(tx, id, { memberId, first: period.first });
  const level = (await findStanding(tx, id, memberId))?.level ?? 1;
  const lines = ratesOf(settings, level).map(({ category, percent }) => {
    const staked = games.reduce((sum, game) => (gameTypeOf(game) === category ? sum + game.stakedMinor : sum), 0n);
    const before = paid.reduce((sum, { facts }) => sum + BigInt(facts[`${STAKED}${category}`] ?? 0), 0n);
    // If a stake was rolled back after its rebate was paid, less is staked now than was paid for.
    const stakedMinor = staked > before ? staked - before : 0n;
    return { category, percent, stakedMinor, amountMinor: rebateOf(stakedMinor, percent) };
  });
  return {
    lines,
    amountMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    claimedMinor: paid.reduce((sum, { amount_minor }) => sum + BigInt(amount_minor), 0n),
    number: paid.length + 1,
  };
}

/** Grants a counted rebate and pays it, while the member's row is held. @returns the number of the reward. */
export async function payRebate(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { memberId, period: { first }, at }: RebateCount,
  counted: CountedRebate,
): Promise<string> {
  const facts = counted.lines.flatMap(({ category, percent, stakedMinor }) => [
    [`${STAKED}${category}`, `${stakedMinor}`],
    [`percent.${category}`, percent],
  ]);
  const rewardId = await grantAndClaim(tx, id, {
    ...{ memberId, kind: 'rebate', source: `${first}:${counted.number}`, currency: site.currency.code },
    ...{ amountMinor: counted.amountMinor, at, expiresAt: null, facts: Object.fromEntries(facts) },
  });
  if (rewardId === null) throw new Error(`the rebate ${first}:${counted.number} of ${memberId} is there already`);
  return rewardId;
}
