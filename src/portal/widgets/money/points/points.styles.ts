import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';
import { TintedCard } from '#portal/ui/tinted-card.ts';

export const Band = styled(TintedCard)`
  ${from.lg} { flex-direction: row; align-items: center; justify-content: space-between; gap: 32px; }
  > div { display: flex; align-items: center; gap: 14px; }
  i { display: grid; place-items: center; flex: none; width: 48px; height: 48px; border-radius: 50%; background: ${color.surf}; color: ${color.priTx}; }
  p span { display: block; font-size: 12px; line-height: 17px; color: ${color.tx2}; }
  p strong { display: block; font-size: 26px; line-height: 34px; font-weight: 700; }
  dl { display: flex; flex-wrap: wrap; gap: 12px 32px; }
  dt { font-size: 12px; line-height: 17px; color: ${color.tx2}; }
  dd { margin: 0; font-size: 14px; line-height: 20px; font-weight: 600; }
`;

export const Rates = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** On a phone one column; from there on the points, what they become and the button side by side. */
export const Convert = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 14px 16px 0;
  ${from.md} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto; align-items: end; padding-inline: 20px; }
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
  legend { padding: 0; }
  legend, span { display: block; margin-block-end: 6px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  fieldset > div, > p > bdi {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 48px;
    padding-inline: 6px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    font-size: 16px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > p > bdi { padding-inline: 14px; }
  fieldset output { flex: 1; text-align: center; }
  fieldset button {
    min-width: 40px;
    min-height: 40px;
    padding-inline: 10px;
    border-radius: ${radius.s};
    font-size: 14px;
    font-weight: 600;
    color: ${color.priTx};
    transition: background ${motion.fast};
    &:hover { background: ${color.surf3}; }
    &:disabled { color: ${color.tx3}; background: none; }
    @media (pointer: coarse) { min-width: 44px; min-height: 44px; }
  }
  > button { min-height: 48px; }
  small { grid-column: 1 / -1; font-size: 12px; line-height: 17px; color: ${color.tx2}; }
`;

export const Outcome = styled.p`
  padding: 12px 16px 18px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.ok};
  ${from.md} { padding-inline: 20px; }
`;

/** What was redeemed, and from a large screen on the conversion beside it. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${from.xl} {
    &:has(> :nth-child(2)) { grid-template-columns: minmax(0, 1fr) 340px; }
    > :nth-child(2) > form { grid-template-columns: minmax(0, 1fr); }
  }
`;
