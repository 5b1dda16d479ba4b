import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { coarsePointer, color, radius } from '../theme/tokens.ts';
import { Icon } from './icon.tsx';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 5px;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: 12px;
  font-size: 13px;
  line-height: 18px;
  label { flex: 1; font-weight: 500; }
`;

const Note = styled.p<{ readonly $isError: boolean }>`
  display: flex;
  gap: 6px;
  font-size: 12px;
  line-height: 16px;
  color: ${({ $isError }) => ($isError ? color.err : color.tx3)};
  svg { flex: none; margin-block-start: 1px; }
`;

/** The box of a field's input: 36 px, with a thick edge in focus and on errors. */
export const FieldBox = styled.span<{ readonly $isError: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  height: 36px;
  padding-inline: 11px;
  border-radius: ${radius.m};
  background: ${color.surf};
  color: ${color.tx3};
  box-shadow: inset 0 0 0 ${({ $isError }) => ($isError ? `2px ${color.err}` : `1px ${color.line2}`)};
  &:focus-within { box-shadow: inset 0 0 0 2px ${({ $isError }) => ($isError ? color.err : color.focus)}; }
  > svg { flex: none; }
  > button { margin-inline-end: -5px; }
  input {
    flex: 1;
    align-self: stretch;
    min-width: 0;
    color: ${color.tx};
    font-size: 13px;
    outline: none;
    &::placeholder { color: ${color.tx3}; opacity: 1; }
  }
  /* Safari enlarges the page on fields with smaller letters. */
  ${coarsePointer} { height: 44px; input { font-size: 16px; } }
`;

interface FieldFrameProps {
  /** Of the input. What is said below it has this id with `-note`. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Stands at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A label above a field; below it what is wrong, or else a hint. */
export function FieldFrame({ id, label, hint, error, aside, children }: FieldFrameProps) {
  const isError = error !== undefined;
  return (
    <Frame>
      <Head>
        <label htmlFor={id}>{label}</label>
        {aside}
      </Head>
      {children}
      {(isError || hint !== undefined) && (
        <Note id={`${id}-note`} $isError={isError}>
          {isError && <Icon name="circle-alert" size={14} stroke={2.2} />}
          <span>{error ?? hint}</span>
        </Note>
      )}
    </Frame>
  );
}

/** What the input says of itself to assistive technology. */
export function fieldState(id: string, hint: ReactNode, error: string | undefined) {
  const hasNote = error !== undefined || hint !== undefined;
  return { 'aria-invalid': error !== undefined, ...(hasNote && { 'aria-describedby': `${id}-note` }) };
}
