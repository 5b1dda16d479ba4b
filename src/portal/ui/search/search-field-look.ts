import { css } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

/** A field to search in: its icon, the input without a look of its own, and what stands at its end. */
export const searchFieldLook = css`
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
`;
