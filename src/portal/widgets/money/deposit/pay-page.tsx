import type { Deposit, PaymentPage } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { CashierIcon, ChannelIcon } from '../cashier-icon.tsx';
import { Countdown } from './countdown.tsx';
import { PageLead, PayCard, PayLink } from './paying.styles.ts';

interface PayPageProps {
  readonly deposit: Deposit;
  readonly payment: PaymentPage;
}

/** Leads to the provider's page, in the same tab: it leads back here. */
export function PayPage({ deposit, payment }: PayPageProps) {
  const t = useFormWords();
  const money = useMoney();
  const { kind, channelName, amount, status, expiresAt } = deposit;
  return (
    <PayCard>
      <PageLead>
        <i>
          <ChannelIcon kind={kind} />
        </i>
        <div>
          <h2>{channelName}</h2>
          <p>{t('deposit.page.text')}</p>
        </div>
        {status === 'pending' && <Countdown until={expiresAt} />}
        <PayLink href={payment.url} $size="large">
          {t('deposit.page.go', { amount: money.say(amount) })}
          <CashierIcon name="arrow-up-right" size={18} stroke={2.2} />
        </PayLink>
      </PageLead>
    </PayCard>
  );
}
