import { Link } from 'react-router-dom';
import type { PrizeGiven, ReferralSummary } from '#contracts/generated/contracts.ts';
import { useActionAddress } from '#portal/actions/actions.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Button } from '#portal/ui/button.tsx';
import { usePrize } from '../use-prize.ts';
import { Totals } from './referral.styles.ts';

/** Counts of friends, and the rewards for them so far. */
export function TotalsCard({ referral }: { readonly referral: ReferralSummary }) {
  const t = useFormWords();
  const { number } = useWords();
  const addressOf = useActionAddress();
  const sayBoth = useBoth();
  const { registered, qualified, earned, ready, leftThisMonth, mostPerMonth } = referral;
  const rewards = addressOf({ do: 'navigate', page: 'member', query: { menu: 'rewardCenter' } });
  return (
    <Totals>
      <h2>{t('referral.soFar')}</h2>
      <dl>
        <div>
          <dt>{t('referral.registered')}</dt>
          <dd>{number(registered)}</dd>
        </div>
        <div>
          <dt>{t('referral.qualified')}</dt>
          <dd>{number(qualified)}</dd>
        </div>
        <div>
          <dt>{t('referral.earned')}</dt>
          <dd data-is-earned>{sayBoth(earned)}</dd>
        </div>
        <div>
          <dt>{t('referral.ready')}</dt>
          <dd>{sayBoth(ready)}</dd>
        </div>
      </dl>
      {(ready.amount !== null || ready.points !== null) && rewards !== null && (
        <Button as={Link} to={rewards.href} $look="secondary" $size="small">
          {t('referral.toRewards')}
        </Button>
      )}
      <p>{t('referral.left', { left: number(leftThisMonth), most: number(mostPerMonth) })}</p>
    </Totals>
  );
}

/** Says money, points, or both. */
function useBoth(): (given: PrizeGiven) => string {
  const prizeOf = usePrize();
  return ({ amount, points }) =>
    [
      ...(amount === null ? [] : [prizeOf({ amount, points: null })]),
      ...(points === null ? [] : [prizeOf({ amount: null, points })]),
    ].join(' + ') || '–';
}
