import { styled } from 'styled-components';
import { DeskCard } from '#portal/forms/desk/desk-card.styles.ts';
import { color, from } from '#portal/theme/tokens.ts';

/** What may be asked for, with its button. */
export const ReadyCard = styled(DeskCard)`
  padding: 14px 18px;
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
  > div { margin-block-start: 8px; }
`;

/** As high as the chart that comes. */
export const ChartWaiting = styled(DeskCard)`
  height: 302px;
`;

/** The running window: its clock, what it would pay, and what today paid. */
export const Running = styled(DeskCard)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 12px 20px;
  min-height: 108px;
  padding: 14px 18px;
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
  font-variant-numeric: tabular-nums;
  h2 { font-size: 13px; line-height: 18px; font-weight: 500; color: ${color.tx2}; }
  b { display: block; font-size: 18px; line-height: 26px; font-weight: 600; color: ${color.tx}; }
  dl { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0; }
  dd { margin: 0; font-size: 13px; font-weight: 600; color: ${color.tx}; }
  ${from.md} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    dl { grid-column: auto; }
  }
`;

/** A ring that empties with the window. */
export const Ring = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 76px;
  height: 76px;
  font-size: 15px;
  font-weight: 600;
  color: ${color.tx};
  svg { position: absolute; inset: 0; transform: rotate(-90deg); }
  circle { fill: none; stroke: ${color.surf3}; stroke-width: 6; }
  circle + circle { stroke: ${color.pri}; stroke-linecap: round; }
`;
