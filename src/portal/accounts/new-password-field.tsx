import { PasswordField } from './password-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

type NewPasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'icon' | 'end' | 'isRequired' | 'autoComplete' | 'maxLength'
>;

/** A password that is being chosen, or the same once more: browsers offer to make one up and to keep it. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return <PasswordField {...props} isRequired autoComplete="new-password" maxLength={200} />;
}
