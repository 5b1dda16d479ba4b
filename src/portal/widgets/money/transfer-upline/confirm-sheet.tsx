import type { Action } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { lessBy } from '#portal/data/decimals.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { PaymentProof } from '../payment-proof.tsx';
import { SheetSums } from '../sheet-sums.styles.ts';
import { Go, SumRow } from '../summary.styles.ts';
import { Confirming, Forgotten } from '../withdraw/check-card.styles.ts';

interface ConfirmSheetProps {
  readonly name: string;
  readonly amount: string;
  readonly balance: string;
  readonly paymentProof: Action;
  readonly onClose: () => void;
  /** @throws GatewayError */
  readonly onSend: (paymentPassword: string) => Promise<void>;
}

/** Names the upline and the sum once more, and asks for the payment password. A wrong one is cleared. */
export function ConfirmSheet({ name, amount, balance, paymentProof, onClose, onSend }: ConfirmSheetProps) {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  const form = useAccountForm<'paymentPassword'>({
    names: ['paymentPassword'],
    initial: { paymentPassword: '' },
    check: (_name, { paymentPassword }) => (paymentPassword === '' ? t('withdraw.missing.password') : undefined),
    send: async ({ paymentPassword }) => onSend(paymentPassword),
    onRefused: (error) => {
      if (error instanceof GatewayError && error.code === 'wrong_payment_password') form.write('paymentPassword', '');
    },
  });
  return (
    <Sheet title={t('upline.confirm', { amount: money.say(amount), name })} onClose={onClose}>
      <SheetSums>
        <SumRow>
          <span>{t('upline.youSend')}</span>
          <bdi>{money.say(amount)}</bdi>
        </SumRow>
        <SumRow>
          <span>{t('upline.toRow')}</span>
          <bdi>{name}</bdi>
        </SumRow>
        <SumRow as="p">{t('upline.after', { amount: money.say(lessBy(balance, amount, decimals)) })}</SumRow>
      </SheetSums>
      <Confirming ref={form.ref} onSubmit={form.submit} noValidate>
        <div>
          <PaymentProof field={form.bind('paymentPassword')} />
          <Forgotten>
            <ActionControl action={paymentProof} onDone={onClose}>
              {t('withdraw.forgotten')}
            </ActionControl>
          </Forgotten>
        </div>
        <FormFailure failure={form.failure} />
        <Go type="submit" $size="large" aria-disabled={form.isSending}>
          {form.isSending ? t('deposit.sending') : t('upline.go', { amount: money.say(amount) })}
        </Go>
      </Confirming>
    </Sheet>
  );
}
