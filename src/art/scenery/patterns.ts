/** A repeating unit of ground decoration: its size in user units and its markup in one colour. */
interface PatternUnit {
  width: number;
  height: number;
  draw(colour: string): string;
}

function stroked(colour: string, width: number, path: string): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

function rings(
  colour: string,
  width: number,
  centres: readonly (readonly [x: number, y: number, r: number])[],
): string {
  const circles = centres.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  return `<g fill="none" stroke="${colour}" stroke-width="${width}">${circles}</g>`;
}

const SEIGAIHA_RINGS = [
  [20, 20, 18],
  [20, 20, 12],
  [20, 20, 6],
  [0, 10, 18],
  [0, 10, 12],
  [40, 10, 18],
  [40, 10, 12],
] as const;

const PATTERNS = {
  dots: { width: 18, height: 18, draw: (c) => `<circle cx="9" cy="9" r="2.1" fill="${c}"/>` },
  scales: {
    width: 28,
    height: 14,
    draw: (c) => stroked(c, 1.4, 'M0 14a14 14 0 0 1 28 0M-14 0a14 14 0 0 0 28 0a14 14 0 0 0 28 0'),
  },
  seigaiha: { width: 40, height: 20, draw: (c) => rings(c, 1.3, SEIGAIHA_RINGS) },
  chevron: { width: 24, height: 16, draw: (c) => stroked(c, 2.2, 'M0 12L12 4L24 12') },
  hex: {
    width: 28,
    height: 48.5,
    draw: (c) => stroked(c, 1.3, 'M14 0L28 8.1V24.2L14 32.3L0 24.2V8.1ZM14 32.3V48.5M0 24.2L-14 32.3M28 24.2L42 32.3'),
  },
  diamond: {
    width: 26,
    height: 26,
    draw: (c) => `${stroked(c, 1.3, 'M13 3L23 13L13 23L3 13Z')}<circle cx="13" cy="13" r="1.6" fill="${c}"/>`,
  },
  grid: { width: 22, height: 22, draw: (c) => stroked(c, 1.2, 'M0 0H22M0 0V22') },
  greek: { width: 32, height: 32, draw: (c) => stroked(c, 2, 'M2 30V4H28V24H10V14H20') },
  star8: {
    width: 44,
    height: 44,
    draw: (c) =>
      stroked(c, 1.3, 'M22 4L27.3 16.7L40 22L27.3 27.3L22 40L16.7 27.3L4 22L16.7 16.7ZM9.3 9.3H34.7V34.7H9.3Z'),
  },
  waves: { width: 40, height: 14, draw: (c) => stroked(c, 1.6, 'M0 7q10 -8 20 0t20 0') },
  cross: { width: 20, height: 20, draw: (c) => stroked(c, 1.6, 'M10 6V14M6 10H14') },
  zig: { width: 30, height: 30, draw: (c) => stroked(c, 1.8, 'M0 15L7.5 7.5L15 15L22.5 22.5L30 15') },
  stripes: { width: 14, height: 14, draw: (c) => stroked(c, 3, 'M-2 16L16 -2') },
  fan: {
    width: 36,
    height: 18,
    draw: (c) => stroked(c, 1.2, 'M0 18a18 18 0 0 1 36 0M18 18V0M18 18L5.3 5.3M18 18L30.7 5.3'),
  },
  cubes: {
    width: 30,
    height: 52,
    draw: (c) =>
      stroked(
        c,
        1.2,
        'M15 0L30 8.7V26L15 34.6L0 26V8.7ZM15 17.3L30 8.7M15 17.3L0 8.7M15 17.3V34.6M15 34.6V52M0 26L-15 34.6M30 26L45 34.6',
      ),
  },
} as const satisfies Record<string, PatternUnit>;

export type PatternName = keyof typeof PATTERNS | 'none';

export const PATTERN_NAMES = [...Object.keys(PATTERNS), 'none'] as PatternName[];

/** The `<pattern>` definition that paints the whole ground, or nothing for `none`. */
export function patternDefinition(name: PatternName, elementId: string, colour: string): string {
  if (name === 'none') return '';
  const unit: PatternUnit = PATTERNS[name];
  return `<pattern id="${elementId}" width="${unit.width}" height="${unit.height}" patternUnits="userSpaceOnUse">${unit.draw(colour)}</pattern>`;
}
