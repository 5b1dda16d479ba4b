import type { Prize, ReferralSettings, SiteDocument } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

type Site = Pick<SiteDocument, 'flags' | 'referral'>;

/** The kinds of rewards for friends: for a friend, once for a tier, and the friend's own. */
export const REFERRAL = 'referral';
export const REFERRAL_TIER = 'referral_tier';
export const REFERRAL_FRIEND = 'referral_friend';

/** Qualified friends from one number to another, and what they bring. */
export interface Tier {
  readonly from: number;
  /** Null: there is no higher tier. */
  readonly to: number | null;
  readonly each: Prize;
  readonly once: Prize | undefined;
}

/** Whether members of a site can bring friends (specification, section 3, `availablePromo.REFERRAL.enabled`). */
export const hasReferral = ({ flags, referral }: Site): boolean =>
  referral !== undefined && isModuleOn(flags, 'REFERRAL3');

/** @throws DomainError `feature_disabled` where members bring no friends. */
export function referralSettings(site: Site): ReferralSettings {
  const { referral } = site;
  if (referral === undefined || !hasReferral(site)) throw new DomainError('feature_disabled');
  return referral;
}

/** The tiers of a site, the first one among them, which begins with the first friend. */
export function tiersOf({ reward, tiers = [] }: Pick<ReferralSettings, 'reward' | 'tiers'>): readonly Tier[] {
  let each = reward;
  return [{ from: 1, each: reward, once: undefined }, ...tiers].map((tier, index) => {
    each = tier.each ?? each;
    const next = tiers[index];
    return { from: tier.from, to: next === undefined ? null : next.from - 1, each, once: tier.once };
  });
}

/** The tier that a friend is of. @param number which qualified friend it is, from 1. */
export function tierOf(settings: Pick<ReferralSettings, 'reward' | 'tiers'>, number: number): Tier {
  const tier = tiersOf(settings).findLast(({ from }) => from <= number);
  if (tier === undefined) throw new RangeError(`friends are numbered from 1, not ${number}`);
  return tier;
}
