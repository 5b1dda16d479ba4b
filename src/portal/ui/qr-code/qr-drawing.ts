import type { QrStyle } from './qr-defaults.ts';
import type { QrMatrix } from './qr-matrix.ts';

/** A square within a drawing. */
export interface QrSquare {
  readonly at: number;
  readonly side: number;
}

/** A QR code as shapes. */
export interface QrDrawing {
  readonly size: number;
  /** The dark modules, as the data of one path. */
  readonly dark: string;
  /** The place of the mark in the middle; the modules that it would cover are left out. */
  readonly logo: QrSquare | null;
}

/** Three digits behind the point are finer than any screen. */
const say = (length: number): string => String(Math.round(length * 1000) / 1000);

const square = (x: number, y: number, side: number): string =>
  `M${say(x)} ${say(y)}h${say(side)}v${say(side)}h${say(-side)}z`;

/**
 * Draws a matrix: patterns whole, dots of data at their scale, and room for a mark in the middle where one is wanted.
 * Pure.
 */
export function drawQr(matrix: QrMatrix, style: QrStyle, hasLogo: boolean): QrDrawing {
  const { count } = matrix;
  const code = style.size - 2 * style.margin;
  const module = code / count;
  const logo = hasLogo ? { at: (style.size - code * style.logoScale) / 2, side: code * style.logoScale } : null;
  const isCovered = (offset: number): boolean =>
    logo !== null && offset + module > logo.at && offset < logo.at + logo.side;
  const shapes: string[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (!matrix.isDark(row, column)) continue;
      const x = style.margin + column * module;
      const y = style.margin + row * module;
      if (isCovered(x) && isCovered(y)) continue;
      const side = matrix.isPattern(row, column) ? module : module * style.dotScale;
      shapes.push(square(x + (module - side) / 2, y + (module - side) / 2, side));
    }
  }
  return { size: style.size, dark: shapes.join(''), logo };
}
