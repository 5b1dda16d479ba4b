import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

/** On a phone a row is two lines: what and amount, time and balance. */
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
  tbody { display: block; }
  tbody tr {
    display: grid;
    grid-template: 'what amount' auto 'time balance' auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    padding: 12px 16px;
  }
  tbody tr + tr { border-block-start: 1px solid ${color.line}; }
  td[data-cell='what'] { grid-area: what; min-width: 0; }
  td[data-cell='amount'] { grid-area: amount; text-align: end; font-size: 14px; }
  td[data-cell='time'] { grid-area: time; color: ${color.tx3}; }
  td[data-cell='balance'] { grid-area: balance; text-align: end; color: ${color.tx3}; white-space: nowrap; }
  [data-cell='reference'] { display: none; }
  ${from.md} {
    display: table;
    thead { display: table-header-group; position: static; width: auto; height: auto; clip-path: none; }
    tbody { display: table-row-group; }
    tr, tbody tr { display: table-row; }
    tbody tr + tr { border: 0; }
    th { height: 40px; padding: 0 10px; font-size: 12px; line-height: 16px; font-weight: 500; color: ${color.tx3}; text-align: start; white-space: nowrap; }
    tbody td { display: table-cell; height: 52px; padding: 8px 10px; border-block-start: 1px solid ${color.line}; vertical-align: middle; }
    :is(th, td):first-child { padding-inline-start: 20px; }
    :is(th, td):last-child { padding-inline-end: 20px; }
    :is(th, td)[data-cell='amount'], :is(th, td)[data-cell='balance'] { text-align: end; }
    td[data-cell='amount'] { font-size: 13px; }
    td[data-cell='time'] { color: ${color.tx2}; white-space: nowrap; }
    td[data-cell='balance'] { color: ${color.tx}; }
    [data-cell='reference'] { display: table-cell; }
    td[data-cell='reference'] { color: ${color.tx2}; }
  }
`;

export const What = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 32px;
    height: 32px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: ${color.tx2};
  }
  span { min-width: 0; font-size: 14px; line-height: 20px; font-weight: 500; overflow-wrap: anywhere; }
  small { display: block; font-size: 12px; line-height: 16px; font-weight: 400; color: ${color.tx3}; }
`;
