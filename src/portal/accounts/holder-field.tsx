import type { BoundField } from './account-form.ts';
import { useFormWords } from './form-place.tsx';
import { TextField } from './text-field.tsx';

interface HolderFieldProps {
  readonly field: BoundField;
  /** The name that is settled; null while the first account decides. */
  readonly settled: string | null;
}

/** Whose account it is. The first one's name holds for all later ones. */
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
