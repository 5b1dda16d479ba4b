import type { BoundField } from '#portal/forms/account-form.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';

interface HolderFieldProps {
  readonly field: BoundField;
  /** The name that is settled; null while the first account decides. */
  readonly settled: string | null;
}

/** The account holder. The first account's name holds for all later ones. */
export function HolderField({ field, settled }: HolderFieldProps) {
  const t = useFormWords();
  return (
    <TextField
      {...field}
      value={settled ?? field.value}
      disabled={settled !== null}
      label={t('payout.holder')}
      isRequired={settled === null}
      dir="auto"
      autoComplete="name"
      maxLength={120}
      hint={t(settled === null ? 'payout.holderHint' : 'payout.holderLocked')}
    />
  );
}
