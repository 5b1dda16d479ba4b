import { css, styled } from 'styled-components';
import { color, from } from '../theme/tokens.ts';

/** A cell of a table's head. */
export const headCell = css`
  height: 34px;
  padding-inline: 8px;
  background: ${color.band};
  color: ${color.tx2};
  font-size: 12px;
  font-weight: 500;
  text-align: start;
  box-shadow: inset 0 -1px 0 ${color.line};
`;

/**
 * A table of facts, dense as ledgers are. Cells of class `amount` stand at the end, those of `wide` are left out on
 * narrow screens, those of `narrow` on all others.
 */
export const DataTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  th { ${headCell} white-space: nowrap; box-shadow: inset 0 1px 0 ${color.line}, inset 0 -1px 0 ${color.line}; }
  td { height: 38px; padding: 6px 8px; }
  tbody tr + tr td { border-block-start: 1px solid ${color.line}; }
  :is(th, td):first-child { padding-inline-start: 18px; }
  :is(th, td):last-child { padding-inline-end: 18px; }
  .amount { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  /* The last cell of narrow screens. */
  .amount:not(.wide) { padding-inline-end: 18px; ${from.md} { &:not(:last-child) { padding-inline-end: 8px; } } }
  .gain { color: ${color.ok}; }
  .quiet, small { color: ${color.tx2}; font-size: 12px; }
  td b { font-weight: 500; }
  .wide { display: none; }
  ${from.md} { .wide { display: table-cell; } .narrow { display: none; } }
`;
