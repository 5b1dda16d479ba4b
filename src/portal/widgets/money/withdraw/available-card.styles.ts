import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';

export const Balances = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px 24px;
  margin: 0;
  dt { display: flex; align-items: center; gap: 4px; font-size: 12px; line-height: 17px; color: ${color.tx3}; }
  dd { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; font-variant-numeric: tabular-nums; }
  > div:first-child {
    flex: 1 0 100%;
    dt { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
    dd { font-size: 30px; line-height: 40px; letter-spacing: -0.02em; }
  }
  ${from.md} {
    gap: 12px 40px;
    > div:first-child { flex: 1 0 auto; dd { font-size: 32px; } }
  }
`;

export const Split = styled.svg`
  display: block;
  width: 100%;
  height: 10px;
  margin-block-start: 16px;
  border-radius: ${radius.pill};
  [data-free] { fill: ${color.pri}; }
  [data-ground] { fill: ${color.surf3}; }
  [data-line] { fill: ${color.line2}; }
  [dir='rtl'] & { transform: scaleX(-1); }
`;
