import { styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';

export const Question = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 20px;
  padding: 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  ${from.md} { padding: 20px; }
  > div:nth-child(2) { flex: 1 1 220px; min-width: 0; }
  h2 { font-size: 18px; line-height: 26px; font-weight: 600; letter-spacing: -0.01em; }
  p { margin-block-start: 4px; font-size: 14px; line-height: 21px; color: ${color.tx2}; text-wrap: pretty; }
`;

export const Ring = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 96px;
  height: 96px;
  text-align: center;
  svg {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: ${color.surf3};
    stroke-width: 8;
    transform: rotate(-90deg);
  }
  [data-left] { stroke: ${color.warn}; transition: stroke-dasharray 400ms ease-out; }
  &[data-last='true'] [data-left] { stroke: ${color.err}; }
  [dir='rtl'] & svg { transform: rotate(-90deg) scaleY(-1); }
  b { display: block; font-size: 18px; line-height: 24px; font-weight: 600; font-variant-numeric: tabular-nums; }
  small { display: block; max-width: 76px; font-size: 11px; line-height: 14px; color: ${color.tx3}; }
`;
