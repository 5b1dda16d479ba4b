import { styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';

export const Funds = styled.dl`
  margin: 0;
  display: grid;
  gap: 1px;
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color.line};
  box-shadow: ${shadow.card}, 0 0 0 1px ${color.line};
  ${from.md} { grid-auto-columns: 1fr; grid-auto-flow: column; }
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    min-width: 0;
    padding: 14px 16px;
    background: ${color.surf};
    ${from.md} { flex-direction: column; justify-content: start; padding: 18px 20px; }
  }
  dt { font-size: 13px; line-height: 18px; color: ${color.tx3}; }
  dd { margin: 0; min-width: 0; font-size: 16px; line-height: 24px; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  > [data-total] dd { font-size: 22px; line-height: 28px; color: ${color.priTx}; }
  ${from.md} { dd { font-size: 20px; line-height: 28px; } }
`;
