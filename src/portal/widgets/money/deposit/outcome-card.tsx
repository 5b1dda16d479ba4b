import { Link, useLocation } from 'react-router-dom';
import type { Deposit } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { withDeposit } from '../deposit-address.ts';
import { StatusSign } from '../deposit-badge.tsx';
import { LinkButton } from '../payment-page.styles.ts';
import { Outcome, PlayLink } from './outcome-card.styles.ts';

/** What a deposit came to, where there is nothing to pay any more, with the one thing to do next. */
export function OutcomeCard({ deposit }: { readonly deposit: Deposit }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { search } = useLocation();
  const { status, failure } = deposit;
  const text = useOutcomeWords(deposit);
  return (
    <Outcome data-outcome={status}>
      <i>
        <StatusSign status={status} size={26} />
      </i>
      {status === 'failed' && <h2>{t(`deposit.failure.${failure ?? 'any'}`)}</h2>}
      <p>{text}</p>
      {status === 'credited' && (
        <PlayLink action={{ do: 'navigate', page: 'home' }} $size="large">
          {say('action.play')}
        </PlayLink>
      )}
      {(status === 'failed' || status === 'expired') && (
        <LinkButton as={Link} to={withDeposit(search, null)} $size="large">
          {t('deposit.other')}
        </LinkButton>
      )}
    </Outcome>
  );
}

/** What a status means, in a sentence. */
function useOutcomeWords({ status, held, received, amount }: Deposit): string {
  const t = useFormWords();
  const money = useMoney();
  if (held === 'limitReached') return t('deposit.heldByLimit');
  if (held !== null) return t('deposit.heldText', { received: money.say(received), amount: money.say(amount) });
  if (status === 'credited') return t('deposit.creditedText');
  if (status === 'failed') return t('deposit.notCharged');
  if (status === 'expired') return t('deposit.expiredOver');
  if (status === 'refunded') return t('deposit.refundedText');
  return t(status === 'paid' ? 'deposit.arrivedText' : 'deposit.createdText');
}
