import type { BoundField } from '#portal/forms/account-form.ts';
import { PasswordField } from '#portal/forms/fields/password-field.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';

/** The payment password, for what it guards. */
export function PaymentProof({ field }: { readonly field: BoundField }) {
  const t = useFormWords();
  return <PasswordField {...field} label={t('field.paymentPassword')} isRequired autoComplete="off" maxLength={200} />;
}
