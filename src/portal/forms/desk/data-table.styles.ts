import { css, styled } from 'styled-components';
import { color, from, motion } from '#portal/theme/tokens.ts';

/** Wide tables are moved along where they have no room; heads stick to the page from there on. */
export const TableScroll = styled.div`
  min-width: 0;
  ${from.md} { overflow-x: auto; }
  ${from.xl} { overflow: visible; }
`;

/** A row of a phone: two lines, what is most looked for at the end of the first. */
const twoLines = css`
  display: block;
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody, tfoot { display: block; }
  tr {
    display: grid;
    grid-template: 'title value' auto 'note detail' auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 12px;
    padding: 10px 16px;
    min-height: 60px;
  }
  :is(th, td)[data-phone='none'] { display: none; }
  [data-phone='title'] { grid-area: title; font-size: 15px; line-height: 21px; font-weight: 500; }
  [data-phone='value'] { grid-area: value; font-size: 15px; line-height: 21px; font-weight: 600; text-align: end; }
  [data-phone='note'] { grid-area: note; color: ${color.tx2}; }
  [data-phone='detail'] { grid-area: detail; color: ${color.tx2}; text-align: end; }
`;

const asTable = css`
  thead th {
    height: 34px;
    background: color-mix(in srgb, ${color.surf2} 55%, ${color.surf});
    font-size: 12px;
    line-height: 16px;
    font-weight: 500;
    color: ${color.tx3};
    white-space: nowrap;
  }
  :is(th, td) { padding: 0 12px; text-align: start; }
  :is(th, td):first-child { padding-inline-start: 18px; }
  :is(th, td):last-child { padding-inline-end: 18px; }
  [data-number] { text-align: end; white-space: nowrap; }
  /* Where the table moves along by itself, its head cannot stick to the page. */
  ${from.xl} { thead th { position: sticky; inset-block-start: 56px; z-index: 1; } }
`;

interface TableLook {
  readonly $isDense: boolean;
  readonly $isDimmed: boolean;
}

/** The look of the desk's tables and trees. */
export const tableLook = css<TableLook>`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${motion.fast};
  tbody th, tfoot th { text-align: start; font-weight: 500; }
  tbody tr { position: relative; border-block-start: 1px solid ${color.line}; transition: background ${motion.fast}; }
  tbody tr[data-opens]:hover { background: ${color.surf2}; }
  tbody tr[data-opened], tbody tr[data-opened]:hover { background: ${color.priSoft}; }
  tfoot tr { border-block-start: 1px solid ${color.line}; background: color-mix(in srgb, ${color.surf2} 55%, ${color.surf}); font-weight: 600; }
  tfoot th { font-weight: 600; }
  @media (max-width: 767px) { ${twoLines} }
  ${from.md} {
    ${asTable}
    tbody :is(th, td), tfoot :is(th, td) { height: ${({ $isDense }) => ($isDense ? 38 : 46)}px; }
  }
`;

export const DeskTable = styled.table<TableLook>`
  ${tableLook}
`;

export const SortHead = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  font-weight: inherit;
  color: inherit;
  &:hover { color: ${color.tx}; }
  [aria-sort] > & { color: ${color.tx}; font-weight: 600; }
`;

/** The first cell of a row that opens: the whole row answers to its press. */
export const Opener = styled.button`
  font-weight: inherit;
  text-align: start;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid ${color.focus}; outline-offset: -2px; border-radius: 8px; }
`;
