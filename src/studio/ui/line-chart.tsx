import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import uPlot from 'uplot';
import type { ColorRole } from '../theme/desk-colors.ts';
import { color, propertyOf } from '../theme/tokens.ts';

const HEIGHT_PX = 220;
const TIME_AXIS_PX = 34;
const VALUE_AXIS_PX = 52;
/** Room above the highest value, as a part of the scale. */
const HEADROOM = 0.1;

/** The rules of the library's style sheet that are needed here. */
const Canvas = styled.div`
  height: ${HEIGHT_PX}px;
  min-width: 0;
  overflow: hidden;
  .u-wrap { position: relative; user-select: none; }
  .u-over, .u-under { position: absolute; }
  .u-under { overflow: hidden; }
  canvas { display: block; position: relative; width: 100%; height: 100%; }
  .u-cursor-x { position: absolute; left: 0; top: 0; height: 100%; border-right: 1px dashed ${color.tx3}; }
  .u-cursor-x, .u-cursor-pt, .u-select { pointer-events: none; }
  .u-cursor-pt, .u-select { position: absolute; left: 0; top: 0; border: 0 solid; border-radius: 50%; }
  .u-off { display: none; }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  min-height: 18px;
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
  font-variant-numeric: tabular-nums;
  li { display: flex; align-items: center; gap: 6px; }
  i { width: 10px; height: 10px; border-radius: 3px; }
  b { color: ${color.tx}; font-weight: 600; }
`;

export interface ChartLine {
  readonly label: string;
  readonly color: ColorRole;
  /** Null leaves a gap in the line. */
  readonly values: ReadonlyArray<number | null>;
}

interface LineChartProps {
  /** The accessible name. The values are in a table beside the chart. */
  readonly label: string;
  /** Moments in seconds, in order. */
  readonly times: readonly number[];
  readonly lines: readonly ChartLine[];
  readonly timeText: (seconds: number) => string;
  readonly valueText: (value: number) => string;
}

const POINT_PX = 4;

/** Lines with gaps also show points, because a single value between gaps has no line. */
function seriesOf({ values }: ChartLine, stroke: string): uPlot.Series {
  return { stroke, width: 2, points: { show: values.includes(null), size: POINT_PX, fill: stroke } };
}

const scheme = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function followScheme(onChange: () => void): () => void {
  const followed = scheme();
  followed.addEventListener('change', onChange);
  return () => followed.removeEventListener('change', onChange);
}

/** Lines over time. The values at the pointer are written above them. */
export function LineChart({ label, times, lines, timeText, valueText }: LineChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  // New formatters alone do not redraw the chart.
  const texts = useRef({ timeText, valueText });
  texts.current = { timeText, valueText };
  const drawn = JSON.stringify([times, lines]);
  // A canvas has to be redrawn to change its colours.
  const isDark = useSyncExternalStore(followScheme, () => scheme().matches);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` has the content of times and lines.
  useEffect(() => {
    const host = frame.current;
    if (host === null) return;
    const style = getComputedStyle(host);
    const ofRole = (role: ColorRole) => style.getPropertyValue(propertyOf(role)).trim();
    const axis = { stroke: ofRole('tx3'), font: `12px ${style.fontFamily}`, ticks: { show: false } };
    const chart = new uPlot(
      {
        ...{ width: host.clientWidth, height: HEIGHT_PX, legend: { show: false } },
        cursor: { y: false, drag: { x: false, y: false } },
        // The scale begins at zero, so that heights can be compared.
        scales: { y: { range: (_, least, most) => uPlot.rangeNum(Math.min(0, least), most, HEADROOM, true) } },
        axes: [
          {
            ...axis,
            size: TIME_AXIS_PX,
            grid: { show: false },
            values: (_, moments) => moments.map((one) => texts.current.timeText(one)),
          },
          {
            ...axis,
            size: VALUE_AXIS_PX,
            grid: { stroke: ofRole('line'), dash: [4, 4] },
            values: (_, values) => values.map((one) => texts.current.valueText(one)),
          },
        ],
        series: [{}, ...lines.map((line) => seriesOf(line, ofRole(line.color)))],
        hooks: { setCursor: [({ cursor }) => setAt(cursor.idx ?? null)] },
      },
      [[...times], ...lines.map(({ values }) => [...values])],
      host,
    );
    const resizing = new ResizeObserver(() => chart.setSize({ width: host.clientWidth, height: HEIGHT_PX }));
    resizing.observe(host);
    return () => {
      resizing.disconnect();
      chart.destroy();
    };
  }, [drawn, isDark]);

  const moment = at === null ? undefined : times[at];
  return (
    <div>
      <Legend>
        {moment !== undefined && <li>{timeText(moment)}</li>}
        {lines.map((line) => {
          const value = at === null ? undefined : line.values[at];
          return (
            <li key={line.label}>
              <i style={{ background: `var(${propertyOf(line.color)})` }} />
              {line.label}
              {value != null && <b>{valueText(value)}</b>}
            </li>
          );
        })}
      </Legend>
      <Canvas ref={frame} role="img" aria-label={label} />
    </div>
  );
}
