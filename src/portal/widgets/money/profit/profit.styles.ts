import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { Card } from '#portal/ui/account-card.ts';

/** The chart, and beside it the categories where there is room. */
export const Halves = styled.div<{ readonly $isDimmed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  align-items: stretch;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  ${from.xl} { grid-template-columns: minmax(0, 2fr) minmax(260px, 1fr); }
`;

export const ChartCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 20px;
  min-width: 0;
  padding: 16px;
  ${from.md} { padding: 18px 20px; }
`;

export const ChartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
`;

export const Categories = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 12px; align-items: center; }
  li > i { display: grid; place-items: center; width: 36px; height: 36px; border-radius: ${radius.m}; background: ${color.surf2}; color: ${color.tx2}; }
  p { display: flex; justify-content: space-between; gap: 12px; margin: 0; font-size: 13px; line-height: 18px; }
  p:first-child { font-weight: 500; }
  small { font-size: 12px; line-height: 16px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
  svg[data-share] { display: block; width: 100%; height: 4px; margin-block: 4px 2px; }
`;
