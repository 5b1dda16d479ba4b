import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { Card } from '#portal/ui/account-card.ts';

export const Parts = styled(Card)`
  overflow: hidden;
`;

export const PartsHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 16px;
  padding: 16px 16px 10px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
  ${from.md} { padding-inline: 20px; }
  h2 { flex: 1 1 auto; font-size: 15px; line-height: 22px; font-weight: 600; color: ${color.tx}; }
  bdi { font-weight: 600; color: ${color.tx}; font-variant-numeric: tabular-nums; white-space: nowrap; }
  [data-open] bdi { color: ${color.warn}; }
`;

/** What arrived of what is to arrive: drawn alone, since the words above it say the same. */
export const Bar = styled.svg`
  display: block;
  width: calc(100% - 32px);
  height: 10px;
  margin: 2px 16px 16px;
  border-radius: ${radius.pill};
  background: ${color.surf3};
  fill: ${color.ok};
  ${from.md} { width: calc(100% - 40px); margin-inline: 20px; }
  &[data-open='true'] { background: ${color.warnSoft}; box-shadow: inset 0 0 0 1.5px ${color.warn}; }
  [dir='rtl'] & { transform: scaleX(-1); }
`;

/** On a phone a row is two lines: part and amount, time and state. */
export const PartsTable = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody { display: block; }
  tbody tr {
    display: grid;
    grid-template: 'part amount' auto 'partSent partState' auto 'partReference partReference' auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    padding: 12px 16px;
    border-block-start: 1px solid ${color.line};
  }
  td[data-cell='part'] { grid-area: part; font-size: 14px; line-height: 20px; font-weight: 600; }
  td[data-cell='amount'] { grid-area: amount; text-align: end; font-size: 14px; font-weight: 600; white-space: nowrap; }
  td[data-cell='partSent'] { grid-area: partSent; color: ${color.tx2}; }
  td[data-cell='partState'] { grid-area: partState; justify-self: end; }
  td[data-cell='partReference'] { grid-area: partReference; color: ${color.tx2}; overflow-wrap: anywhere; }
  ${from.md} {
    display: table;
    thead { display: table-header-group; position: static; width: auto; height: auto; clip-path: none; }
    tbody { display: table-row-group; }
    tr, tbody tr { display: table-row; }
    th {
      height: 40px;
      padding: 0 10px;
      border-block-start: 1px solid ${color.line};
      font-size: 12px;
      line-height: 16px;
      font-weight: 500;
      color: ${color.tx3};
      text-align: start;
      white-space: nowrap;
    }
    th[data-cell='amount'] { text-align: end; }
    tbody td { display: table-cell; height: 52px; padding: 8px 10px; border-block-start: 1px solid ${color.line}; vertical-align: middle; }
    :is(th, td):first-child { padding-inline-start: 20px; }
    :is(th, td):last-child { padding-inline-end: 20px; }
    td[data-cell='part'], td[data-cell='amount'] { font-size: 13px; }
    td:is([data-cell='part'], [data-cell='partSent']) { white-space: nowrap; }
  }
`;
