import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

const WIDTH = 84;
const HEIGHT = 28;
/** Room for the line's own width at the highest and lowest points. */
const EDGE = 3;

const Line = styled.svg<{ readonly $color: string }>`
  flex: none;
  color: ${({ $color }) => $color};
  /* Time runs from left to right in every language. */
  direction: ltr;
`;

interface SparklineProps {
  /** From the earliest to the latest; two or more draw a line. */
  readonly values: readonly number[];
  /** Of the theme. */
  readonly tint?: string;
}

/** How a figure went, without axes: the figure itself and its change are said in words beside it. */
export function Sparkline({ values, tint = color.pri }: SparklineProps) {
  if (values.length < 2) return null;
  const line = linePath(values);
  return (
    <Line $color={tint} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill="currentColor" opacity={0.1} />
      <path d={line} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" strokeLinecap="round" />
    </Line>
  );
}

/**
 * The path through all values, the lowest at the foot and the highest at the top; values that are all the same lie in
 * the middle.
 */
export function linePath(values: readonly number[]): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const yOf = (value: number) =>
    span === 0 ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE);
  return values
    .map(
      (value, at) =>
        `${at === 0 ? 'M' : 'L'}${((at * WIDTH) / (values.length - 1)).toFixed(1)} ${yOf(value).toFixed(1)}`,
    )
    .join('');
}
