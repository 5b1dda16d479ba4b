import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { WithdrawalSign } from '#portal/widgets/money/withdrawal-badge.tsx';
import { stateOf } from '#portal/widgets/money/withdrawal-state.ts';
import { Outcome } from './outcome-card.styles.ts';
import { ServiceLink } from './part-notes.styles.ts';

/** The outcome of a withdrawal, or its present state, when the member has nothing to answer. */
export function OutcomeCard({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useFormWords();
  const state = stateOf(withdrawal);
  const { reason } = withdrawal;
  const words = useOutcomeWords(withdrawal);
  // The note of its part says what is asked.
  if (state === 'asking' || state === 'confirm') return null;
  const isRefused = state === 'rejected' || state === 'returned';
  return (
    <Outcome data-outcome={state}>
      <i>
        <WithdrawalSign state={state} size={26} />
      </i>
      {isRefused && <h2>{t(`withdrawal.outcomeTitle.${state}`)}</h2>}
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {state === 'rejected' && reason !== null && <blockquote>{t('withdrawal.reason', { reason })}</blockquote>}
      {state === 'rejected' && <p>{t('withdrawal.outcome.rejectedHelp')}</p>}
      {isRefused && <ServiceLink action={{ do: 'openCustomerService' }}>{t('withdrawal.ask')}</ServiceLink>}
    </Outcome>
  );
}

/** What a state means, in sentences. */
function useOutcomeWords(withdrawal: Withdrawal): readonly string[] {
  const t = useFormWords();
  const money = useMoney();
  const { failure, returned, received } = withdrawal;
  const state = stateOf(withdrawal);
  const back = { amount: money.say(returned) };
  if (state === 'rejected') return [t('withdrawal.outcome.rejected', back)];
  if (state === 'cancelled') return [t('withdrawal.outcome.cancelled', back)];
  if (state === 'returned')
    return [t(`withdrawal.failure.${failure ?? 'any'}`), t('withdrawal.outcome.returned', back)];
  if (state === 'paid') return [t('withdrawal.outcome.confirmed', { amount: money.say(received) })];
  if (state === 'sent') return [t('withdrawal.outcome.sent')];
  if (state === 'approved') return [t('withdrawal.outcome.approved')];
  return [t(state === 'sending' ? 'withdrawal.outcome.sending' : 'withdrawal.outcome.review')];
}
