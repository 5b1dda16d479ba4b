import { styled } from 'styled-components';
import { coarsePointer, color, from, radius, room } from '../theme/tokens.ts';
import { headCell } from '../ui/data-table.ts';

export const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  padding: 12px 16px;
  border-block-end: 1px solid ${color.line};
  > :first-child { flex: 1 1 220px; }
  select {
    height: 36px;
    padding-inline: 10px;
    border-radius: ${radius.m};
    background: ${color.surf};
    box-shadow: inset 0 0 0 1px ${color.line2};
    font-size: 13px;
    ${coarsePointer} { height: 44px; font-size: 16px; }
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    ${headCell}
  }
  td { height: 52px; padding: 6px 8px; border-block-end: 1px solid ${color.line}; }
  :is(th, td):first-child { padding-inline-start: 16px; }
  :is(th, td):last-child { padding-inline-end: 16px; text-align: end; white-space: nowrap; }
  .amount { text-align: end; font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .check { width: 36px; padding-inline-end: 0; }
  .check input { display: block; }
  .wide { display: none; }
  ${from.md} { .wide { display: table-cell; } }
  tr[aria-selected='true'] td { background: ${color.priSoft}; color: ${color.onPriSoft}; }
  tbody tr { cursor: pointer; }
  tbody tr:hover td { background: ${color.surf2}; }
  tbody tr[aria-selected='true']:hover td { background: ${color.priSoft}; }
  tbody tr:focus-visible { outline: 2px solid ${color.focus}; outline-offset: -2px; }
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  > div { min-width: 0; }
  b { display: block; font-weight: 500; overflow: hidden; text-overflow: ellipsis; }
  small { font-size: 12px; color: ${color.tx2}; overflow-wrap: anywhere; }
`;

export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 14px 16px;
  font-size: 13px;
  color: ${color.tx2};
  b { color: ${color.tx}; font-weight: 600; }
`;

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding-block-end: ${room.bottom};
`;
