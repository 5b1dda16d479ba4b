import { styled } from 'styled-components';
import { color, motion, radius } from '#portal/theme/tokens.ts';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
  > button[type='submit'] { width: 100%; margin-block-start: 4px; }
`;

export const Lead = styled.p`
  font-size: 14px;
  line-height: 21px;
  color: ${color.tx2};
`;

export const FieldFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  > label, > span:first-child { font-size: 13px; line-height: 18px; font-weight: 500; color: ${color.tx2}; }
  label b { margin-inline-start: 3px; font-weight: 500; color: ${color.err}; }
`;

/** The box of a field: what stands before and after its text stands inside. */
export const Box = styled.span<{ readonly $isWrong: boolean }>`
  display: flex;
  align-items: center;
  min-height: 48px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  box-shadow: inset 0 0 0 ${({ $isWrong }) => ($isWrong ? `2px ${color.err}` : `1px ${color.line2}`)};
  transition: box-shadow ${motion.fast};
  &:focus-within { box-shadow: inset 0 0 0 2px ${({ $isWrong }) => ($isWrong ? color.err : color.field)}; }
  > svg { flex: none; margin-inline-start: 14px; color: ${color.tx3}; }
  > input {
    flex: 1;
    min-width: 0;
    align-self: stretch;
    padding: 0 14px;
    border: 0;
    border-radius: inherit;
    background: none;
    color: ${color.tx};
    font: inherit;
    font-size: 16px;
    line-height: 24px;
    &:focus-visible { outline: none; }
    &:disabled { color: ${color.tx3}; }
    /* The browser's own ground of what it filled in would hide the theme's. */
    &:autofill { -webkit-text-fill-color: ${color.tx}; box-shadow: inset 0 0 0 60px ${color.surf2}; caret-color: ${color.tx}; }
  }
  > svg + input { padding-inline-start: 10px; }
  > button { margin-inline-end: 4px; }
  /* Names, numbers and addresses are written from the left in every language, and stand where the others stand. */
  [dir='rtl'] & > input[dir='ltr'] { text-align: right; }
`;

/** A box and a control beside it; the control goes below where there is no room. */
export const BesideRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  > :first-child { flex: 1 1 120px; min-width: 0; }
`;

export const Hint = styled.small<{ readonly $isWrong?: boolean }>`
  display: flex;
  gap: 6px;
  font-size: 12px;
  line-height: 17px;
  color: ${({ $isWrong }) => ($isWrong ? color.err : color.tx2)};
  svg { flex: none; margin-block-start: 1px; }
`;

/** A control that reads as a link inside a form. */
export const TextButton = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  color: ${color.priTx};
  border-radius: ${radius.s};
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &:disabled { color: ${color.tx3}; text-decoration: none; }
  @media (pointer: coarse) { min-height: 44px; }
`;

export const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: 16px;
`;

/** A line across with a word in it, between ways that lead to the same. */
export const Rule = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx3};
  &::before, &::after { content: ''; flex: 1; height: 1px; background: ${color.line2}; }
`;

export const FootLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: 6px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
`;
