import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';
import type { BoundField } from './account-form.ts';
import { FormIcon } from './form-icon.tsx';
import { Box, FieldFrame, Hint } from './form-look.ts';

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
  /** Stands for nothing chosen yet. */
  readonly empty: string;
  readonly choices: ReadonlyArray<{ readonly value: string; readonly label: string }>;
}

/** One of several, from the browser's own list; what is wrong is told below. */
export function SelectField({ label, empty, choices, name, value, fault, onWrite, onLeave }: SelectFieldProps) {
  const id = useId();
  const isWrong = fault !== undefined;
  return (
    <FieldFrame>
      <label htmlFor={id}>
        {label}
        <b aria-hidden="true">*</b>
      </label>
      <List $isWrong={isWrong}>
        <select
          id={id}
          name={name}
          value={value}
          aria-required
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}hint` : undefined}
          onChange={(event) => onWrite(event.target.value)}
          onBlur={onLeave}
        >
          <option value="">{empty}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </List>
      {isWrong && (
        <Hint id={`${id}hint`} $isWrong>
          <FormIcon name="circle-alert" size={15} />
          <span>{fault}</span>
        </Hint>
      )}
    </FieldFrame>
  );
}
