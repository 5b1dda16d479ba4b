import { useState } from 'react';
import { useWords } from '#studio/i18n/words.tsx';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password, which can be looked at while it is written. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'ui.hidePassword' : 'ui.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
