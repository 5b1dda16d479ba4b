/** For how many draws, from the latest on, a number has not come: 0 is in the latest one; null in none of them. */
export function gapsOf(
  draws: readonly (readonly string[])[],
  numbers: readonly string[],
): ReadonlyMap<string, number | null> {
  return new Map(
    numbers.map((number) => {
      const gap = draws.findIndex((balls) => balls.includes(number));
      return [number, gap === -1 ? null : gap];
    }),
  );
}

/** The ball of one place in each draw. */
export const placeBalls = (draws: readonly { readonly balls: readonly string[] }[], place: number): readonly string[] =>
  draws.map(({ balls }) => balls[place] ?? '');

/** The numbers that a trend has columns for: as many digits as the balls have; null where there are too many. */
export function trendNumbers(draws: readonly { readonly balls: readonly string[] }[]): readonly string[] | null {
  const balls = draws.flatMap((draw) => draw.balls);
  const values = balls.map(Number);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (balls.length === 0 || most - least > MOST_COLUMNS) return null;
  const digits = balls[0]?.length ?? 1;
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index).padStart(digits, '0'));
}

/** Digits, ten cars and eleven balls have a trend; larger games have a list alone. */
const MOST_COLUMNS = 11;
