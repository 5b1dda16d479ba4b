import type { LanguageCode, MemberFreeSpins, MemberRewards } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { listFreeSpins } from '#gateway/areas/money/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { dailyStanding } from '../daily/daily-bonus.ts';
import { listPast, listReady } from '../repository/reward-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { presentReward } from './present-reward.ts';
import { presentSpins } from './spin-prize.ts';

const MOST_PAST = 20;

/** What a member can claim, and what was claimed last, of all kinds. */
export async function listRewards(
  { database, clock }: Pick<RewardParts, 'database' | 'clock'>,
  site: PublishedSite,
  { memberId, language }: { readonly memberId: string; readonly language: LanguageCode },
): Promise<MemberRewards> {
  const at = clock();
  const { daily, ready, freeSpins, past } = await database.forSite(site.id, async (tx) => ({
    daily: site.site.dailyBonus === undefined ? null : await dailyStanding(tx, site, { memberId, at }),
    ready: await listReady(tx, site.id, { memberId, at }),
    freeSpins: await listFreeSpins(tx, site.id, { memberId, at }),
    past: await listPast(tx, site.id, { memberId, at, limit: MOST_PAST }),
  }));
  return {
    daily,
    ready: ready.map((row) => presentReward(site, row, at, language)),
    freeSpins: freeSpins.map((row) => presentGrant(site, row, language)),
    past: past.map((row) => presentReward(site, row, at, language)),
  };
}

/** Free spins that were claimed, to their member. */
function presentGrant(
  { site }: PublishedSite,
  row: Awaited<ReturnType<typeof listFreeSpins>>[number],
  language: LanguageCode,
): MemberFreeSpins {
  const { terms, spins, spins_left: left, state } = row;
  const { days: _days, ...given } = presentSpins(site, terms, { spins, language });
  return {
    ...{ ...given, rewardId: row.reward_id, left, state },
    won: minorToDecimal(BigInt(row.won_minor), site.currency.decimals),
    expiresAt: new Date(row.expires_at).toISOString(),
  };
}
