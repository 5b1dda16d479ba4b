import type { DrawBalls } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { raceLook } from '../race/race-number.art.tsx';
import { Trend, TrendScroll } from './results.styles.ts';
import { gapsOf, placeBalls } from './trend.ts';

interface TrendChartProps {
  /** Latest first; gaps are counted in all of them. */
  readonly draws: readonly DrawBalls[];
  /** The number of draws shown as rows. */
  readonly shown: number;
  /** From 0. */
  readonly place: number;
  readonly numbers: readonly string[];
  readonly isRace: boolean;
}

const COLUMN = 24;
const ROW = 25;
const HEAD = 26;
const NAMES = 48;
/** A number that is absent for longer stands out. */
const LONG = 2;

/** One number of each draw in its column, joined by a line, and below for how many draws each number has not come. */
export function TrendChart({ draws, shown, place, numbers, isRace }: TrendChartProps) {
  const t = useFormWords();
  const balls = placeBalls(draws, place);
  const gaps = gapsOf(
    balls.map((ball) => [ball]),
    numbers,
  );
  const rows = draws.slice(0, shown);
  const width = NAMES + COLUMN * numbers.length + 8;
  const height = HEAD + ROW * (rows.length + 1) + 4;
  const xOf = (number: string) => NAMES + COLUMN * (numbers.indexOf(number) + 0.5);
  const yOf = (row: number) => HEAD + ROW * (row + 0.5);
  const line = rows.map((_, row) => `${xOf(balls[row] ?? '')} ${yOf(row)}`).join('L');
  const rare = numbers.length * LONG;
  return (
    <TrendScroll>
      <Trend
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={t('lottery.trendIs', { place: place + 1, balls: balls.slice(0, shown).join(', ') })}
      >
        <rect data-head="" width={width} height={HEAD} />
        {numbers.map((number) => (
          <text key={number} data-quiet="" x={xOf(number)} y={17.5}>
            {Number(number)}
          </text>
        ))}
        {rows.map((draw, row) => (
          <g key={draw.issue}>
            <path data-line="" d={`M0 ${HEAD + ROW * (row + 1)}H${width}`} />
            <text data-quiet="" x={NAMES / 2} y={yOf(row) + 4}>
              {draw.issue.slice(-4)}
            </text>
          </g>
        ))}
        <path data-way="" d={`M${line}`} />
        {rows.map((draw, row) => {
          const ball = balls[row] ?? '';
          const look = isRace ? raceLook(Number(ball)) : null;
          return (
            <g key={draw.issue}>
              <circle cx={xOf(ball)} cy={yOf(row)} r="10" {...(look && { fill: look.fill })} />
              <text data-ball="" x={xOf(ball)} y={yOf(row) + 4.3} {...(look && { fill: look.ink })}>
                {Number(ball)}
              </text>
            </g>
          );
        })}
        <text data-quiet="" x={NAMES / 2} y={yOf(rows.length) + 4}>
          {t('lottery.beside.gone')}
        </text>
        {numbers.map((number) => {
          const gap = gaps.get(number) ?? null;
          return (
            <text
              key={number}
              data-long={gap === null || gap >= rare || undefined}
              x={xOf(number)}
              y={yOf(rows.length) + 4}
            >
              {gap ?? `${draws.length}+`}
            </text>
          );
        })}
      </Trend>
    </TrendScroll>
  );
}
