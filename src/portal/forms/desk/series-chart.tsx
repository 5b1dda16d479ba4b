import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Bubble, Legend, Swatch } from '#portal/ui/chart/chart.styles.ts';
import { ChartBar, ChartFrame } from '#portal/ui/chart/chart-frame.tsx';
import { chartScale } from '#portal/ui/chart/chart-scale.ts';
import { useColumns } from '#portal/ui/chart/use-columns.ts';
import { ChartHead, DeskCard } from './desk-card.styles.ts';
import { barsOf } from './series-bars.ts';

const InlineSwatch = styled(Swatch)`
  display: inline-block;
`;

/** The desk's colours of series, in order: a chart has three at most. */
export const seriesColors = ['var(--series-1)', 'var(--series-2)', 'var(--series-3)'] as const;

/** A stretch of time with a value for each series, in the order of the series. */
export interface SeriesPoint {
  readonly key: string;
  /** Below its column: `18`. */
  readonly short: string;
  /** In words: `Tue 18 November`. */
  readonly whole: string;
  readonly values: readonly number[];
}

export interface SeriesChartProps {
  readonly title: string;
  /** Beside the title, in place of the legend of a chart with one series. */
  readonly aside?: ReactNode;
  /** Names of one to three series. */
  readonly series: readonly string[];
  readonly points: readonly SeriesPoint[];
  /** grouped: bars beside each other; stacked: on one another, for parts of a sum. */
  readonly look: 'grouped' | 'stacked';
  /** Says a value in words, and on the axis. */
  readonly say: (value: number) => string;
  readonly sayTick: (value: number) => string;
  /** The point that other content is narrowed to, and how one is chosen. */
  readonly chosen?: string | null;
  readonly onChoose?: (key: string) => void;
}

const HEIGHT = 208;
/** Room for the names of the columns. */
const FOOT = 26;
const MOST_NAMES = 16;
/** Of a bar, in percent: few bars stay slender. */
const WIDEST = 2.2;

/**
 * Bars of up to three series over time, with a bubble on hover and focus, and a table of the same for screen readers.
 */
export function SeriesChart(props: SeriesChartProps) {
  const { title, aside, series, points, look, say, sayTick, chosen = null, onChoose } = props;
  const t = useFormWords();
  const id = useId();
  const bars = points.map(({ values }) => barsOf(values, look));
  const scale = chartScale(
    bars.flatMap((column) => column.flatMap(({ from, to }) => [from, to])),
    HEIGHT,
  );
  const { shown, columnOf } = useColumns(points.length);
  const width = 100 / Math.max(points.length, 1);
  const bar = Math.min((width * 0.56) / (look === 'grouped' ? series.length : 1), WIDEST);
  const every = Math.ceil(points.length / MOST_NAMES);
  const point = shown === null ? undefined : points[shown];
  return (
    <DeskCard as="section" aria-labelledby={id}>
      <ChartHead>
        <h2 id={id}>{title}</h2>
        {aside}
        {series.length > 1 && (
          <Legend>
            {series.map((name, at) => (
              <li key={name}>
                <Swatch $color={seriesColors[at] ?? seriesColors[0]} />
                {name}
              </li>
            ))}
          </Legend>
        )}
      </ChartHead>
      <ChartFrame
        {...{ scale, height: HEIGHT, foot: FOOT }}
        say={sayTick}
        label={title}
        bubble={point && <PointBubble {...{ point, series, say }} at={((shown ?? 0) + 0.5) * width} />}
      >
        {points.map((one, index) => (
          <g
            key={one.key}
            {...columnProps(columnOf(index), one.key, chosen, onChoose)}
            aria-label={`${one.whole}: ${one.values.map((value, at) => `${series[at]} ${say(value)}`).join(', ')}`}
          >
            <rect data-ground="" x={`${index * width}%`} width={`${width}%`} height={HEIGHT} rx={6} />
            {bars[index]?.map(({ from, to, place, of }, at) => (
              <ChartBar
                // biome-ignore lint/suspicious/noArrayIndexKey: A series has no other name than its place.
                key={at}
                value={to - from}
                base={from}
                fill={seriesColors[at] ?? seriesColors[0]}
                scale={scale}
                x={(index + 0.5) * width + (place - of / 2) * bar + (of > 1 ? bar * 0.06 : 0)}
                width={of > 1 ? bar * 0.88 : bar}
              />
            ))}
          </g>
        ))}
        <g>
          {points.map((one, index) =>
            // Counted from the end, so that the latest has its name.
            (points.length - 1 - index) % every === 0 ? (
              <text
                key={one.key}
                x={`${(index + 0.5) * width}%`}
                y={HEIGHT + FOOT - 6}
                textAnchor="middle"
                data-current={index === shown || one.key === chosen || undefined}
              >
                {one.short}
              </text>
            ) : null,
          )}
        </g>
      </ChartFrame>
      {/* A table itself is as wide as its words, and would widen a small page. */}
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('desk.time')}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ key, whole, values }) => (
              <tr key={key}>
                <th scope="row">{whole}</th>
                {values.map((value, at) => (
                  <td key={series[at]}>{say(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DeskCard>
  );
}

/** What a column is given: where one can be chosen, it is a button that a press and the keys of buttons choose. */
function columnProps(
  column: ReturnType<ReturnType<typeof useColumns>['columnOf']>,
  key: string,
  chosen: string | null,
  onChoose: SeriesChartProps['onChoose'],
) {
  if (!onChoose) return column;
  const isChosen = key === chosen;
  return {
    ...column,
    role: 'button' as const,
    'aria-pressed': isChosen,
    ...(isChosen && { 'data-chosen': '' }),
    onClick: () => onChoose(key),
    onKeyDown: (event: KeyboardEvent<SVGGElement>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return column.onKeyDown(event);
      event.preventDefault();
      onChoose(key);
    },
  };
}

interface PointBubbleProps extends Pick<SeriesChartProps, 'series' | 'say'> {
  readonly point: SeriesPoint;
  /** Where its column stands, in percent. */
  readonly at: number;
}

function PointBubble({ point, series, say, at }: PointBubbleProps) {
  const side = at > 50 ? { right: `${100 - at + 3}%` } : { left: `${at + 3}%` };
  return (
    <Bubble style={side} aria-hidden="true">
      <b>{point.whole}</b>
      {series.map((name, index) => (
        <p key={name}>
          <span>
            <InlineSwatch $color={seriesColors[index] ?? seriesColors[0]} as="span" /> {name}
          </span>
          <b>{say(point.values[index] ?? 0)}</b>
        </p>
      ))}
    </Bubble>
  );
}
