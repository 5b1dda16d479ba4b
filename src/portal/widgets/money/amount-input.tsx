import { type RefObject, useId } from 'react';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { FieldFrame, Hint } from '#portal/forms/form-look.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { AmountBox } from './amount.styles.ts';

interface AmountInputProps {
  readonly label: string;
  readonly name: string;
  /** The form that Enter sends, where it is not the one around it. */
  readonly formId?: string | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly hint: string;
  /** In words. */
  readonly fault: string | undefined;
  readonly isOff?: boolean;
  readonly onWrite: (typed: string) => void;
}

/** An amount field in the site's currency. Its help text becomes the error while a wrong amount is typed. */
export function AmountInput({
  label,
  name,
  formId,
  field,
  typed,
  hint,
  fault,
  isOff = false,
  onWrite,
}: AmountInputProps) {
  const id = useId();
  const { code, symbol, symbolPosition, isPlay } = useSite().site.currency;
  const isWrong = fault !== undefined;
  return (
    <FieldFrame>
      <label htmlFor={id}>{label}</label>
      <AmountBox $isWrong={isWrong}>
        {symbolPosition === 'before' && <span aria-hidden="true">{symbol}</span>}
        <input
          ref={field}
          id={id}
          name={name}
          form={formId}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          value={typed}
          disabled={isOff}
          aria-required="true"
          aria-invalid={isWrong}
          aria-describedby={`${id}hint`}
          onChange={(event) => onWrite(event.target.value)}
        />
        {symbolPosition === 'after' && <span aria-hidden="true">{symbol}</span>}
        {!isPlay && code !== symbol && <small aria-hidden="true">{code}</small>}
      </AmountBox>
      <Hint id={`${id}hint`} $isWrong={isWrong} aria-live="polite">
        {isWrong && <FormIcon name="circle-alert" size={15} />}
        <span>{fault ?? hint}</span>
      </Hint>
    </FieldFrame>
  );
}
