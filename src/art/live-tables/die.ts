import { oneDecimal as f } from '../svg-number.ts';

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

/** Pip centres on a face of one unit. */
const PIPS: Record<Pips, readonly (readonly [x: number, y: number])[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.25, 0.25],
    [0.75, 0.75],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.25, 0.22],
    [0.75, 0.22],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.25, 0.78],
    [0.75, 0.78],
  ],
};

interface DieColour {
  top: string;
  start: string;
  end: string;
  pip: string;
}

const DIE_COLOURS = {
  ivory: { top: '#FFFDF8', start: '#E6DFD2', end: '#CFC6B6', pip: '#D3173B' },
  red: { top: '#D81E3E', start: '#B3132F', end: '#8E0E25', pip: '#fff' },
} as const satisfies Record<string, DieColour>;

/** The isometric planes of the three faces that are seen. */
const TOP_PLANE = '.866 .5 -.866 .5 0 -.5';
const START_PLANE = '.866 .5 0 1 -.866 0';
const END_PLANE = '.866 -.5 0 1 0 .5';

/** An isometric die; the three numbers are its top, its start side and its end side. */
export function die(
  x: number,
  y: number,
  size: number,
  pips: readonly [Pips, Pips, Pips],
  colour: keyof typeof DIE_COLOURS,
): string {
  const paint = DIE_COLOURS[colour];
  const face = (plane: string, count: Pips, fill: string) => {
    const dots = PIPS[count].map(([px, py]) => `<circle cx="${px}" cy="${py}" r=".11"/>`).join('');
    return `<g transform="matrix(${plane})"><rect width="1" height="1" rx=".12" fill="${fill}"/><g fill="${paint.pip}">${dots}</g></g>`;
  };
  return (
    `<g transform="translate(${f(x)} ${f(y)}) scale(${size})"><ellipse cy="1.02" rx="1" ry=".42" fill="#000" opacity=".35"/>` +
    `${face(TOP_PLANE, pips[0], paint.top)}${face(START_PLANE, pips[1], paint.start)}${face(END_PLANE, pips[2], paint.end)}</g>`
  );
}
