import { WHEEL_ORDER } from '../rules/roulette-places.ts';
import type { CallName } from './call-bets.ts';

type Point = readonly [x: number, y: number];

/** The racetrack in pixels: an oval of the wheel's numbers around its sections, zero on the right. */
export interface TrackGeometry {
  readonly cells: readonly { readonly number: number; readonly path: string; readonly middle: Point }[];
  /** Their width is that of their middle. */
  readonly sections: readonly {
    readonly name: CallName;
    readonly path: string;
    readonly middle: Point;
    readonly width: number;
  }[];
  readonly textSize: number;
}

const MARGIN = 1;

const pathThrough = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

export function trackGeometry(room: { readonly width: number; readonly height: number }): TrackGeometry {
  const height = Math.min(room.height, room.width / 2.2) - 2 * MARGIN;
  const width = room.width - 2 * MARGIN;
  const centre = room.height / 2;
  const radius = height / 2;
  const band = Math.min(34, height * 0.28);
  const bend = radius - band / 2;
  const straight = width - height;
  const [left, right] = [MARGIN + radius, MARGIN + width - radius];
  const around = 2 * straight + 2 * Math.PI * bend;
  const quarter = (Math.PI * bend) / 2;
  const step = around / WHEEL_ORDER.length;

  /** A point so far along the middle of the band, clockwise from zero, and so far outside of it. */
  const at = (distance: number, outside: number): Point => {
    const onBend = (x: number, angle: number): Point => [
      x + Math.cos(angle) * (bend + outside),
      centre + Math.sin(angle) * (bend + outside),
    ];
    let rest = ((distance % around) + around) % around;
    if (rest < quarter) return onBend(right, rest / bend);
    rest -= quarter;
    if (rest < straight) return [right - rest, centre + bend + outside];
    rest -= straight;
    if (rest < 2 * quarter) return onBend(left, Math.PI / 2 + rest / bend);
    rest -= 2 * quarter;
    if (rest < straight) return [left + rest, centre - bend - outside];
    return onBend(right, (rest - straight) / bend - Math.PI / 2);
  };
  const edge = (from: number, to: number, outside: number) =>
    Array.from({ length: 7 }, (_, part) => at(from + ((to - from) * part) / 6, outside));
  const cells = WHEEL_ORDER.map((number, place) => {
    const [from, to] = [(place - 0.5) * step, (place + 0.5) * step];
    const path = pathThrough([...edge(from, to, band / 2), ...edge(to, from, -band / 2)]);
    return { number, path, middle: at(place * step, 0) };
  });

  /** A section ends at a line from the inner edge of the upper numbers to that of the lower ones. */
  const inner = bend - band / 2;
  const beside = (number: number, side: 1 | -1) => at((WHEEL_ORDER.indexOf(number) + side / 2) * step, -band / 2)[0];
  const ends: readonly (readonly [upper: number, lower: number])[] = [
    [left - inner, left - inner],
    [beside(33, 1), beside(27, -1)],
    [beside(9, 1), beside(17, -1)],
    [beside(12, -1), beside(15, 1)],
    [right + inner, right + inner],
  ];
  const names: readonly CallName[] = ['tiers', 'orphelins', 'voisins', 'zero'];
  const sections = names.map((name, place) => {
    const [upperStart, lowerStart] = ends[place] ?? [0, 0];
    const [upperEnd, lowerEnd] = ends[place + 1] ?? [0, 0];
    const [upper, lower] = [centre - inner, centre + inner];
    const corners: readonly Point[] = [
      [upperStart, upper],
      [upperEnd, upper],
      [lowerEnd, lower],
      [lowerStart, lower],
    ];
    const middle: Point = [(upperStart + upperEnd + lowerStart + lowerEnd) / 4, centre];
    const across = (upperEnd + lowerEnd - upperStart - lowerStart) / 2;
    return { name, path: pathThrough(corners), middle, width: across };
  });
  return { cells, sections, textSize: Math.min(15, step * 0.5, band * 0.6) };
}
