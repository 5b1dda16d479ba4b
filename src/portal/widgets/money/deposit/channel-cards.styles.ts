import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

export const Channels = styled.div`
  display: grid;
  gap: 10px;
  ${from.md} { grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); }
`;

/** On a phone a row, from there on an upright card; the whole of it is the radio button's label. */
export const Channel = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 22px;
  align-items: center;
  column-gap: 14px;
  padding: 14px 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  cursor: pointer;
  transition: background ${motion.fast}, box-shadow ${motion.fast};
  &:hover { background: ${color.surf2}; }
  > input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: inherit; }
  > i {
    grid-row: 1 / span 3;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: ${color.tx2};
    transition: background ${motion.fast}, color ${motion.fast};
  }
  > :is(strong, small) { grid-column: 2; min-width: 0; overflow-wrap: anywhere; }
  strong { font-size: 14px; line-height: 20px; font-weight: 600; color: ${color.tx}; }
  small { font-size: 12px; line-height: 17px; color: ${color.tx3}; }
  small[data-terms] {
    display: flex;
    flex-wrap: wrap;
    column-gap: 10px;
    color: ${color.tx2};
    font-variant-numeric: tabular-nums;
  }
  &:has(:checked) {
    background: ${color.priSoft};
    box-shadow: inset 0 0 0 2px ${color.pri};
    > i { background: ${color.pri}; color: ${color.onPri}; }
    small { color: ${color.tx2}; }
  }
  &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  &:has(:disabled) {
    cursor: not-allowed;
    background: ${color.surf};
    > i, strong { color: ${color.tx3}; }
    small { color: ${color.warn}; }
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) 22px;
    align-items: start;
    align-content: start;
    row-gap: 3px;
    padding: 14px;
    > i { grid-row: auto; margin-block-end: 8px; }
    > :is(strong, small) { grid-column: 1 / -1; }
    small[data-terms] { flex-direction: column; }
  }
`;

/** A ring, and a tick once it is chosen. */
export const Mark = styled.span`
  grid-column: 3;
  grid-row: 1 / span 3;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 2px ${color.line2};
  color: transparent;
  :checked ~ & { background: ${color.pri}; color: ${color.onPri}; box-shadow: none; }
  :disabled ~ & { visibility: hidden; }
  ${from.md} {
    grid-column: 2;
    grid-row: 1;
    align-self: start;
    visibility: hidden;
    :checked ~ & { visibility: visible; }
  }
`;
