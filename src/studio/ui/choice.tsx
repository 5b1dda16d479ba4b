import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { coarsePointer, color, radius } from '../theme/tokens.ts';

const Frame = styled.fieldset`
  min-width: 0;
  border: 0;
  legend { margin-block-end: 5px; font-size: 13px; line-height: 18px; font-weight: 500; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  width: fit-content;
  max-width: 100%;
  padding: 2px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding-inline: 12px;
    border-radius: ${radius.s};
    font-size: 13px;
    line-height: 18px;
    font-weight: 500;
    color: ${color.tx2};
    cursor: pointer;
    ${coarsePointer} { min-height: 44px; }
  }
  label:hover { color: ${color.tx}; }
  label:has(:checked) { background: ${color.surf}; color: ${color.tx}; box-shadow: 0 0 0 1px ${color.line2}; }
  label:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 1px; }
  label:has(:disabled) { cursor: not-allowed; }
  input { position: absolute; inset: 0; opacity: 0; cursor: inherit; }
`;

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: ReactNode; readonly lang?: string }>;
  readonly disabled?: boolean;
}

/** One of a few, all of which are seen. The arrow keys go from one to the next. */
export function Choice<Value extends string>({ label, value, onChoose, options, disabled }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Frame disabled={disabled}>
      <legend>{label}</legend>
      <Row>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </Row>
    </Frame>
  );
}
