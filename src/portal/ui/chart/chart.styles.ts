import { styled } from 'styled-components';
import { color, motion, radius, shadow } from '#portal/theme/tokens.ts';

/** A chart and the numbers of its axis. Time runs from left to right in every language. */
export const Plot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px;
  direction: ltr;
  font-variant-numeric: tabular-nums;
  figure { position: relative; margin: 0; min-width: 0; }
  svg { display: block; width: 100%; overflow: visible; }
  text { fill: ${color.tx3}; font-size: 12px; }
  [data-current] text, text[data-current] { fill: ${color.tx}; font-weight: 600; }
  [data-grid] { stroke: ${color.line}; stroke-dasharray: 3 4; }
  [data-grid='zero'] { stroke: ${color.line2}; stroke-dasharray: none; }
  [data-column] { outline: none; cursor: default; }
  [data-column] > [data-ground] { fill: transparent; transition: fill ${motion.fast}; }
  [data-column]:hover > [data-ground], [data-column]:focus > [data-ground] { fill: ${color.surf2}; }
  [data-chosen] > [data-ground] { fill: ${color.priSoft}; }
  [data-column][role='button'] { cursor: pointer; }
  [data-column]:focus-visible > [data-ground] { stroke: ${color.focus}; stroke-width: 2; }
`;

export const Axis = styled.div`
  position: relative;
  min-width: 40px;
  span { display: block; position: absolute; inset-inline-end: 0; transform: translateY(-50%); font-size: 12px; line-height: 16px; color: ${color.tx3}; white-space: nowrap; }
  i { display: block; height: 0; overflow: hidden; visibility: hidden; font-style: normal; font-size: 12px; white-space: nowrap; }
`;

/** What the column under the pointer, or the focused one, says. */
export const Bubble = styled.div`
  position: absolute;
  inset-block-start: 0;
  z-index: 1;
  padding: 8px 12px;
  border-radius: ${radius.m};
  background: ${color.surf3};
  box-shadow: ${shadow.middle}, inset 0 0 0 1px ${color.line2};
  font-size: 12px;
  line-height: 17px;
  white-space: nowrap;
  pointer-events: none;
  b { display: block; font-size: 13px; line-height: 18px; font-weight: 600; color: ${color.tx}; }
  p { margin: 0; display: flex; justify-content: space-between; gap: 16px; color: ${color.tx2}; }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx2};
  li { display: flex; align-items: center; gap: 6px; }
  b { font-weight: 600; color: ${color.tx}; font-variant-numeric: tabular-nums; }
`;

/** The sign of a series: a square of bars, a dash of a line. */
export const Swatch = styled.i<{ readonly $color: string; readonly $isLine?: boolean }>`
  flex: none;
  width: ${({ $isLine }) => ($isLine ? 14 : 10)}px;
  height: ${({ $isLine }) => ($isLine ? 2 : 10)}px;
  border-radius: ${({ $isLine }) => ($isLine ? 1 : 3)}px;
  background: ${({ $color }) => $color};
`;
