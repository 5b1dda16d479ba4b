import { styled } from 'styled-components';
import { color, from, radius } from '../theme/tokens.ts';

/** Six figures beside each other; two in a row on narrow screens. */
export const FigureGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.line};
  ${from.lg} { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  > div { padding: 12px 16px; background: ${color.surf}; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  dd {
    font-size: 17px;
    line-height: 24px;
    font-weight: 600;
    color: ${color.tx};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  dd + dd { font-size: 12px; line-height: 16px; font-weight: 400; color: ${color.tx2}; }
`;
