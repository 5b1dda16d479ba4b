import { styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';

/** The head of the page, with the way to how withdrawals work at its end. */
export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  > :is(a, button) {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    border-radius: ${radius.s};
    font-size: 13px;
    line-height: 18px;
    font-weight: 500;
    color: ${color.tx2};
    &:hover { color: ${color.tx}; }
    @media (pointer: coarse) { min-height: 44px; }
  }
`;

/** What is filled in beside what is checked; below them what is locked beside what happens next. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${from.xl} { grid-template-columns: minmax(0, 1fr) 340px; }
`;

export const Pad = styled.section`
  padding: 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  ${from.md} { padding: 20px; }
  > h2 { margin-block-end: 18px; font-size: 15px; line-height: 22px; font-weight: 600; }
`;
