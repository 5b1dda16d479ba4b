import type { BoundField } from '#portal/forms/account-form.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import type { AnyWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';

/** The fault of a code of the app, in words; undefined when its form is valid. */
export function faultOfTotp(code: string, t: Translate<AnyWord>): string | undefined {
  if (code.trim() === '') return t('check.codeRequired');
  return /^\d{6}$/.test(code.trim()) ? undefined : t('check.codeInvalid');
}

/** The six digits that the app shows. */
export function TotpField({ field, label }: { readonly field: BoundField; readonly label: string }) {
  return (
    <TextField
      {...field}
      label={label}
      isRequired
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      icon={<FormIcon name="shield-check" />}
    />
  );
}
