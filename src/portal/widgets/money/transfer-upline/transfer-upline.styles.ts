import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { outcomeLook } from '../outcome-look.ts';

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 16px;
  ${from.md} { padding: 18px 20px; }
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: ${color.priSoft};
    color: ${color.priTx};
  }
  > div { min-width: 0; }
  strong { display: block; font-size: 15px; line-height: 22px; font-weight: 600; overflow-wrap: anywhere; }
  small { display: block; font-size: 12px; line-height: 17px; color: ${color.tx3}; }
`;

export const Funds = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
  margin: 0 16px;
  padding-block: 14px 16px;
  border-block-start: 1px solid ${color.line};
  font-variant-numeric: tabular-nums;
  ${from.md} { margin-inline: 20px; padding-block-end: 18px; gap: 12px 40px; }
  dt { display: flex; align-items: center; gap: 4px; font-size: 12px; line-height: 17px; color: ${color.tx3}; }
  dd { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; }
  > div:first-child dd { color: ${color.priTx}; }
`;

/** On a phone one column; its foot with the button stays in sight. */
export const Sending = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${from.xl} { grid-template-columns: minmax(0, 1fr) 340px; }
`;

export const Lead = styled.p`
  font-size: 12px;
  line-height: 17px;
  color: ${color.tx3};
`;

export const Done = styled.section`
  ${outcomeLook}
  > i { background: ${color.okSoft}; color: ${color.ok}; }
  > p { overflow-wrap: anywhere; }
  h2 { font-size: 18px; line-height: 26px; font-weight: 600; outline: none; font-variant-numeric: tabular-nums; }
  > button { min-width: 200px; margin-block-start: 8px; }
`;

export const Receipt = styled.dl`
  display: grid;
  width: 100%;
  max-width: 400px;
  margin: 12px 0;
  padding: 4px 16px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  font-size: 13px;
  line-height: 18px;
  > div { display: flex; justify-content: space-between; gap: 12px; padding-block: 10px; }
  > div + div { border-block-start: 1px solid ${color.line}; }
  dt { color: ${color.tx2}; }
  dd { margin: 0; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
`;
