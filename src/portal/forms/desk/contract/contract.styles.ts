import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';

/** Facts beside each other, in one box. */
export const FactStrip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
  margin: 0;
  overflow: hidden;
  border-radius: ${radius.m};
  box-shadow: inset 0 0 0 1px ${color.line2};
  > div { padding: 8px 14px; min-width: 0; box-shadow: 1px 0 0 ${color.line2}; }
  [dir='rtl'] & > div { box-shadow: -1px 0 0 ${color.line2}; }
  dt { font-size: 12px; line-height: 18px; color: ${color.tx2}; }
  dd { margin: 0; font-size: 14px; line-height: 20px; font-weight: 600; color: ${color.tx}; overflow-wrap: anywhere; }
`;

/** Tiers in rows; what they were before is struck through. */
export const Tiers = styled.div`
  overflow-x: auto;
  border-radius: ${radius.m};
  box-shadow: inset 0 0 0 1px ${color.line};
  table { width: 100%; border-collapse: collapse; font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums; }
  th, td { height: 38px; padding: 0 8px; text-align: end; ${from.md} { padding: 0 12px; white-space: nowrap; } }
  th:first-child { text-align: start; }
  thead th { height: 34px; font-size: 12px; font-weight: 500; color: ${color.tx2}; background: ${color.surf2}; }
  tbody tr { border-block-start: 1px solid ${color.line}; }
  tbody th { font-weight: 600; }
  td { color: ${color.tx2}; }
  td:last-child { color: ${color.tx}; font-weight: 600; }
  s { margin-inline-end: 6px; color: ${color.tx3}; font-weight: 400; }
  s + b { color: ${color.tx}; font-weight: 600; }
  td[data-change='up'] { color: ${color.ok}; }
  td[data-change='down'] { color: ${color.err}; }
`;

export const Warning = styled.p`
  display: flex;
  gap: 10px;
  padding: 10px 14px;
  border-radius: ${radius.m};
  background: ${color.warnSoft};
  color: ${color.warn};
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
`;

export const EndingList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-radius: ${radius.m};
  box-shadow: inset 0 0 0 1px ${color.line};
  font-size: 13px;
  line-height: 18px;
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; padding: 8px 12px; }
  li + li { border-block-start: 1px solid ${color.line}; }
  strong { font-weight: 600; }
  small { flex: 1 1 160px; font-size: 12px; color: ${color.tx2}; }
`;

/** Buttons at the foot of a sheet or a panel. */
export const AnswerButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  > button { flex: 1 1 160px; }
  ${from.md} { justify-content: flex-end; > button { flex: none; } }
`;

export const Quiet = styled.p`
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
`;
