import { styled } from 'styled-components';
import { coarsePointer, color, from, radius } from '../theme/tokens.ts';
import { headCell } from '../ui/data-table.ts';

/** A table whose rows have two lines on narrow screens. */
export const Table = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  thead { display: none; }
  tbody { display: block; }
  tr { display: block; }
  tr[data-entry] {
    display: grid;
    grid-template: 'lead end' auto 'below aside' auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 12px;
    padding: 6px 16px 8px 8px;
    border-block-end: 1px solid ${color.line};
    position: relative;
  }
  tr[data-entry]:not([data-is-pressable]) { padding-inline-start: 16px; td { padding-inline-start: 0; } }
  tr[data-is-pressable] { cursor: pointer; }
  td { min-width: 0; overflow-wrap: anywhere; }
  td[data-narrow='none'] { display: none; }
  td[data-narrow='lead'] { grid-area: lead; font-weight: 500; }
  td[data-narrow='end'] { grid-area: end; text-align: end; }
  td[data-narrow='below'] { grid-area: below; color: ${color.tx2}; padding-inline-start: 28px; }
  td[data-narrow='aside'] { grid-area: aside; text-align: end; }
  .figure { font-variant-numeric: tabular-nums; white-space: nowrap; }
  .wide { display: none; }

  ${from.md} {
    display: table;
    thead { display: table-header-group; }
    tbody { display: table-row-group; }
    tr, tr[data-entry], tr[data-entry]:not([data-is-pressable]) {
      display: table-row;
      border: 0;
      td { padding-inline-start: 8px; }
      td:first-child { padding-inline-start: 12px; }
    }
    th { ${headCell} }
    td, td[data-narrow] {
      display: table-cell;
      height: 38px;
      padding: 4px 8px;
      border-block-end: 1px solid ${color.line};
      color: inherit;
      text-align: start;
      font-weight: 400;
    }
    :is(th, td).figure { text-align: end; }
    :is(th, td):first-child { padding-inline-start: 12px; }
    :is(th, td):last-child { padding-inline-end: 20px; }
    :is(th, td).wide { display: none; }
  }
  ${from.xl} { :is(th, td).wide { display: table-cell; } }

  tr[data-is-pressable]:hover { background: ${color.surf2}; }
  tr[data-is-open], tr[data-is-open]:hover {
    background: ${color.priSoft};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    td { color: ${color.onPriSoft}; }
  }
  tr[data-detail] > td { display: block; height: auto; padding: 0; background: ${color.band}; white-space: normal; }
  ${from.md} { tr[data-detail] > td { display: table-cell; } }
`;

/** The control of a row: its mark turns when the row is opened. */
export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 28px;
  max-width: 100%;
  padding-inline: 4px 6px;
  border-radius: ${radius.s};
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  svg { flex: none; transform: rotate(-90deg); color: ${color.tx3}; }
  &[aria-expanded='true'] svg { transform: none; color: inherit; }
  ${coarsePointer} { min-height: 44px; }
`;
