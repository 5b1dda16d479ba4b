import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { coarsePointer, color } from '../theme/tokens.ts';
import { FieldBox, FieldFrame, fieldState } from './field-frame.tsx';

const Box = styled(FieldBox)`
  height: auto;
  padding: 0;
  textarea {
    flex: 1;
    min-width: 0;
    min-height: 76px;
    padding: 8px 11px;
    color: ${color.tx};
    font-size: 13px;
    line-height: 18px;
    resize: vertical;
    outline: none;
    ${coarsePointer} { font-size: 16px; line-height: 22px; }
  }
`;

interface TextAreaProps
  extends Pick<ComponentPropsWithRef<'textarea'>, 'maxLength' | 'lang' | 'dir' | 'disabled' | 'autoFocus'> {
  readonly label: string;
  readonly value: string;
  readonly onWrite: (value: string) => void;
  readonly hint?: ReactNode;
  /** What is wrong, as a sentence. */
  readonly error?: string | undefined;
}

/** Some lines of text, with its label above. */
export function TextArea({ label, onWrite, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  const room = area.maxLength !== undefined && (
    <small aria-hidden="true">
      {area.value.length}/{area.maxLength}
    </small>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={room}>
      <Box $isError={error !== undefined}>
        <textarea
          {...area}
          id={id}
          {...fieldState(id, hint, error)}
          onChange={(event) => onWrite(event.target.value)}
        />
      </Box>
    </FieldFrame>
  );
}
