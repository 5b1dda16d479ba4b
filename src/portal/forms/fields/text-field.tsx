import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import type { BoundField } from '../account-form.ts';
import { FormIcon } from '../form-icon.tsx';
import { BesideRow, Box, FieldFrame, Hint } from '../form-look.ts';

type InputProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'disabled' | 'dir' | 'max' | 'autoFocus' | 'autoCapitalize'
>;

export interface TextFieldProps extends BoundField, InputProps {
  readonly label: string;
  readonly isRequired?: boolean;
  /** Before the text. */
  readonly icon?: ReactNode;
  /** Stands in the box before the text, such as a country's code. */
  readonly start?: ReactNode;
  /** Stands in the box after the text. */
  readonly end?: ReactNode;
  /** Stands beside the box. */
  readonly beside?: ReactNode;
  readonly hint?: ReactNode;
}

/** A field with its label above and what is wrong with it below, which an icon and words tell. */
export function TextField(props: TextFieldProps) {
  const { label, isRequired = false, icon, start, end, beside, hint, fault, onWrite, onLeave, ...input } = props;
  const id = useId();
  const isWrong = fault !== undefined;
  const box = (
    <Box $isWrong={isWrong}>
      {icon}
      {start}
      <input
        id={id}
        dir="ltr"
        {...input}
        aria-required={isRequired}
        aria-invalid={isWrong}
        aria-describedby={isWrong || hint !== undefined ? `${id}hint` : undefined}
        onChange={(event) => onWrite(event.target.value)}
        onBlur={onLeave}
      />
      {end}
    </Box>
  );
  return (
    <FieldFrame>
      <label htmlFor={id}>
        {label}
        {isRequired && <b aria-hidden="true">*</b>}
      </label>
      {beside === undefined ? (
        box
      ) : (
        <BesideRow>
          {box}
          {beside}
        </BesideRow>
      )}
      {(isWrong || hint !== undefined) && (
        <Hint id={`${id}hint`} $isWrong={isWrong}>
          {isWrong && <FormIcon name="circle-alert" size={15} />}
          <span>{fault ?? hint}</span>
        </Hint>
      )}
    </FieldFrame>
  );
}
