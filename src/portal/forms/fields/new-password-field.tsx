import type { RegisterRule } from '#contracts/generated/contracts.ts';
import { lengthInWords } from '#portal/i18n/pattern-message.ts';
import { useFormWords } from '../form-place.tsx';
import { PasswordField } from './password-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

interface NewPasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'hint' | 'isRequired' | 'autoComplete' | 'maxLength'> {
  /** The rule whose length is shown before a password is chosen; absent for the repeated password. */
  readonly rule?: RegisterRule | undefined;
}

/** A password that is being chosen, or the same once more: browsers offer to make one up and to keep it. */
export function NewPasswordField({ rule, ...props }: NewPasswordFieldProps) {
  const t = useFormWords();
  return (
    <PasswordField
      {...props}
      isRequired
      autoComplete="new-password"
      maxLength={200}
      {...(rule && { hint: t('check.passwordLength', { length: lengthInWords(t, rule.minLength, rule.maxLength) }) })}
    />
  );
}
