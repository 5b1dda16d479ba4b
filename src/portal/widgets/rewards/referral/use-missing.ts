import type { ReferralFriend } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useLocale } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';

/** Says what a friend has yet to do, and until when. */
export function useMissing(): (friend: ReferralFriend) => string {
  const t = useFormWords();
  const moments = useMoments();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit', style: 'short' });
  return ({ state, reward, missing, until }) => {
    if (state === 'review') return t('referral.missing.review');
    if (state === 'over') return t('referral.missing.over');
    if (state === 'qualified') return t(reward === null ? 'referral.missing.overMonth' : 'referral.missing.nothing');
    const parts = [
      ...(missing.deposited ? [t('referral.missing.deposited')] : []),
      ...(missing.staked ? [t('referral.missing.staked')] : []),
      ...(missing.contact ? [t('referral.missing.contact')] : []),
    ];
    // The moment at which the days end is the next day's beginning.
    const lastDay = moments.day(new Date(Date.parse(until) - 1).toISOString());
    return t('referral.missing.until', { missing: list.format(parts), day: lastDay });
  };
}
