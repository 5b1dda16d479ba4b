import { useId } from 'react';
import { styled } from 'styled-components';
import { coarsePointer, color, radius } from '../theme/tokens.ts';
import { FieldFrame } from './field-frame.tsx';

const Select = styled.select`
  height: 36px;
  padding-inline: 10px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
  font-size: 13px;
  ${coarsePointer} { height: 44px; font-size: 16px; }
`;

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>;
  readonly onChoose: (value: Value) => void;
}

/** A choice of a few, with its label above. */
export function SelectField<Value extends string>({ label, value, options, onChoose }: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
