import type { ReactNode } from 'react';
import type { Deposit } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { CashierIcon } from '../cashier-icon.tsx';
import { Note } from '../payment-page.styles.ts';
import { Confirmations } from './confirmations.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { PayCrypto } from './pay-crypto.tsx';
import { PayPage } from './pay-page.tsx';
import { PayTransfer } from './pay-transfer.tsx';
import { ReceiptCard } from './receipt-card.tsx';

/** How to pay while something is to be paid, what a deposit came to afterwards, and notes about what is special. */
export function PaymentPart({ deposit }: { readonly deposit: Deposit }) {
  const t = useFormWords();
  const money = useMoney();
  const { status, held, received, amount, payment, confirmations } = deposit;
  // Details of a deposit whose time is over still work, so they stay.
  const canPay = payment !== null && (status === 'pending' || status === 'expired');
  return (
    <>
      {held !== null && canPay && (
        <Warning>
          {held === 'limitReached'
            ? t('deposit.heldByLimit')
            : t('deposit.heldText', { received: money.say(received), amount: money.say(amount) })}
        </Warning>
      )}
      {status === 'expired' && canPay && <Warning>{t('deposit.expiredText')}</Warning>}
      {canPay ? <Payment deposit={deposit} payment={payment} /> : <OutcomeCard deposit={deposit} />}
      {(deposit.takesReceipts || deposit.receipts.length > 0) && <ReceiptCard deposit={deposit} />}
      {payment?.kind === 'crypto' &&
        payment.confirmationsRequired > 0 &&
        (status === 'pending' || status === 'paid') && (
          <Confirmations done={confirmations ?? 0} required={payment.confirmationsRequired} />
        )}
      {status === 'pending' && (
        <Note $isWarning={false}>
          <CashierIcon name="info" size={16} stroke={2} />
          <span>
            {t('deposit.leave')} {payment?.kind === 'transfer' && t('deposit.sameName')}
          </span>
        </Note>
      )}
    </>
  );
}

interface PaymentProps {
  readonly deposit: Deposit;
  readonly payment: NonNullable<Deposit['payment']>;
}

function Payment({ deposit, payment }: PaymentProps) {
  if (payment.kind === 'transfer') return <PayTransfer deposit={deposit} payment={payment} />;
  if (payment.kind === 'crypto') return <PayCrypto deposit={deposit} payment={payment} />;
  return <PayPage deposit={deposit} payment={payment} />;
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <Note $isWarning role="status">
      <CashierIcon name="triangle-alert" size={18} stroke={2} />
      <span>{children}</span>
    </Note>
  );
}
