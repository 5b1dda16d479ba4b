import { randomInt } from 'node:crypto';
import type { PrizeGiven, ReferralSummary, ReferralTierHere, SiteDocument } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { periodAround } from '../calendar.ts';
import { presentPrize } from '../grants/prize.ts';
import { POINTS } from '../points/points-settings.ts';
import { countFriends, findCode, offerCode, sumOfReferrals } from '../repository/referral-repository.ts';
import { noteBrowser } from '../repository/referral-trace-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { referralSettings, tierOf, tiersOf } from './referral-settings.ts';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LETTERS = 7;
const MOST_TRIES = 5;

interface ReadParts extends Pick<RewardParts, 'database' | 'clock'> {
  readonly originOf: (site: PublishedSite) => string;
}

/**
 * A member's link for friends and what it brought. The code is drawn at the first look. The browser is noted, so that a
 * friend who registers in it is told from others.
 * @param reader.keepMark marks the browser, and returns the mark's digest; not called where the member is refused.
 * @throws DomainError `feature_disabled`; `not_for_agents`.
 */
export async function readReferral(
  { database, clock, originOf }: ReadParts,
  site: PublishedSite,
  { memberId, keepMark }: { readonly memberId: string; readonly keepMark: () => string },
): Promise<ReferralSummary> {
  const settings = referralSettings(site.site);
  const { qualifies, mostPerMonth } = settings;
  const at = clock();
  const since = periodAround('month', site.site.timeZone, at).from;
  return database.forSite(site.id, async (tx) => {
    await assertPlainMember(tx, site, memberId);
    const code = await codeOf(tx, site.id, memberId);
    await noteBrowser(tx, site.id, { memberId, markDigest: keepMark(), at });
    const { registered, qualified, rewarded } = await countFriends(tx, site.id, { referrerId: memberId, since });
    const sums = await sumOfReferrals(tx, site.id, memberId);
    return {
      ...{ code, url: `${originOf(site)}/register?${new URLSearchParams({ referralCode: code })}` },
      qualifies: {
        days: qualifies.days,
        deposited: qualifies.deposited ?? null,
        staked: qualifies.staked ?? null,
        contact: qualifies.contact ?? false,
      },
      reward: given(site.site, tierOf(settings, qualified + 1).each),
      friendReward: settings.friendReward === undefined ? null : given(site.site, settings.friendReward),
      ...{ mostPerMonth, tiers: presentTiers(site.site, qualified) },
      ...{ registered, qualified, leftThisMonth: Math.max(0, mostPerMonth - rewarded) },
      earned: sumOf(site.site, sums, 'claimed'),
      ready: sumOf(site.site, sums, 'ready'),
    };
  });
}

/** @throws DomainError `not_for_agents`: agents have the links of their desk. */
export async function assertPlainMember(tx: SiteTransaction, site: PublishedSite, memberId: string): Promise<void> {
  if ((await findById(tx, site.id, memberId))?.type !== 0) throw new DomainError('not_for_agents');
}

async function codeOf(tx: SiteTransaction, siteId: string, memberId: string): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const code = await findCode(tx, siteId, memberId);
    if (code !== undefined) return code;
    const drawn = Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    await offerCode(tx, siteId, memberId, drawn);
  }
  throw new DomainError('busy');
}

/** The tiers with where a member is: in the one that its next friend will be of. */
export function presentTiers(
  site: Pick<SiteDocument, 'currency' | 'languages' | 'referral' | 'flags'>,
  qualified: number,
) {
  const settings = referralSettings(site);
  const here = tierOf(settings, qualified + 1).from;
  return tiersOf(settings).map(
    ({ from, to, each, once }): ReferralTierHere => ({
      ...{ from, to, each: given(site, each), once: presentPrize(site, once) },
      state: from === here ? 'here' : from < here ? 'done' : 'next',
    }),
  );
}

function given(
  site: Pick<SiteDocument, 'currency' | 'languages'>,
  prize: Parameters<typeof presentPrize>[1],
): PrizeGiven {
  return presentPrize(site, prize) ?? { amount: null, points: null };
}

function sumOf(
  { currency }: Pick<SiteDocument, 'currency'>,
  sums: ReadonlyArray<{ readonly currency: string; readonly status: string; readonly sum: string }>,
  status: string,
): PrizeGiven {
  const of = (code: string) => sums.find((one) => one.currency === code && one.status === status)?.sum;
  const amount = of(currency.code);
  const points = of(POINTS);
  return {
    amount: amount === undefined ? null : minorToDecimal(BigInt(amount), currency.decimals),
    points: points === undefined ? null : Number(points),
  };
}
