import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';
import type { BoundField } from '../account-form.ts';
import { FormIcon } from '../form-icon.tsx';
import { Box, FieldFrame, Hint } from '../form-look.ts';

const List = styled(Box)`
  position: relative;
  > select {
    flex: 1;
    min-width: 0;
    align-self: stretch;
    padding: 0 14px;
    padding-inline-end: 42px;
    border: 0;
    border-radius: inherit;
    color: ${color.tx};
    font: inherit;
    font-size: 16px;
    line-height: 24px;
    appearance: none;
    background: none;
    &:focus-visible { outline: none; }
  }
  option { background: ${color.surf}; color: ${color.tx}; }
  > svg { position: absolute; inset-inline-end: 14px; pointer-events: none; }
`;

interface SelectFieldProps extends BoundField {
  readonly label: string;
  /** Stands for nothing chosen yet; absent where one always is. */
  readonly empty?: string;
  readonly choices: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  readonly hint?: string;
}

/** One of several, from the browser's own list; its fault is shown below. */
export function SelectField(props: SelectFieldProps) {
  const { label, empty, choices, hint, name, value, fault, onWrite, onLeave } = props;
  const id = useId();
  const isWrong = fault !== undefined;
  return (
    <FieldFrame>
      <label htmlFor={id}>
        {label}
        {empty !== undefined && <b aria-hidden="true">*</b>}
      </label>
      <List $isWrong={isWrong}>
        <select
          id={id}
          name={name}
          value={value}
          aria-required={empty !== undefined}
          aria-invalid={isWrong}
          aria-describedby={isWrong || hint !== undefined ? `${id}hint` : undefined}
          onChange={(event) => onWrite(event.target.value)}
          onBlur={onLeave}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </List>
      {(isWrong || hint !== undefined) && (
        <Hint id={`${id}hint`} $isWrong={isWrong}>
          {isWrong && <FormIcon name="circle-alert" size={15} />}
          <span>{fault ?? hint}</span>
        </Hint>
      )}
    </FieldFrame>
  );
}
