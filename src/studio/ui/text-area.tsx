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

interface TextAreaProps extends Pick<ComponentPropsWithRef<'textarea'>, 'maxLength' | 'lang' | 'dir' | 'disabled'> {
  readonly label: string;
  readonly value: string;
  readonly onWrite: (value: string) => void;
  readonly hint?: ReactNode;
}

/** Some lines of text, with its label above. */
export function TextArea({ label, onWrite, hint, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <Box $isError={false}>
        <textarea
          {...area}
          id={id}
          {...fieldState(id, hint, undefined)}
          onChange={(event) => onWrite(event.target.value)}
        />
      </Box>
    </FieldFrame>
  );
}
