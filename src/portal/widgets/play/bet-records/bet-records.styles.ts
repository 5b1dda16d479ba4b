import { styled } from 'styled-components';
import { color, from, motion, radius, shadow } from '#portal/theme/tokens.ts';

export const Records = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
  outline: none;
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 10px 16px;
`;

export const Periods = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Choice = styled.button`
  min-height: 40px;
  padding: 0 16px;
  border-radius: ${radius.pill};
  background: ${color.surf};
  color: ${color.tx2};
  font-size: 14px;
  line-height: 20px;
  font-weight: 500;
  transition: background ${motion.fast}, color ${motion.fast};
  &:hover { background: ${color.surf2}; color: ${color.tx}; }
  &[aria-pressed='true'] { background: ${color.tx}; color: ${color.bg}; }
  @media (pointer: coarse) { min-height: 44px; }
`;

export const Select = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  flex: 0 1 240px;
  min-height: 40px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
  @media (pointer: coarse) { min-height: 44px; }
  &:focus-within { box-shadow: inset 0 0 0 2px ${color.field}; }
  select {
    flex: 1;
    min-width: 0;
    align-self: stretch;
    padding: 0 12px;
    padding-inline-end: 38px;
    border: 0;
    border-radius: inherit;
    background: none;
    color: ${color.tx};
    font: inherit;
    font-size: 14px;
    text-overflow: ellipsis;
    appearance: none;
    &:focus-visible { outline: none; }
    @media (pointer: coarse) { font-size: 16px; }
  }
  option { background: ${color.surf}; color: ${color.tx}; }
  svg { position: absolute; inset-inline-end: 12px; color: ${color.tx3}; pointer-events: none; }
`;

export const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px 28px;
  padding: 14px 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  font-variant-numeric: tabular-nums;
  ${from.md} { padding-inline: 20px; }
  b { font-size: 14px; line-height: 20px; font-weight: 600; }
  dl { margin: 0; display: flex; flex-wrap: wrap; gap: 6px 28px; flex: 1 0 100%; justify-content: space-between; }
  dl > div { display: flex; flex-direction: column; align-items: baseline; gap: 0 8px; }
  ${from.md} {
    dl { flex: 1; justify-content: end; }
    dl > div { flex-direction: row; }
  }
  dt { font-size: 13px; line-height: 18px; color: ${color.tx3}; }
  dd { margin: 0; font-size: 14px; line-height: 20px; font-weight: 600; }
`;

const tones = { win: color.ok, loss: color.tx, even: color.tx2 } as const;

export const Signed = styled.span<{ readonly $tone: keyof typeof tones }>`
  font-weight: 600;
  color: ${({ $tone }) => tones[$tone]};
  white-space: nowrap;
`;

export const Place = styled.div`
  min-width: 0;
  ${from.md} {
    overflow-x: auto;
    border-radius: ${radius.l};
    background: ${color.surf};
    box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  }
`;

export const Table = styled.table<{ readonly $isDimmed: boolean }>`
  display: block;
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${motion.fast};
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody { display: flex; flex-direction: column; gap: 10px; }
  tr {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px 16px;
    padding: 14px 16px;
    border-radius: ${radius.l};
    background: ${color.surf};
    box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  }
  td { display: block; min-width: 0; text-align: start; }
  td:first-child { grid-column: 1 / -1; }
  td[data-label]::before { content: attr(data-label); display: block; font-size: 12px; line-height: 16px; color: ${color.tx3}; }
  ${from.md} {
    display: table;
    thead { display: table-header-group; position: static; width: auto; height: auto; clip-path: none; }
    tbody { display: table-row-group; }
    tr { display: table-row; background: none; box-shadow: none; }
    th { height: 40px; padding: 0 10px; font-size: 12px; line-height: 16px; font-weight: 500; color: ${color.tx3}; text-align: start; white-space: nowrap; }
    td { display: table-cell; padding: 10px; border-block-start: 1px solid ${color.line}; vertical-align: middle; }
    th:first-child, td:first-child { padding-inline-start: 20px; }
    th:last-child, td:last-child { padding-inline-end: 20px; }
    th:nth-child(n + 3):nth-child(-n + 5), td:nth-child(n + 3):nth-child(-n + 5) { text-align: end; white-space: nowrap; }
    td[data-label]::before { content: none; }
  }
`;

export const GameCell = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  i { position: relative; flex: none; width: 40px; height: 40px; border-radius: 10px; overflow: hidden; background: ${color.surf2}; }
  img { width: 100%; height: 100%; object-fit: cover; object-position: 50% 26%; }
  i small { display: none; }
  i b { font-size: 9px; line-height: 11px; }
  > span { min-width: 0; }
  strong, span > small { display: block; overflow: hidden; text-overflow: ellipsis; }
  strong { font-size: 14px; line-height: 19px; font-weight: 600; }
  span > small { font-size: 12px; line-height: 16px; color: ${color.tx3}; }
`;
