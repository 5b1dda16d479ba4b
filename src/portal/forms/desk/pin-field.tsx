import { useId } from 'react';
import type { BoundField } from '#portal/forms/account-form.ts';
import { Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Pin, PinBoxes } from './pin-field.styles.ts';

const LENGTH = 6;

interface PinFieldProps extends BoundField {
  readonly label: string;
  /** How many digits; six when absent. */
  readonly length?: number;
  /** `one-time-code` for a code that was sent; nothing is filled in for a secret. */
  readonly autoComplete?: 'off' | 'one-time-code';
  /** Digits that others may not read show as dots. */
  readonly isSecret?: boolean;
}

/**
 * Digits in a row of boxes. It is one field: what is pasted fills all boxes, and a screen reader meets a single one.
 * Whatever is no digit is left out.
 */
export function PinField(props: PinFieldProps) {
  const { name, value, fault, label, onWrite, onLeave, length = LENGTH, autoComplete = 'off', isSecret = true } = props;
  const t = useFormWords();
  const id = useId();
  return (
    <Pin>
      <label htmlFor={id}>{label}</label>
      <PinBoxes $isWrong={fault !== undefined}>
        <input
          id={id}
          name={name}
          type={isSecret ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={autoComplete}
          dir="ltr"
          value={value}
          aria-describedby={`${id}-hint`}
          aria-invalid={fault !== undefined}
          onChange={({ target }) => onWrite(target.value.replaceAll(/\D/g, '').slice(0, length))}
          onBlur={onLeave}
        />
        {Array.from({ length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A box is its place.
          <i key={at} aria-hidden="true" data-next={at === Math.min(value.length, length - 1) || undefined}>
            {value[at] === undefined ? '' : isSecret ? '•' : value[at]}
          </i>
        ))}
      </PinBoxes>
      <Hint id={`${id}-hint`} $isWrong={fault !== undefined}>
        {fault ?? t('desk.digits', { count: length })}
      </Hint>
    </Pin>
  );
}
