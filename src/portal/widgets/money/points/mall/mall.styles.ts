import { styled } from 'styled-components';
import { color, from, motion, radius, shadow } from '#portal/theme/tokens.ts';
import { Table } from '#portal/widgets/money/records.styles.ts';

/** The items, and from a large screen on the chosen one beside them, in sight while they are longer. */
export const MallColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${from.lg} { grid-template-columns: minmax(0, 1fr) 320px; }
  > section:first-child { display: flex; flex-direction: column; gap: 14px; min-width: 0; }
`;

export const Filter = styled.button`
  flex: none;
  min-height: 44px;
  padding-inline: 18px;
  border-radius: ${radius.pill};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  font-size: 14px;
  line-height: 20px;
  font-weight: 500;
  color: ${color.tx2};
  transition: background ${motion.fast};
  &:hover { background: ${color.surf2}; }
  &[aria-pressed='true'] { &, &:hover { background: ${color.tx}; color: ${color.bg}; font-weight: 600; } }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.md} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
  li { display: grid; }
`;

export const ItemButton = styled.button<{ readonly $isOut: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  padding-block-end: 14px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  overflow: hidden;
  text-align: start;
  transition: background ${motion.fast};
  &:hover { background: ${color.surf2}; }
  ${from.lg} { &[aria-pressed='true'] { box-shadow: 0 0 0 2px ${color.pri}; } }
  > i { filter: ${({ $isOut }) => ($isOut ? 'grayscale(1)' : 'none')}; opacity: ${({ $isOut }) => ($isOut ? 0.6 : 1)}; }
  > strong { padding-inline: 14px; margin-block-start: 6px; font-size: 14px; line-height: 20px; font-weight: 600; overflow-wrap: anywhere; }
  > span:last-child { display: flex; flex-direction: column; gap: 4px; margin-block-start: auto; padding-inline: 14px; }
  small { min-width: 0; font-size: 12px; line-height: 17px; color: ${color.tx2}; font-variant-numeric: tabular-nums; }
  ${from.xl} { > span:last-child { flex-direction: row; flex-wrap: wrap; align-items: center; justify-content: space-between; } }
`;

export const Picture = styled.i`
  display: grid;
  place-items: center;
  aspect-ratio: 264 / 162;
  background: ${color.surf2};
  color: ${color.tx3};
  img { display: block; width: 100%; height: 100%; object-fit: cover; }
`;

export const SoldOut = styled.b`
  position: absolute;
  inset-block-start: 10px;
  inset-inline-start: 10px;
  padding: 3px 10px;
  border-radius: ${radius.pill};
  background: ${color.bg};
  font-size: 12px;
  line-height: 18px;
  font-weight: 600;
  color: ${color.tx};
`;

/** A price in the colour of what can be had, once it can. */
export const Price = styled.span<{ readonly $isReached: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  font-size: 15px;
  line-height: 22px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${({ $isReached }) => ($isReached ? color.priTx : color.tx2)};
  svg { flex: none; color: ${color.gold}; }
  small { font-size: 13px; line-height: 18px; font-weight: 400; color: ${color.tx2}; }
`;

/** Stays below the header while the items are longer. */
export const DetailCard = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  padding-block-end: 20px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  overflow: hidden;
  ${from.lg} { position: sticky; inset-block-start: 84px; }
  > img { display: block; width: 100%; height: 168px; object-fit: cover; }
  > h2 { padding-inline: 20px; font-size: 16px; line-height: 24px; font-weight: 600; }
  > h2:first-child { padding-block-start: 20px; }
  > form { padding-inline: 20px; }
`;

export const Detail = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
  > p { font-size: 14px; line-height: 20px; color: ${color.tx2}; }
  > div:has(> div > bdi) { display: flex; flex-direction: column; gap: 6px; }
  > small { margin-block-start: -4px; font-size: 12px; line-height: 17px; color: ${color.tx2}; }
`;

/** The price and what the item is, beside its picture in a sheet. */
export const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px 14px;
  &:has(> img) { grid-template-columns: auto minmax(0, 1fr); }
  > img { grid-row: span 2; width: 72px; height: 72px; border-radius: ${radius.m}; object-fit: cover; }
  > p { font-size: 14px; line-height: 20px; color: ${color.tx2}; }
`;

export const Stepper = styled.fieldset`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  font-variant-numeric: tabular-nums;
  legend { float: inline-start; flex: 1; padding: 0; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  button {
    min-width: 44px;
    min-height: 44px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    font-size: 18px;
    line-height: 24px;
    transition: background ${motion.fast};
    &:hover:enabled { background: ${color.surf3}; }
    &:disabled { color: ${color.tx3}; cursor: not-allowed; }
  }
  output { min-width: 44px; text-align: center; font-size: 15px; line-height: 22px; font-weight: 600; }
`;

export const NothingShown = styled.p`
  padding: 12px 16px 20px;
  font-size: 14px;
  line-height: 20px;
  color: ${color.tx2};
  ${from.md} { padding-inline: 20px; }
`;

/** What was redeemed just now; no room where nothing was. */
export const Made = styled.p`
  padding: 12px 16px;
  border-radius: ${radius.m};
  background: ${color.okSoft};
  font-size: 14px;
  line-height: 20px;
  color: ${color.tx};
  &:empty { margin-block-end: -16px; padding: 0; }
`;

/** On a phone the state has a line of its own, for what an operator wrote. */
export const RedemptionTable = styled(Table)`
  tbody tr { grid-template: 'method amount' auto 'time time' auto 'status status' auto / minmax(0, 1fr) auto; }
  td[data-cell='status'] { justify-self: start; }
`;

/** How a redemption stands, and what follows. */
export const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-block-start: 4px;
  small { font-size: 12px; line-height: 17px; color: ${color.tx2}; overflow-wrap: anywhere; }
  ${from.md} { flex-direction: column; align-items: flex-start; margin: 0; }
`;
