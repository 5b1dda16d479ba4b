import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

export const Box = styled.form`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding-inline: 14px 4px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.tx3};
  transition: box-shadow ${motion.fast};
  > svg { flex: none; }
  &:focus-within { box-shadow: inset 0 0 0 2px ${color.field}; color: ${color.tx2}; }
  input {
    flex: 1;
    min-width: 0;
    height: 44px;
    border: 0;
    padding: 0;
    background: none;
    font: inherit;
    /* Smaller type makes a phone zoom into the field. */
    font-size: 16px;
    color: ${color.tx};
    outline: none;
    &::placeholder { color: ${color.tx3}; opacity: 1; }
  }
  ${from.md} { input { font-size: 14px; } }
`;
