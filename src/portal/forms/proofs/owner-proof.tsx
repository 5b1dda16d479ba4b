import type { BoundField } from '../account-form.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { Hint } from '../form-look.ts';
import { useFormWords } from '../form-place.tsx';

interface OwnerProofProps {
  /** Undefined where the account has no password. */
  readonly field: BoundField | undefined;
}

/**
 * Asks for the member's password before the account gets another way to sign in. An account without one needs a recent
 * sign-in instead, which the form says ahead.
 */
export function OwnerProof({ field }: OwnerProofProps) {
  const t = useFormWords();
  if (field === undefined) return <Hint as="p">{t('owner.signInFresh')}</Hint>;
  return (
    <PasswordField
      {...field}
      label={t('security.password')}
      isRequired
      autoComplete="current-password"
      maxLength={200}
    />
  );
}
