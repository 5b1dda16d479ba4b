import type { AccountForm } from '#portal/forms/account-form.ts';
import { checkConfirmation, checkField } from '#portal/forms/fields/check-field.ts';
import { NewPasswordField } from '#portal/forms/fields/new-password-field.tsx';
import { useFitsRule } from '#portal/forms/fields/use-fits-rule.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';

/** A payment password that is being chosen. */
export const newPasswordNames = ['newPaymentPassword', 'confirmNewPaymentPassword'] as const;
export const noNewPassword = { newPaymentPassword: '', confirmNewPaymentPassword: '' } as const;

type NewPasswordValues = Readonly<Record<(typeof newPasswordNames)[number], string>>;

/** Looks at a payment password that is being chosen, by the site's rule; the gateway has more to say of it. */
export function useCheckNewPassword(): (
  name: (typeof newPasswordNames)[number],
  values: NewPasswordValues,
) => string | undefined {
  const t = useFormWords();
  const { site } = useSite();
  const fits = useFitsRule();
  return (name, values) => {
    if (name === 'confirmNewPaymentPassword')
      return checkConfirmation(values.confirmNewPaymentPassword, values.newPaymentPassword, t);
    const rule = site.register.rules.paymentPassword;
    return checkField(values.newPaymentPassword, { t, isRequired: true, rule, fits });
  };
}

/** The new payment password, twice. */
export function NewPaymentPassword({
  form,
}: {
  readonly form: Pick<AccountForm<(typeof newPasswordNames)[number]>, 'bind'>;
}) {
  const t = useFormWords();
  const { site } = useSite();
  return (
    <>
      <NewPasswordField
        {...form.bind('newPaymentPassword')}
        label={t('payment.new')}
        rule={site.register.rules.paymentPassword}
      />
      <NewPasswordField {...form.bind('confirmNewPaymentPassword')} label={t('payment.again')} />
    </>
  );
}
