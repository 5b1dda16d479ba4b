/** The order beside the race changes this seldom at most. */
export const BOARD_MS = 500;

/** The last of a race: from then on the cars keep their order. */
const FINISH = 0.86;

/** A figure from 0 up to 1 that is the same for the same text: 32-bit FNV-1a. */
function figureOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}

const smooth = (value: number): number => value * value * (3 - 2 * value);

/**
 * Where the cars are at a moment of a race: their shares of the course, by their numbers. The draw is known before the
 * race begins: whatever happens on the way, the cars arrive in the order of the draw.
 * @param order the numbers of the cars, the winner first.
 * @param issue of the draw, which makes each race another one.
 * @param progress from 0, the start, to 1.
 */
export function carsAt(order: readonly string[], issue: string, progress: number): ReadonlyMap<string, number> {
  const whole = smooth(Math.min(1, Math.max(0, progress)));
  const settled = progress >= FINISH ? smooth(Math.min(1, (progress - FINISH) / (1 - FINISH))) : 0;
  return new Map(
    order.map((car, place) => {
      const [phase, pace, sway] = ['a', 'b', 'c'].map((part) => figureOf(`${issue} ${car} ${part}`));
      const goal = 1 - place * 0.045;
      const wave = Math.sin(progress * (7 + 6 * (pace ?? 0)) + (phase ?? 0) * 2 * Math.PI);
      const loose =
        0.11 * wave * Math.sin(Math.PI * Math.min(1, progress / FINISH)) + 0.05 * ((sway ?? 0) - 0.5) * whole;
      // The nearer the end, the closer to the place of the draw.
      const bound = Math.max(settled, smooth(Math.min(1, progress)) ** 2);
      return [car, Math.max(0, whole * goal + loose * (1 - bound) * (progress > 0 ? 1 : 0))];
    }),
  );
}

/** The cars by how far they are, the first one first. */
export const standings = (cars: ReadonlyMap<string, number>): readonly string[] =>
  [...cars].sort(([, one], [, other]) => other - one).map(([car]) => car);
