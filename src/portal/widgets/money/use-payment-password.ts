import { GatewayError } from '#portal/data/gateway-client.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';

/** A form that asks for the payment password alone, and sends what it guards. A wrong password is cleared. */
export function usePaymentPassword(onSend: (paymentPassword: string) => Promise<void>) {
  const t = useFormWords();
  const form = useAccountForm<'paymentPassword'>({
    names: ['paymentPassword'],
    initial: { paymentPassword: '' },
    check: (_name, { paymentPassword }) => (paymentPassword === '' ? t('withdraw.missing.password') : undefined),
    send: async ({ paymentPassword }) => onSend(paymentPassword),
    onRefused: (error) => {
      if (error instanceof GatewayError && error.code === 'wrong_payment_password') form.write('paymentPassword', '');
    },
  });
  return form;
}
