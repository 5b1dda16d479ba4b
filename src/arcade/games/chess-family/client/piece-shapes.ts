/** A piece on a board of 40 units: its outline, lines drawn on it, and dots. */
export interface PieceShape {
  readonly outline: string;
  readonly lines?: string;
  readonly dots?: readonly (readonly [x: number, y: number, radius: number])[];
}

const KNIGHT: PieceShape = {
  outline: 'M12 36h20c0-9-1-16-4-21-2-4-5-7-9-8l-1-3-4 4c-4 3-7 9-8 14l3 4 4-2c2 0 4-1 6-3 1 5-7 8-7 15z',
  lines: 'M23 12c3 4 5 9 5 15M11 22l2 2',
  dots: [[15.5, 14, 1.3]],
};

/** By capital letter. */
export const chessShapes: Readonly<Record<string, PieceShape>> = {
  P: {
    outline:
      'M20 7a5 5 0 0 1 3.4 8.7c2.6 1.4 4 4 4.2 7.3l.4 5c2 .9 3 2.3 3 5v3H9v-3c0-2.7 1-4.1 3-5l.4-5c.2-3.3 1.6-5.9 4.2-7.3A5 5 0 0 1 20 7z',
    lines: 'M12 28h16',
  },
  R: {
    outline: 'M10 6h4v3h4V6h4v3h4V6h4v8l-3 3v11l3 4v4H10v-4l3-4V17l-3-3z',
    lines: 'M13 17h14M13 28h14',
  },
  N: KNIGHT,
  B: {
    outline:
      'M20 3a2.5 2.5 0 0 1 1.6 4.4c5 3.1 7.4 7.6 7.4 11.6 0 3.5-2 6-4 7.5l2 5.5c2.5.5 4 2 4 4H9c0-2 1.5-3.5 4-4l2-5.5c-2-1.5-4-4-4-7.5 0-4 2.4-8.5 7.4-11.6A2.5 2.5 0 0 1 20 3z',
    lines: 'M20 13v8M17 16.5h6M15 26.5h10',
  },
  Q: {
    outline: 'M8 12l4 15-2 5-1 4h22l-1-4-2-5 4-15-6 9-2-12-4 11-4-11-2 12z',
    lines: 'M12 27h16M10 32h20',
    dots: [
      [8, 11, 2],
      [16, 8, 2],
      [24, 8, 2],
      [32, 11, 2],
    ],
  },
  K: {
    outline:
      'M18.5 2h3v3h3v3h-3v4.5c4.5.3 9.5 1.5 9.5 7.5 0 4-3 6-4 8l2 4 1 4H9l1-4 2-4c-1-2-4-4-4-8 0-6 6-7.2 10.5-7.5V8h-3V5h3z',
    lines: 'M12 28h16M10 32h20M20 16v8M16.5 20h7',
  },
};

/** Pieces of makruk are bells and domes; pawns are shells. */
export const makrukShapes: Readonly<Record<string, PieceShape>> = {
  P: { outline: 'M20 15c7 0 12 5 12 11 0 5-4 9-12 9S8 31 8 26c0-6 5-11 12-11z', lines: 'M12 27c5-3 11-3 16 0' },
  M: {
    outline: 'M20 10l2.5 5c3.5 2 5 5.5 5 9l3.5 8v4H9v-4l3.5-8c0-3.5 1.5-7 5-9z',
    lines: 'M12.5 24h15M9 32h22',
  },
  S: {
    outline: 'M20 4l2.5 7c4.5 3 6.5 8 6.5 13l3.5 8v4h-25v-4l3.5-8c0-5 2-10 6.5-13z',
    lines: 'M17.5 11h5M11 24h18M7.5 32h25',
  },
  N: KNIGHT,
  R: { outline: 'M7 12h26l-4 9 4 11v4H7v-4l4-11z', lines: 'M11 21h18M7 32h26M14 12v5M20 12v5M26 12v5' },
  K: {
    outline: 'M20 1l1.5 5 1.5 5c5 3 7.5 8 7.5 13l4 8v4h-29v-4l4-8c0-5 2.5-10 7.5-13l1.5-5z',
    lines: 'M18.5 6h3M17 11h6M12.5 17h15M9.5 24h21M5.5 32h29',
  },
};
