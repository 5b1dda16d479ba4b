import { type FormEvent, useId } from 'react';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { PaymentProof } from '../payment-proof.tsx';
import { Go } from '../summary.styles.ts';
import { usePaymentPassword } from '../use-payment-password.ts';
import { Confirming, Forgotten, Missing } from './check-card.styles.ts';
import type { WithdrawCheck } from './withdraw-check.ts';

interface ConfirmFormProps extends WithdrawCheck {
  readonly formId?: string;
  /** Called before the user is led elsewhere. */
  readonly onLeave?: () => void;
}

/** The payment password and the button that sends. A wrong password is cleared, and the field says so. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { terms, amount, missing, forgotten, formId, onMissing, onSend, onLeave } = props;
  const t = useFormWords();
  const money = useMoney();
  const sentenceId = useId();
  const form = usePaymentPassword(onSend);
  const sentence = missing ?? (form.values.paymentPassword === '' ? t('withdraw.missing.password') : null);
  const submit = (event: FormEvent): void => {
    if (missing === null) form.submit(event);
    else {
      event.preventDefault();
      onMissing();
    }
  };
  return (
    <Confirming ref={form.ref} id={formId} onSubmit={submit} noValidate>
      {terms.hasPaymentPassword && (
        <div>
          <PaymentProof field={form.bind('paymentPassword')} />
          <Forgotten>
            <ActionControl action={forgotten} {...(onLeave && { onDone: onLeave })}>
              {t('withdraw.forgotten')}
            </ActionControl>
          </Forgotten>
        </div>
      )}
      <FormFailure failure={form.failure} />
      <Go
        type="submit"
        $size="large"
        aria-disabled={sentence !== null || form.isSending}
        {...(sentence !== null && { 'aria-describedby': sentenceId })}
      >
        {form.isSending
          ? t('deposit.sending')
          : amount === null
            ? t('deposit.continue')
            : t('withdraw.go', { amount: money.say(amount) })}
      </Go>
      {sentence !== null && <Missing id={sentenceId}>{sentence}</Missing>}
    </Confirming>
  );
}
