import type { ReactNode } from 'react';
import { Axis, Plot } from './chart.styles.ts';
import type { ChartScale } from './chart-scale.ts';

interface ChartFrameProps {
  readonly scale: ChartScale;
  /** Of the axis and of the names below it, in pixels. */
  readonly height: number;
  readonly foot: number;
  /** Says a value of the axis. */
  readonly say: (tick: number) => string;
  readonly label: string;
  /** What is drawn on the lines of the axis. */
  readonly children: ReactNode;
  /** The bubble of the column that is pointed at. */
  readonly bubble: ReactNode;
}

/** The axis of a chart, its lines, and what is drawn on them. */
export function ChartFrame({ scale, height, foot, say, label, children, bubble }: ChartFrameProps) {
  return (
    <Plot>
      <Axis aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ top: scale.yOf(tick) }}>
            {say(tick)}
          </span>
        ))}
        {scale.ticks.map((tick) => (
          <i key={tick}>{say(tick)}</i>
        ))}
      </Axis>
      <figure>
        {/* biome-ignore lint/a11y/useSemanticElements: An SVG is no fieldset. */}
        <svg height={height + foot} role="group" aria-label={label}>
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              data-grid={tick === 0 ? 'zero' : ''}
              x1="0"
              x2="100%"
              y1={scale.yOf(tick)}
              y2={scale.yOf(tick)}
            />
          ))}
          {children}
        </svg>
        {bubble}
      </figure>
    </Plot>
  );
}

interface ChartBarProps {
  readonly value: number;
  /** Where it begins: zero, or the end of the bar that it lies on. */
  readonly base?: number;
  readonly fill: string;
  readonly scale: ChartScale;
  /** In percent, as `width`. */
  readonly x: number;
  readonly width: number;
}

/** A bar as long as a value; a small value is still there to see. */
export function ChartBar({ value, base = 0, fill, scale, x, width }: ChartBarProps) {
  if (value === 0) return null;
  const [top, bottom] = [scale.yOf(base + Math.max(value, 0)), scale.yOf(base + Math.min(value, 0))];
  const height = Math.max(bottom - top, 2);
  return (
    <rect x={`${x}%`} width={`${width}%`} y={value > 0 ? bottom - height : top} height={height} rx={3} fill={fill} />
  );
}
