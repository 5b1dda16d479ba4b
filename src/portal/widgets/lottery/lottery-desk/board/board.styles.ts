import { css, styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

export const Board = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 12px;
  outline: none;
  ${from.md} { padding: 12px 18px 14px; }
  > p { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  [role='tabpanel'] { display: flex; flex-direction: column; gap: 12px; }
`;

export const Modes = styled.div`
  ${from.md} { align-self: flex-end; width: min(320px, 100%); margin-block-start: -2px; }
  button { font-size: 13px; min-height: 32px; }
`;

const chosen = css`
  &[aria-pressed='true'] { background: ${color.pri}; color: ${color.onPri}; box-shadow: none; }
`;

const locked = css`
  &[aria-disabled='true'] { opacity: 0.55; cursor: not-allowed; }
  &[data-hit] { outline: 2px solid ${color.gold}; outline-offset: 1px; }
  &:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;

export const GridAndBar = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
`;

export const Grid = styled.div<{ readonly $columns: number; readonly $hasHeads: boolean }>`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: ${({ $hasHeads }) => ($hasHeads ? '34px ' : '')}repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 6px;
  font-variant-numeric: tabular-nums;
  ${from.md} { gap: 4px 5px; }
`;

export const HeadCell = styled.button`
  min-height: 35px;
  border-radius: ${radius.s};
  color: ${color.tx3};
  font-weight: 600;
  font-size: 13px;
  box-shadow: inset 0 0 0 1px ${color.line};
  &:hover { background: ${color.surf2}; color: ${color.tx}; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  &:nth-child(-n + 11) { min-height: 28px; }
`;

export const Cell = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 0;
  min-height: 44px;
  border-radius: calc(${radius.m} - 1px);
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
  font-size: 16px;
  line-height: 19px;
  transition: background ${motion.fast};
  b { font-weight: 600; }
  i { font-style: normal; font-size: 11px; line-height: 13px; font-weight: 600; }
  &:hover { background: ${color.surf2}; }
  ${chosen}
  ${locked}
  ${from.md} { flex-direction: row; gap: 5px; min-height: 35px; font-size: 15px; }
`;

export const Decades = styled.nav`
  position: sticky;
  inset-block-start: 72px;
  display: flex;
  flex-direction: column;
  flex: none;
  width: 40px;
  button {
    min-height: 44px;
    border-radius: ${radius.s};
    font-size: 12px;
    font-weight: 600;
    color: ${color.tx3};
    &:active { background: ${color.surf3}; color: ${color.tx}; }
  }
`;

export const QuickRow = styled.div`
  display: flex;
  gap: 6px;
  margin-inline: -12px;
  padding-inline: 12px;
  overflow-x: auto;
  scrollbar-width: none;
  [data-random] { order: -1; }
  ${from.md} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
    [data-random] { order: 0; margin-inline-start: auto; }
  }
`;

export const Quick = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
  flex: none;
  min-height: 34px;
  padding: 0 10px;
  border-radius: ${radius.s};
  background: ${color.surf2};
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  white-space: nowrap;
  &:hover { background: ${color.surf3}; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  @media (pointer: coarse) { min-height: 44px; padding-inline: 14px; }
`;

export const Sums = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: 4px;
  margin: 0;
  padding: 0;
  border: 0;
  > button { padding: 0; }
`;

export const PlaceRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  padding-block: 8px;
  & + & { border-block-start: 1px solid ${color.line}; }
  @container (min-width: 520px) { grid-template-columns: 84px minmax(0, 1fr); }
  @container (min-width: 660px) {
    grid-template-columns: 92px minmax(0, 1fr) auto;
    > :nth-child(2):last-child { grid-column: 2 / -1; }
  }
`;

export const PlaceName = styled.div`
  b { font-weight: 600; font-size: 14px; line-height: 20px; }
`;

export const PlaceCells = styled.div<{ readonly $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;

export const PlaceCell = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: 0;
  min-height: 54px;
  border-radius: calc(${radius.m} - 1px);
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
  b { font-weight: 600; font-size: 15px; line-height: 20px; }
  span { font-size: 12px; line-height: 15px; color: ${color.tx2}; }
  &:hover { background: ${color.surf2}; }
  &[aria-pressed='true'] { background: ${color.priSoft}; box-shadow: inset 0 0 0 2px ${color.pri}; }
  &[aria-pressed='true'] b, &[aria-pressed='true'] span { color: ${color.priTx}; font-weight: 700; }
  ${locked}
`;

export const Shortcuts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  @container (min-width: 520px) { grid-column: 2; }
  @container (min-width: 660px) { grid-column: auto; display: grid; grid-template-columns: repeat(3, auto); }
`;

export const Shortcut = styled(Quick)`
  flex: 1 0 auto;
  min-height: 28px;
  padding: 0 8px;
  border-radius: 6px;
  font-size: 12px;
  line-height: 16px;
  @media (pointer: coarse) { min-height: 44px; }
`;

export const Options = styled.div<{ readonly $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 6px;
`;

export const Option = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 6px;
  min-width: 0;
  min-height: 44px;
  padding: 4px 12px;
  border-radius: calc(${radius.m} - 1px);
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
  font-size: 14px;
  line-height: 20px;
  span { font-weight: 600; overflow-wrap: anywhere; text-align: start; }
  b { font-weight: 600; color: ${color.accTx}; font-variant-numeric: tabular-nums; }
  &:hover { background: ${color.surf2}; }
  &[aria-pressed='true'] { background: ${color.priSoft}; box-shadow: inset 0 0 0 2px ${color.pri}; }
  &[aria-pressed='true'] b { color: ${color.priTx}; }
  ${locked}
`;

export const Entry = styled.form`
  display: flex;
  flex-direction: column;
  gap: 6px;
  label { font-weight: 500; font-size: 13px; line-height: 18px; }
  input, textarea {
    width: 100%;
    min-height: 48px;
    padding: 12px 14px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: ${color.tx};
    box-shadow: inset 0 0 0 1px ${color.line2};
    font-size: 16px;
    line-height: 24px;
    font-variant-numeric: tabular-nums;
    resize: vertical;
  }
  [aria-invalid='true'] { box-shadow: inset 0 0 0 2px ${color.err}; }
  :is(input, textarea):focus-visible { outline: 2px solid ${color.field}; outline-offset: 0; }
  small { font-size: 12px; line-height: 16px; color: ${color.tx3}; }
`;

export const Faults = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  li { display: flex; gap: 6px; font-size: 13px; line-height: 18px; color: ${color.tx2}; overflow-wrap: anywhere; }
  svg { flex: none; margin-block-start: 1px; color: ${color.err}; }
`;

export const EntryFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  li { padding: 4px 10px; border-radius: ${radius.pill}; background: ${color.priSoft}; color: ${color.priTx}; font-weight: 600; font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums; }
`;
