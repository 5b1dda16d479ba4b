import { styled } from 'styled-components';
import { color, font, from, radius } from '#portal/theme/tokens.ts';

export const Prizes = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { padding: 5px 16px; font-size: 13px; line-height: 18px; vertical-align: middle; }
  th { width: 112px; padding-inline-end: 0; font-weight: 400; text-align: start; color: ${color.tx2}; }
  td { padding-inline: 8px; }
  tr > * { border-block-start: 1px solid ${color.line}; }
  tr[data-special] > * { background: ${color.priSoft}; }
  tr[data-special] th { font-weight: 600; color: ${color.priTx}; }
  tr[data-special] li { font-weight: 800; font-size: 20px; line-height: 26px; letter-spacing: 0.06em; color: ${color.priTx}; }
`;

export const Numbers = styled.ol<{ readonly $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 2px 0;
  text-align: center;
  font-variant-numeric: tabular-nums;
  li { font-weight: 600; }
  span { color: ${color.tx3}; }
`;

export const Balls = styled.div`
  padding: 2px 16px 14px;
`;

export const WaitingNote = styled.p`
  padding: 0 16px 10px;
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  color: ${color.warn};
`;

export const Keno = styled.ol`
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: 3px;
  padding: 0 14px;
  justify-items: center;
  font-variant-numeric: tabular-nums;
  li { width: 24px; height: 24px; border-radius: 50%; font-size: 11px; line-height: 24px; text-align: center; color: ${color.tx3}; }
  [data-drawn] { background: ${color.pri}; color: ${color.onPri}; font-weight: 700; }
`;

export const KenoSums = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 12px;
  padding: 8px 16px 12px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx2};
  font-variant-numeric: tabular-nums;
`;

export const SmallSelect = styled.select`
  min-height: 32px;
  padding-inline: 8px;
  border-radius: ${radius.s};
  background: ${color.surf2};
  color: ${color.tx};
  font-size: 13px;
  font-weight: 600;
  @media (pointer: coarse) { min-height: 44px; font-size: 16px; }
`;

export const TrendScroll = styled.div`
  overflow-x: auto;
  direction: ltr;
`;

export const Trend = styled.svg`
  display: block;
  min-width: 100%;
  direction: ltr;
  font-family: ${font.interface};
  font-size: 12px;
  text { text-anchor: middle; font-weight: 600; }
  text:not([fill]) { fill: ${color.tx}; }
  text { font-variant-numeric: tabular-nums; }
  text[data-quiet]:not([fill]) { fill: ${color.tx2}; font-weight: 500; }
  text[data-long]:not([fill]) { fill: ${color.err}; }
  text[data-ball]:not([fill]) { fill: ${color.onPri}; }
  circle:not([fill]) { fill: ${color.pri}; }
  [data-head] { fill: ${color.surf2}; }
  [data-line] { stroke: ${color.line}; }
  [data-way] { fill: none; stroke: ${color.priTx}; stroke-width: 2; stroke-opacity: 0.45; }
`;

export const History = styled.ol`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 16px;
    min-height: 48px;
    padding-block: 8px;
    border-block-start: 1px solid ${color.line};
  }
  p { display: flex; justify-content: space-between; gap: 10px; width: 100%; font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums; }
  b { font-weight: 600; }
  time { color: ${color.tx3}; }
  ${from.md} { > li { flex-wrap: nowrap; } p { flex: none; flex-direction: column; gap: 0; width: 168px; } }
`;
