import type { RefObject } from 'react';
import type { WithdrawalTerms } from '#contracts/generated/contracts.ts';
import { isMore, lessBy } from '#portal/data/decimals.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Badge } from '#portal/ui/account-card.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { CashierIcon } from '../cashier-icon.tsx';
import { Bar, TurnoverHead, Turnovers, TurnoversCard } from './turnover-card.styles.ts';
import type { ActiveBonus } from './use-active-bonus.ts';

interface TurnoverCardProps {
  readonly terms: WithdrawalTerms;
  readonly active: ActiveBonus | null;
  readonly card: RefObject<HTMLElement | null>;
}

/** What has to be staked: each deposit before its money can be withdrawn, and the bonus before it becomes money. */
export function TurnoverCard({ terms: { turnover, locked }, active, card }: TurnoverCardProps) {
  const t = useFormWords();
  const money = useMoney();
  const isOpen = /[1-9]/.test(locked);
  return (
    <TurnoversCard ref={card} tabIndex={-1}>
      <TurnoverHead>
        <h2>{t(isOpen || active !== null ? 'withdraw.turnover' : 'withdraw.turnoverDone')}</h2>
        {isOpen && <Badge $tone="quiet">{t('withdraw.lockedSum', { amount: money.say(locked) })}</Badge>}
      </TurnoverHead>
      <Turnovers>
        {turnover.map((one) => (
          <TurnoverRow key={one.turnoverId} turnover={one} />
        ))}
        {active && <BonusRow {...active} />}
      </Turnovers>
    </TurnoversCard>
  );
}

/** The active bonus. A withdrawal takes nothing of it, since it is beside the wallet. */
function BonusRow({ bonus: { name, amount, required, counted }, balance }: ActiveBonus) {
  const t = useFormWords();
  const money = useMoney();
  return (
    <li>
      <i>
        <Icon name="star" size={18} />
      </i>
      <div>
        <p>
          <strong>{name ?? t('bonuses.word')}</strong>
          <b>{`${t('bonuses.holds')}: ${money.say(balance)}`}</b>
        </p>
        <small>{t('bonuses.granted', { amount: money.say(amount) })}</small>
        <Played done={counted} required={required} />
        <small>{t('withdraw.bonusKept', { amount: money.say(balance) })}</small>
      </div>
    </li>
  );
}

interface TurnoverRowProps {
  readonly turnover: WithdrawalTerms['turnover'][number];
}

function TurnoverRow({ turnover: { reference, at, amount, required, done, locked } }: TurnoverRowProps) {
  const t = useFormWords();
  const money = useMoney();
  const moments = useMoments();
  const { decimals } = useSite().site.currency;
  const isDone = !isMore(required, done, decimals);
  return (
    <li data-done={isDone}>
      <i>{isDone ? <CashierIcon name="lock-open" size={18} /> : <FormIcon name="lock" size={18} />}</i>
      <div>
        <p>
          <strong>{t('withdraw.ofDeposit', { date: moments.day(at) })}</strong>
          {isDone ? (
            <Badge $tone="good">
              <Icon name="check" size={13} stroke={2.4} />
              {t('withdraw.unlocked')}
            </Badge>
          ) : (
            <b>{t('withdraw.lockedSum', { amount: money.say(locked) })}</b>
          )}
        </p>
        <small>{t('withdraw.credited', { amount: money.say(amount), reference: leftToRight(reference) })}</small>
        <Played done={done} required={required} />
      </div>
    </li>
  );
}

function Played({ done, required }: Pick<WithdrawalTerms['turnover'][number], 'done' | 'required'>) {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  const isDone = !isMore(required, done, decimals);
  const percent = isDone ? 100 : Math.floor((100 * Number(done)) / Number(required));
  return (
    <>
      <Bar aria-hidden="true" focusable="false">
        <rect width={`${percent}%`} height="100%" rx="3" />
      </Bar>
      <small data-played>
        <span>{t('withdraw.played', { done: money.round(done), required: money.round(required) })}</span>
        {!isDone && <b>{t('withdraw.toGo', { amount: money.round(lessBy(required, done, decimals)) })}</b>}
      </small>
    </>
  );
}
