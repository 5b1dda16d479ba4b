import { styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';

export const Friends = styled.section`
  min-width: 0;
  overflow: clip;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  header { display: flex; align-items: center; gap: 10px; padding: 16px 20px; }
  h2 { font-size: 16px; line-height: 22px; font-weight: 600; }
  header b { padding: 2px 8px; border-radius: ${radius.s}; background: ${color.surf2}; font-size: 12px; line-height: 16px; font-weight: 600; }
  [role='group'] { margin: 0 20px 12px; }
  > p {
    padding: 20px;
    border-block-start: 1px solid ${color.line};
    font-size: 14px;
    line-height: 20px;
    color: ${color.tx2};
  }
  > footer { padding: 4px 20px 16px; }
`;

/** A table where there is room; on a phone each friend is a block with named lines. */
export const Table = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  line-height: 20px;
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody { display: block; }
  tr { display: grid; gap: 6px; padding: 14px 20px; border-block-start: 1px solid ${color.line}; }
  tbody th { display: flex; align-items: center; gap: 12px; min-width: 0; font-weight: 600; text-align: start; }
  tbody th i { display: grid; flex: none; place-items: center; width: 34px; height: 34px; border-radius: ${radius.pill}; background: ${color.accSoft}; font-size: 12px; font-style: normal; font-weight: 600; color: ${color.accTx}; }
  bdi { overflow-wrap: anywhere; }
  td { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: center; gap: 12px; }
  td::before { content: attr(data-label); font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  td > * { justify-self: start; }
  td b { font-weight: 600; }
  ${from.lg} {
    display: table;
    thead { position: static; display: table-header-group; clip-path: none; }
    tbody { display: table-row-group; }
    tr { display: table-row; }
    td, th { display: table-cell; padding: 11px 20px; text-align: start; vertical-align: middle; border-block-start: 1px solid ${color.line}; }
    thead th { padding-block: 10px; font-size: 12px; line-height: 16px; font-weight: 400; color: ${color.tx2}; }
    tbody th { display: table-cell; }
    tbody th i { display: inline-grid; margin-inline-end: 12px; }
    td::before { content: none; }
    td:last-child { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
    thead th:nth-child(4), td:nth-child(4) { text-align: end; }
  }
`;

export const State = styled.span`
  display: inline-block;
  padding: 2px 10px;
  border-radius: ${radius.s};
  background: ${color.surf2};
  font-size: 13px;
  line-height: 20px;
  font-weight: 600;
  color: ${color.tx2};
  &[data-state='qualified'] { background: ${color.okSoft}; color: ${color.ok}; }
  &[data-state='review'] { background: ${color.warnSoft}; color: ${color.warn}; }
  &[data-state='open'] { background: ${color.accSoft}; color: ${color.accTx}; }
`;
