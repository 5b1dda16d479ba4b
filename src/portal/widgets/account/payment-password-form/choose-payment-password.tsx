import { useModalClose } from '#portal/actions/modal-close.tsx';
import { setPaymentPassword } from '#portal/data/security-calls.ts';
import { useRefreshAccount } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { PasswordField } from '#portal/forms/fields/password-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Between, Form, Lead, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { NewPaymentPassword, newPasswordNames, noNewPassword, useCheckNewPassword } from './new-payment-password.tsx';

interface ChoosePaymentPasswordProps {
  readonly isFirst: boolean;
  readonly onForgotten: () => void;
}

/** Sets the first payment password by the password of the account, or another one by the present one. */
export function ChoosePaymentPassword({ isFirst, onForgotten }: ChoosePaymentPasswordProps) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshAccount();
  const close = useModalClose();
  const checkNew = useCheckNewPassword();
  const proof = isFirst ? 'password' : 'oldPaymentPassword';
  const form = useAccountForm<'password' | 'oldPaymentPassword' | (typeof newPasswordNames)[number]>({
    names: [proof, ...newPasswordNames],
    initial: { password: '', oldPaymentPassword: '', ...noNewPassword },
    check: (name, values) => {
      if (name === 'password' || name === 'oldPaymentPassword')
        return values[name] === '' ? t('check.required') : undefined;
      return checkNew(name, values);
    },
    send: async ({ newPaymentPassword, confirmNewPaymentPassword, ...values }) => {
      const body = { [proof]: values[proof], newPaymentPassword, confirmNewPaymentPassword };
      await setPaymentPassword(body, language);
      await refresh();
      close();
    },
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('payment.setLead')}</Lead>
      <FormFailure failure={form.failure} />
      <PasswordField
        {...form.bind(proof)}
        label={t(isFirst ? 'security.password' : 'payment.old')}
        isRequired
        autoComplete={isFirst ? 'current-password' : 'off'}
        maxLength={200}
      />
      {!isFirst && (
        <Between>
          <TextButton type="button" onClick={onForgotten}>
            {t('payment.forgotten')}
          </TextButton>
        </Between>
      )}
      <NewPaymentPassword form={form} />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'change.save')}
      </Button>
    </Form>
  );
}
