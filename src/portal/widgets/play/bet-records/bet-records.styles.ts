import { styled } from 'styled-components';
import { color, from, motion, radius, shadow } from '#portal/theme/tokens.ts';

/** The list, and beside it the round that is open where there is room. */
export const Docked = styled.div<{ readonly $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 14px;
  @media (min-width: 1400px) { grid-template-columns: ${({ $isOpen }) => ($isOpen ? 'minmax(0, 1fr) 420px' : 'minmax(0, 1fr)')}; }
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
  tbody tr { position: relative; }
  tbody tr[data-open] { background: ${color.priSoft}; }
  td[data-cell='open'] { position: absolute; inset: 0; }
  td[data-cell='open'] button { position: absolute; inset: 0; width: 100%; outline-offset: -2px; border-radius: inherit; }
  td[data-cell='open'] svg { display: none; }
  [dir='rtl'] & td[data-cell='open'] svg { transform: scaleX(-1); }
  td { display: block; min-width: 0; text-align: start; }
  td:first-child { grid-column: 1 / -1; }
  td[data-label]::before { content: attr(data-label); display: block; font-size: 12px; line-height: 16px; color: ${color.tx3}; }
  ${from.md} {
    display: table;
    thead { display: table-header-group; position: static; width: auto; height: auto; clip-path: none; }
    tbody { display: table-row-group; }
    tr { display: table-row; background: none; box-shadow: none; transition: background ${motion.fast}; }
    tbody tr:hover { background: ${color.surf2}; }
    th { height: 40px; padding: 0 10px; font-size: 12px; line-height: 16px; font-weight: 500; color: ${color.tx3}; text-align: start; white-space: nowrap; }
    td { display: table-cell; padding: 10px; border-block-start: 1px solid ${color.line}; vertical-align: middle; }
    th:first-child, td:first-child { padding-inline-start: 20px; }
    th:last-child, td:last-child { padding-inline-end: 20px; }
    th:nth-child(n + 3):nth-child(-n + 5), td:nth-child(n + 3):nth-child(-n + 5) { text-align: end; white-space: nowrap; }
    td[data-label]::before { content: none; }
    tbody td[data-cell='open'] { position: static; width: 48px; color: ${color.tx3}; text-align: end; }
    td[data-cell='open'] button { display: flex; align-items: center; justify-content: flex-end; padding-inline-end: 20px; }
    td[data-cell='open'] svg { display: block; }
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
