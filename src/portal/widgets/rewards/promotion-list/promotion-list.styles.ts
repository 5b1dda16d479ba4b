import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';

export const Promotions = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  ${pageTitleLook}
  ${from.md} { gap: 20px; }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 16px;
`;

export const Bar = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  ${from.md} { flex-direction: row; align-items: flex-start; justify-content: space-between; }
`;

export const Filter = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-height: 44px;
  padding-inline: 16px;
  border-radius: ${radius.pill};
  background: ${color.surf2};
  font-size: 14px;
  line-height: 20px;
  font-weight: 500;
  color: ${color.tx2};
  transition: background ${motion.fast};
  span { font-variant-numeric: tabular-nums; }
  &:hover { background: ${color.surf3}; }
  &[aria-pressed='true'] { &, &:hover { background: ${color.tx}; color: ${color.bg}; font-weight: 600; } }
`;

export const Order = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  flex: none;
  color: ${color.tx};
  > svg { position: absolute; pointer-events: none; }
  > svg:first-child { inset-inline-start: 14px; }
  > svg:last-child { inset-inline-end: 12px; }
  select {
    appearance: none;
    min-height: 44px;
    padding-inline: 40px 36px;
    border: 0;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: inherit;
    font: inherit;
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
    cursor: pointer;
    option { background: ${color.surf}; color: ${color.tx}; }
  }
`;

/** How a claim ended. */
export const Outcome = styled.p<{ readonly $isError?: boolean }>`
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
  color: ${({ $isError }) => ($isError ? color.err : color.ok)};
  &:empty { display: none; }
`;
