import { css, styled } from 'styled-components';
import { color, from, motion, radius, shadow } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';

export const Records = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
  outline: none;
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 10px 12px;
`;

export const Choices = styled.div`
  display: flex;
  gap: 2px;
  max-width: 100%;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
`;

export const Choice = styled.button`
  flex: none;
  min-height: 32px;
  padding: 0 9px;
  border-radius: calc(${radius.m} - 4px);
  color: ${color.tx2};
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  white-space: nowrap;
  transition: background ${motion.fast}, color ${motion.fast};
  &:hover { background: ${color.surf2}; color: ${color.tx}; }
  &[aria-pressed='true'] { background: ${color.surf3}; color: ${color.tx}; font-weight: 600; }
  @media (pointer: coarse) { min-height: 40px; }
  ${from.sm} { padding-inline: 12px; }
`;

export const Select = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  flex: 1 1 140px;
  min-width: 140px;
  ${from.md} { flex: 0 1 200px; }
  min-height: 40px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
  @media (pointer: coarse) { min-height: 48px; }
  &:focus-within { box-shadow: inset 0 0 0 2px ${color.field}; }
  select {
    flex: 1;
    min-width: 0;
    align-self: stretch;
    padding: 0 12px;
    padding-inline-end: 38px;
    border: 0;
    border-radius: inherit;
    background: none;
    color: ${color.tx};
    font: inherit;
    font-size: 14px;
    text-overflow: ellipsis;
    appearance: none;
    &:focus-visible { outline: none; }
    @media (pointer: coarse) { font-size: 16px; }
  }
  option { background: ${color.surf}; color: ${color.tx}; }
  svg { position: absolute; inset-inline-end: 12px; color: ${color.tx3}; pointer-events: none; }
`;

/** A field for a day. */
export const dayInputLook = css`
  min-height: 40px;
  padding: 0 12px;
  border: 0;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
  color: ${color.tx};
  font: inherit;
  font-size: 14px;
  &:focus-visible { outline: none; box-shadow: inset 0 0 0 2px ${color.field}; }
  @media (pointer: coarse) { min-height: 48px; font-size: 16px; }
`;

/** The first day and the last one, where the period is of chosen days. */
export const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  flex-basis: 100%;
  label { display: flex; flex-direction: column; gap: 4px; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  input { ${dayInputLook} }
`;

export const Downloads = styled.span`
  display: flex;
  gap: 8px;
  margin-inline-start: auto;
`;

export const Download = styled.a<ButtonStyle>`
  ${buttonStyle}
  min-height: 40px;
  @media (pointer: coarse) { min-height: 44px; }
`;

/** Sums beside each other, the first of them larger on a phone. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  > div { padding: 12px 16px; min-width: 0; box-shadow: inset 0 1px 0 ${color.line}; }
  > div:nth-child(-n + 2) { box-shadow: none; }
  > div:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  > div:first-child:nth-last-child(odd) + div { box-shadow: inset 0 1px 0 ${color.line}; }
  dt { font-size: 12px; line-height: 16px; color: ${color.tx3}; }
  dd { margin: 2px 0 0; font-size: 16px; line-height: 22px; font-weight: 600; overflow-wrap: anywhere; }
  small { display: block; font-size: 12px; line-height: 16px; font-weight: 400; color: ${color.tx3}; }
  ${from.lg} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    > div, > div:first-child:nth-last-child(odd) { grid-column: auto; box-shadow: none; }
    > div + div, > div:first-child:nth-last-child(odd) + div { border-inline-start: 1px solid ${color.line}; box-shadow: none; }
  }
`;

const tones = { plus: color.ok, minus: color.err, even: color.tx2 } as const;

export const Signed = styled.span<{ readonly $tone: keyof typeof tones }>`
  font-weight: 600;
  color: ${({ $tone }) => tones[$tone]};
  white-space: nowrap;
`;

/** Rows of records on a card; a phone shows each in two lines. */
export const TableCard = styled.div`
  min-width: 0;
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
`;
