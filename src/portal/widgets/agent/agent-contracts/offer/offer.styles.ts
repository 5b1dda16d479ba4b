import { styled } from 'styled-components';
import { dayInputLook } from '#portal/forms/records/records.styles.ts';
import { color, from, layer, radius, shadow } from '#portal/theme/tokens.ts';

export const OfferHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-block-end: 14px;
  > :first-child { flex: 1 1 240px; min-width: 0; }
  h2 { font-size: 18px; line-height: 26px; font-weight: 600; overflow-wrap: anywhere; }
`;

/** In one row; on a phone two beside each other, and the main action below them. */
export const OfferButtons = styled.div`
  display: grid;
  flex: 1 1 100%;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  > button { min-height: 40px; justify-content: center; @media (pointer: coarse) { min-height: 44px; } }
  > [role='alert'], > button[type='submit'], > :nth-last-child(2):nth-child(odd) { grid-column: 1 / -1; }
  ${from.md} { display: flex; flex: 0 1 auto; flex-wrap: wrap; justify-content: flex-end; }
`;

/** The form and what it would have come to. A field with the focus is not left below the bars at the foot. */
export const OfferGrid = styled.div`
  display: grid;
  gap: 14px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  > div { display: flex; flex-direction: column; gap: 14px; min-width: 0; }
  :is(input, select, button) { scroll-margin-block: 72px; }
  ${from.xl} { grid-template-columns: minmax(0, 1fr) 400px; }
`;

export const SideColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

/** On a phone a line at the foot stands for it. */
export const BesideForm = styled.div`
  display: none !important;
  ${from.md} { display: block !important; }
`;

/** It stays at the foot of the screen while the form is scrolled. */
export const SimulationBar = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-end: var(--bottom-bar, 0px);
  margin: 14px -16px 0;
  background: ${color.surf};
  box-shadow: 0 -1px 0 ${color.line}, ${shadow.high};
  > button { display: flex; align-items: center; gap: 12px; width: 100%; min-height: 56px; padding: 8px 16px; text-align: start; }
  span { flex: 1; min-width: 0; }
  small { display: block; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  b { display: block; font-size: 13px; line-height: 18px; font-weight: 600; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  ${from.md} { display: none; }
`;

export const Padded = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 2px 18px 16px;
  > p { font-size: 13px; line-height: 19px; color: ${color.tx2}; }
`;

export const Kinds = styled.div`
  display: grid;
  gap: 10px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${from.lg} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

/** A kind of pay to choose; one that cannot be offered says why. */
export const KindCard = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 10px 12px;
  border-radius: ${radius.m};
  box-shadow: inset 0 0 0 1px ${color.line2};
  cursor: pointer;
  > svg { color: ${color.tx2}; margin-block-end: 4px; }
  b { font-size: 13px; line-height: 18px; font-weight: 600; }
  small { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  input { position: absolute; opacity: 0; }
  &:has(:checked) { background: ${color.priSoft}; box-shadow: inset 0 0 0 2px ${color.pri}; }
  &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  &[data-off] { cursor: not-allowed; background: ${color.surf2}; }
`;

export const DayRow = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  strong { display: flex; align-items: center; min-height: 40px; font-size: 14px; font-weight: 600; }
  ${from.md} { grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); }
`;

export const EndChoice = styled.div`
  display: flex;
  > span { flex-basis: 100%; }
`;

export const DayField = styled.label`
  display: flex;
  flex-direction: column;
  gap: 6px;
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  color: ${color.tx2};
  input { ${dayInputLook} }
`;

/** Lines of tiers; cards on a phone. */
export const TierGrid = styled.div<{ readonly $fields: number }>`
  --tier: repeat(2, minmax(0, 1fr));
  ${from.lg} { --tier: 18px repeat(${({ $fields }) => $fields}, minmax(0, 1fr)) 96px 28px; }
`;

export const TierLine = styled.div`
  display: grid;
  gap: 10px;
  grid-template-columns: var(--tier);
  align-items: start;
  padding: 10px 18px;
  border-block-start: 1px solid ${color.line};
  > b { grid-column: 1 / -1; font-size: 13px; line-height: 18px; font-weight: 600; }
  > button { justify-self: end; }
  ${from.lg} {
    > b { grid-column: auto; padding-block-start: 30px; }
    > button { margin-block-start: 28px; }
  }
`;

export const TierField = styled.div<{ readonly $isWrong: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  label { font-size: 12px; line-height: 16px; font-weight: 500; color: ${color.tx2}; }
  > span {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    padding-inline: 10px;
    border-radius: ${radius.m};
    background: ${color.surf};
    box-shadow: inset 0 0 0 ${({ $isWrong }) => ($isWrong ? `2px ${color.err}` : `1px ${color.line2}`)};
    &:focus-within { box-shadow: inset 0 0 0 2px ${({ $isWrong }) => ($isWrong ? color.err : color.field)}; }
    @media (pointer: coarse) { min-height: 44px; }
  }
  i { font-style: normal; font-size: 12px; color: ${color.tx2}; }
  input {
    flex: 1;
    min-width: 0;
    width: 100%;
    align-self: stretch;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.tx};
    font: inherit;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    &:focus-visible { outline: none; }
    @media (pointer: coarse) { font-size: 16px; }
  }
`;

export const RateBar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx2};
  white-space: nowrap;
  > i { flex: 1; min-width: 24px; height: 5px; border-radius: 3px; overflow: hidden; background: ${color.surf3}; }
  > i > i { display: block; height: 100%; background: ${color.pri}; }
  ${from.lg} { padding-block-start: 20px; }
`;

export const TierFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 8px 18px 12px;
  border-block-start: 1px solid ${color.line};
`;

export const AddTier = styled.button`
  min-height: 36px;
  font-size: 13px;
  font-weight: 600;
  color: ${color.priTx};
  &:hover { text-decoration: underline; }
`;

/** What each side would have had. */
export const BothSides = styled.dl`
  display: grid;
  gap: 10px 16px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  font-variant-numeric: tabular-nums;
  dt { font-size: 12px; line-height: 17px; color: ${color.tx2}; }
  dd { margin: 0; font-size: 15px; line-height: 24px; font-weight: 500; overflow-wrap: anywhere; }
  b { font-size: 20px; font-weight: 600; }
  [data-change='up'] dd { color: ${color.ok}; }
  [data-change='down'] dd { color: ${color.err}; }
`;
