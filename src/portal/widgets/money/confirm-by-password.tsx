import type { Action } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { PaymentProof } from './payment-proof.tsx';
import { Go } from './summary.styles.ts';
import { usePaymentPassword } from './use-payment-password.ts';
import { Confirming, Forgotten } from './withdraw/check-card.styles.ts';

interface ConfirmByPasswordProps {
  /** What the button says. */
  readonly go: string;
  /** Where the payment password is set anew. */
  readonly paymentProof: Action;
  readonly onClose: () => void;
  /** @throws GatewayError */
  readonly onSend: (paymentPassword: string) => Promise<void>;
}

/** The foot of a sheet that confirms a payment: the payment password, and the button that sends. */
export function ConfirmByPassword({ go, paymentProof, onClose, onSend }: ConfirmByPasswordProps) {
  const t = useFormWords();
  const form = usePaymentPassword(onSend);
  return (
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
        {form.isSending ? t('deposit.sending') : go}
      </Go>
    </Confirming>
  );
}
