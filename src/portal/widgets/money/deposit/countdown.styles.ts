import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const Clock = styled.div`
  position: relative;
  flex: none;
  > span:first-child { display: block; margin-block-end: 4px; font-size: 12px; line-height: 16px; color: ${color.tx3}; }
  > div { display: flex; align-items: center; gap: 4px; }
  i {
    min-width: 40px;
    height: 36px;
    border-radius: 9px;
    background: ${color.surf2};
    font-style: normal;
    font-size: 18px;
    line-height: 36px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  u { text-decoration: none; font-weight: 600; color: ${color.tx3}; }
`;

export const RingFrame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 64px;
  height: 64px;
  color: ${color.priTx};
`;

export const Ring = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${color.surf3};
  stroke-width: 6;
  transform: rotate(-90deg);
  [data-left] { stroke: ${color.pri}; transition: stroke-dasharray 400ms ease-out; }
  [dir='rtl'] & { transform: rotate(-90deg) scaleY(-1); }
`;
