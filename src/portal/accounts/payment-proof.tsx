import type { BoundField } from './account-form.ts';
import { useFormWords } from './form-place.tsx';
import { PasswordField } from './password-field.tsx';

/** The payment password, for what it guards. */
export function PaymentProof({ field }: { readonly field: BoundField }) {
  const t = useFormWords();
  return <PasswordField {...field} label={t('field.paymentPassword')} isRequired autoComplete="off" maxLength={200} />;
}
