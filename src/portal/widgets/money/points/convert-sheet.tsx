import type { Action } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { PaymentProof } from '../payment-proof.tsx';
import { Go } from '../summary.styles.ts';
import { Confirming, Forgotten } from '../withdraw/check-card.styles.ts';

interface ConvertSheetProps {
  readonly points: number;
  readonly amount: string;
  readonly paymentProof: Action;
  readonly onClose: () => void;
  /** @throws GatewayError */
  readonly onSend: (paymentPassword: string) => Promise<void>;
}

/** Names the points and the money once more, and asks for the payment password. A wrong one is cleared. */
export function ConvertSheet({ points, amount, paymentProof, onClose, onSend }: ConvertSheetProps) {
  const t = useFormWords();
  const { number } = useWords();
  const money = useMoney();
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
    <Sheet title={t('points.confirm', { points: number(points), amount: money.say(amount) })} onClose={onClose}>
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
          {form.isSending ? t('deposit.sending') : t('points.go')}
        </Go>
      </Confirming>
    </Sheet>
  );
}
