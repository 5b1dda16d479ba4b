import type { ReferralSummary, ReferralTierHere } from '#contracts/generated/contracts.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { usePrize } from '../use-prize.ts';
import { Card, Tiers } from './referral.styles.ts';

/** What more friends bring, and where the member is. */
export function TiersCard({ referral: { tiers, qualified } }: { readonly referral: ReferralSummary }) {
  const t = useFormWords();
  return (
    <Card>
      <h2>{t('referral.tiers')}</h2>
      <Tiers>
        {tiers.map((tier) => (
          <Tier key={tier.from} tier={tier} qualified={qualified} />
        ))}
      </Tiers>
    </Card>
  );
}

function Tier({ tier, qualified }: { readonly tier: ReferralTierHere; readonly qualified: number }) {
  const t = useFormWords();
  const { number } = useWords();
  const prizeOf = usePrize();
  const { from, to, each, once, state } = tier;
  const done = to === null ? Math.min(qualified, from) : qualified;
  return (
    <li data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
      <p>
        <i>
          {state === 'done' && <Icon name="check" size={14} stroke={2} />}
          {state === 'next' && <FormIcon name="lock" size={14} />}
        </i>
        <span>
          {to === null
            ? t('referral.tier.from', { from: number(from) })
            : t('referral.tier.range', { from: number(from), to: number(to) })}
        </span>
        <b>{t(`referral.tier.${state}`)}</b>
      </p>
      <strong>
        {t('referral.tier.each', { prize: prizeOf(each) })}
        {once !== null && <span>{t('referral.tier.once', { prize: prizeOf(once) })}</span>}
      </strong>
      <progress max={to ?? from} value={state === 'next' ? 0 : done} aria-hidden="true" />
    </li>
  );
}
