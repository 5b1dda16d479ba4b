import { type PayoutKind, removePayout } from '#portal/data/security-calls.ts';
import { useSite } from '#portal/session/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { useAccountForm } from './account-form.ts';
import { FormFailure } from './form-failure.tsx';
import { FootLine, Form, Lead, TextButton } from './form-look.ts';
import { useFormWords } from './form-place.tsx';
import { PaymentProof } from './payment-proof.tsx';
import { nameOfPayout, type Payout } from './payout-row.tsx';
import { useRefreshAccount } from './use-own-query.ts';

interface RemovePayoutProps {
  readonly kind: PayoutKind;
  readonly payout: Payout;
  readonly needsPaymentPassword: boolean;
  readonly onDone: () => void;
}

/** Asks before one is taken away, and for the payment password where there is one. */
export function RemovePayout({ kind, payout, needsPaymentPassword, onDone }: RemovePayoutProps) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshAccount();
  const form = useAccountForm<'paymentPassword'>({
    names: needsPaymentPassword ? ['paymentPassword'] : [],
    initial: { paymentPassword: '' },
    check: (_name, { paymentPassword }) => (paymentPassword === '' ? t('check.required') : undefined),
    send: async ({ paymentPassword }) => {
      await removePayout(kind, payout.accountId, needsPaymentPassword ? { paymentPassword } : {}, language);
      await refresh();
      onDone();
    },
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('payout.sure', { name: nameOfPayout(payout) })}</Lead>
      <FormFailure failure={form.failure} />
      {needsPaymentPassword && <PaymentProof field={form.bind('paymentPassword')} />}
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'payout.remove')}
      </Button>
      <FootLine>
        <TextButton type="button" onClick={onDone}>
          {t('payout.keep')}
        </TextButton>
      </FootLine>
    </Form>
  );
}
