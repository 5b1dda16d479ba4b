import { useId } from 'react';
import { styled } from 'styled-components';
import { coarsePointer, color, radius } from '../theme/tokens.ts';
import { FieldFrame, fieldState } from './field-frame.tsx';

const Area = styled.textarea<{ readonly $isError: boolean }>`
  min-height: 64px;
  padding: 8px 11px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 ${({ $isError }) => ($isError ? `2px ${color.err}` : `1px ${color.line2}`)};
  font-size: 13px;
  line-height: 18px;
  resize: vertical;
  &:focus { outline: none; box-shadow: inset 0 0 0 2px ${({ $isError }) => ($isError ? color.err : color.focus)}; }
  ${coarsePointer} { font-size: 16px; line-height: 22px; }
`;

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onWrite: (value: string) => void;
  readonly maxLength: number;
  /** What is wrong, as a sentence. */
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}

/** Some lines of text with their label above, and how much room there is. */
export function TextArea({ label, value, onWrite, maxLength, error, autoFocus = false }: TextAreaProps) {
  const id = useId();
  const left = (
    <small aria-hidden="true">
      {value.length}/{maxLength}
    </small>
  );
  return (
    <FieldFrame id={id} label={label} error={error} aside={left}>
      <Area
        id={id}
        {...fieldState(id, undefined, error)}
        $isError={error !== undefined}
        value={value}
        maxLength={maxLength}
        autoFocus={autoFocus}
        onChange={(event) => onWrite(event.target.value)}
      />
    </FieldFrame>
  );
}
