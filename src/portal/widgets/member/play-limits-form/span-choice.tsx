import { useEffect, useId, useRef } from 'react';
import type { PlayBreak } from '#contracts/generated/contracts.ts';
import type { BoundField } from '#portal/forms/account-form.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { SpanFrame, Spans } from './play-limits-form.styles.ts';

interface SpanChoiceProps {
  readonly field: BoundField;
  readonly label: string;
  /** Those that can be chosen, shortest first. */
  readonly spans: readonly PlayBreak[];
  readonly failure: unknown;
  /** True when the visitor returns to this step: the element that had the focus is gone. */
  readonly hasFocus: boolean;
}

/** How long a break is to be. */
export function SpanChoice({ field, label, spans, failure, hasFocus }: SpanChoiceProps) {
  const { name, value, fault, onWrite } = field;
  const t = useFormWords();
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (hasFocus) frame.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [hasFocus]);
  return (
    <>
      <FormFailure failure={failure} />
      <SpanFrame ref={frame} aria-describedby={fault === undefined ? undefined : id}>
        <legend>{label}</legend>
        <Spans>
          {spans.map((span) => (
            <label key={span}>
              <input type="radio" name={name} value={span} checked={value === span} onChange={() => onWrite(span)} />
              <span>{t(`limits.span.${span}`)}</span>
              <Icon name="check" size={16} stroke={2.6} />
            </label>
          ))}
        </Spans>
        {fault !== undefined && (
          <Hint id={id} role="alert" $isWrong>
            <FormIcon name="circle-alert" size={15} />
            <span>{fault}</span>
          </Hint>
        )}
      </SpanFrame>
    </>
  );
}
