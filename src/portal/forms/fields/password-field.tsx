import { useState } from 'react';
import { IconButton } from '#portal/ui/button.tsx';
import { FormIcon } from '../form-icon.tsx';
import { useFormWords } from '../form-place.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password, which can be looked at. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'icon' | 'end'>) {
  const t = useFormWords();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      icon={<FormIcon name="lock" />}
      end={
        <IconButton
          type="button"
          aria-label={t(isShown ? 'account.hidePassword' : 'account.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <FormIcon name={isShown ? 'eye-off' : 'eye'} />
        </IconButton>
      }
    />
  );
}
