import type { Deposit, PaymentLine, PaymentTransfer } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { CopyRow } from './copy-row.tsx';
import { Countdown, CountdownRing } from './countdown.tsx';
import { PayCard, Reserved, TransferRows } from './paying.styles.ts';

const MONO: ReadonlySet<PaymentLine['name']> = new Set(['iban', 'bic', 'account', 'reference']);

interface PayTransferProps {
  readonly deposit: Deposit;
  readonly payment: PaymentTransfer;
}

/** Where to send a transfer. The amount and the reference come first: they decide whether it is found by itself. */
export function PayTransfer({ deposit, payment }: PayTransferProps) {
  const t = useFormWords();
  const money = useMoney();
  const { amount, createdAt, expiresAt, status } = deposit;
  const reference = payment.lines.find(({ name }) => name === 'reference')?.value ?? deposit.reference;
  const others = payment.lines.filter(({ name }) => name !== 'reference');
  return (
    <PayCard>
      {status === 'pending' && (
        <Reserved>
          <CountdownRing from={createdAt} until={expiresAt} />
          <div>
            <h2>{t('deposit.reserved')}</h2>
            <p>{t('deposit.reservedText')}</p>
          </div>
          <Countdown until={expiresAt} />
        </Reserved>
      )}
      <TransferRows>
        <CopyRow label={t('deposit.line.amount')} value={amount} shown={money.say(amount)} isLarge />
        <CopyRow
          label={t('deposit.line.reference')}
          value={reference}
          isLarge
          isMono
          hint={t('deposit.referenceHint')}
        />
        {others.map(({ name, value }) => (
          <CopyRow key={name} label={t(`deposit.line.${name}`)} value={value} isMono={MONO.has(name)} />
        ))}
      </TransferRows>
    </PayCard>
  );
}
