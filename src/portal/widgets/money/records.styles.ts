import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';
import { Card } from '#portal/ui/account-card.ts';

export const Records = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  outline: none;
`;

/** Holds the place of the ways to files while their words are on their way. */
export const Files = styled.div`
  display: flex;
  min-height: 40px;
  @media (pointer: coarse) { min-height: 44px; }
`;

export const RecordsCard = styled(Card).attrs({ as: 'div' })`
  min-width: 0;
  overflow: hidden;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 56px;
  padding: 8px 16px;
  ${from.md} { padding-inline: 20px; }
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding-inline: 14px;
    border-radius: calc(${radius.m} - 2px);
    background: ${color.surf2};
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
    transition: background ${motion.fast};
    &:hover { background: ${color.surf3}; }
    @media (pointer: coarse) { min-height: 44px; }
  }
`;

/** On a phone a row is two lines: method and amount, time with reference and status. */
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
    position: relative;
    display: grid;
    grid-template: 'method amount' auto 'time status' auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    padding: 12px 16px;
    border-block-start: 1px solid ${color.line};
    transition: background ${motion.fast};
    &:hover { background: ${color.surf2}; }
  }
  td[data-cell='method'] { grid-area: method; font-size: 14px; line-height: 20px; font-weight: 500; overflow-wrap: anywhere; }
  td[data-cell='amount'] { grid-area: amount; text-align: end; font-size: 14px; font-weight: 600; white-space: nowrap; }
  td[data-cell='time'] { grid-area: time; color: ${color.tx2}; }
  td[data-cell='status'] { grid-area: status; justify-self: end; }
  [data-cell='reference'] { display: none; }
  td[data-cell='reference'] { color: ${color.tx2}; }
  td[data-cell='open'] { position: absolute; inset: 0; }
  td[data-cell='open'] a { position: absolute; inset: 0; outline-offset: -2px; }
  td[data-cell='open'] svg { display: none; }
  [dir='rtl'] & [data-cell='open'] svg { transform: scaleX(-1); }
  ${from.md} {
    display: table;
    thead { display: table-header-group; position: static; width: auto; height: auto; clip-path: none; }
    tbody { display: table-row-group; }
    tr, tbody tr { display: table-row; }
    th { height: 40px; padding: 0 10px; font-size: 12px; line-height: 16px; font-weight: 500; color: ${color.tx3}; text-align: start; white-space: nowrap; }
    th[data-cell='amount'] { text-align: end; font-size: 12px; font-weight: 500; }
    tbody td { display: table-cell; height: 52px; padding: 8px 10px; border-block-start: 1px solid ${color.line}; vertical-align: middle; }
    :is(th, td):first-child { padding-inline-start: 20px; }
    td[data-cell='method'] { font-size: 13px; line-height: 18px; }
    td[data-cell='amount'] { font-size: 13px; }
    [data-cell='reference'] { display: table-cell; }
    td[data-cell='time'] { white-space: nowrap; }
    tbody td[data-cell='open'] { position: static; width: 58px; color: ${color.tx3}; }
    td[data-cell='open'] a { display: flex; align-items: center; justify-content: flex-end; padding-inline-end: 20px; }
    td[data-cell='open'] svg { display: block; }
  }
`;
