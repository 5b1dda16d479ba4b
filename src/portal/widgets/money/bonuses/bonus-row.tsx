import type { MemberBonus } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Badge, type BadgeTone } from '#portal/ui/account-card.ts';
import { GiveUp } from './give-up.tsx';

const tones = {
  waiting: 'busy',
  active: 'open',
  converted: 'good',
  used: 'quiet',
  cancelled: 'quiet',
  expired: 'bad',
} as const satisfies Record<MemberBonus['state'], BadgeTone>;

/** A bonus that waits, or that ended: what became of it. */
export function BonusRow({ bonus }: { readonly bonus: MemberBonus }) {
  const t = useFormWords();
  const money = useMoney();
  const moments = useMoments();
  const { name, state, amount, required, ended, endedAt, grantedAt } = bonus;
  return (
    <li data-state={state}>
      <div>
        <p>
          <strong>{name ?? t('bonuses.word')}</strong>
          <Badge $tone={tones[state]}>{t(`bonuses.state.${state}`)}</Badge>
        </p>
        <small>
          {state === 'waiting' && t('bonuses.waits', { required: money.say(required) })}
          {state === 'converted' && t('bonuses.becameMoney', { amount: money.say(ended ?? '0') })}
          {(state === 'cancelled' || state === 'expired') && t('bonuses.lost', { amount: money.say(ended ?? '0') })}
          {state === 'used' && t('bonuses.usedUp')}
        </small>
        <small>{moments.whole(endedAt ?? grantedAt)}</small>
      </div>
      <b>
        <bdi>{money.say(amount)}</bdi>
      </b>
      {state === 'waiting' && <GiveUp bonus={bonus} balance={amount} isSmall />}
    </li>
  );
}
