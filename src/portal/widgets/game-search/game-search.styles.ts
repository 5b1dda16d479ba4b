import { css, styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

/** A field stands where the page begins on wide screens, and takes what the header has left. */
export const Place = styled.div<{ readonly $look: 'field' | 'button' }>`
  ${({ $look }) =>
    $look === 'field' &&
    css`
      flex: 0 1 320px;
      min-width: 0;
      margin-inline: 12px auto;
      ${from.lg} { margin-inline-start: 40px; }
    `}
`;

export const Field = styled.div<{ readonly $isInPlace: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding-inline: 14px 10px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.tx3};
  transition: box-shadow ${motion.fast};
  > svg { flex: none; }
  &:has(> input:focus) { box-shadow: inset 0 0 0 2px ${color.field}; color: ${color.tx2}; }
  > input {
    flex: 1;
    min-width: 0;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    /* Smaller type makes a phone zoom into the field. */
    font-size: 16px;
    color: ${color.tx};
    text-overflow: ellipsis;
    outline: none;
    &::placeholder { color: ${color.tx3}; opacity: 1; }
    ${from.md} { font-size: 14px; }
  }
  > button { margin-inline-end: -6px; }
  ${({ $isInPlace }) => $isInPlace && 'display: grid; grid-template-columns: auto minmax(0, 1fr) auto;'}
`;

/** Tells which key leads to the field, where there are keys. */
export const Shortcut = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  min-width: 18px;
  padding: 0 5px;
  border-radius: ${radius.s};
  box-shadow: inset 0 0 0 1px ${color.line2};
  font-size: 12px;
  line-height: 20px;
  text-align: center;
  @media (hover: hover) and (pointer: fine) { ${from.lg} { display: block; } }
`;
