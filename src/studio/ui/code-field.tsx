import { type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { coarsePointer, color, radius } from '../theme/tokens.ts';
import { FieldFrame, fieldState } from './field-frame.tsx';

export const CODE_LENGTH = 6;

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${CODE_LENGTH}, minmax(0, 1fr));
  gap: 8px;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    /* Larger than 16 px, so that Safari does not enlarge the page. */
    font-size: 18px;
    cursor: text;
  }
`;

const Box = styled.span<{ readonly $isError: boolean; readonly $isNext: boolean }>`
  display: grid;
  place-items: center;
  height: 44px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 ${({ $isError }) => ($isError ? `2px ${color.err}` : `1px ${color.line2}`)};
  font-size: 18px;
  line-height: 24px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  input:focus ~ & { ${({ $isNext }) => $isNext && `box-shadow: inset 0 0 0 2px ${color.focus};`} }
  ${coarsePointer} { height: 48px; }
`;

interface CodeFieldProps {
  readonly label: string;
  /** Up to six digits. */
  readonly value: string;
  readonly onWrite: (code: string) => void;
  /** Called when the last digit is written or a whole code is pasted. */
  readonly onComplete?: (code: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Stands at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A code of six digits in six boxes. They are drawn: one field lies over them, so that pasting, filling in by the
 * device and screen readers work as on any other. What is pasted may have spaces or a hyphen.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onWrite, onComplete, hint, error, aside, autoFocus, ref } = props;
  const id = useId();
  const write = (text: string) => {
    const code = text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
    if (code === value) return;
    onWrite(code);
    if (code.length === CODE_LENGTH) onComplete?.(code);
  };
  const next = Math.min(value.length, CODE_LENGTH - 1);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <Frame>
        <input
          id={id}
          ref={ref}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          // biome-ignore lint/a11y/noAutofocus: a step that asks for nothing but the code begins in it.
          autoFocus={autoFocus}
          {...fieldState(id, hint, error)}
          onChange={(event) => write(event.target.value)}
          // Digits are taken away and added at the end alone, where the next box is drawn.
          onSelect={({ currentTarget }) => currentTarget.setSelectionRange(value.length, value.length)}
        />
        {Array.from({ length: CODE_LENGTH }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are places, and never move.
          <Box key={at} $isError={error !== undefined} $isNext={at === next} aria-hidden="true">
            {value[at]}
          </Box>
        ))}
      </Frame>
    </FieldFrame>
  );
}
