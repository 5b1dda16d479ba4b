import { QR_DEFAULTS, type QrStyle } from './qr-defaults.ts';
import { qrMatrix } from './qr-matrix.ts';
import { quietMargin } from './quiet-zone.ts';

interface QrPicture {
  readonly level?: QrStyle['errorCorrection'];
  /** The address of the mark in the middle; a picture without it where it does not load. */
  readonly mark?: string;
}

/**
 * A text's code as a PNG of 800 pixels with a quiet zone of four modules, to be kept or printed. It is drawn here: the
 * text goes nowhere. @returns null where no code can hold the text, or this browser cannot draw.
 */
export async function qrPng(
  text: string,
  { level = QR_DEFAULTS.errorCorrection, mark }: QrPicture = {},
): Promise<Blob | null> {
  const { size, logoScale } = QR_DEFAULTS;
  const matrix = qrMatrix(text, level);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!matrix || !context) return null;
  const margin = quietMargin(matrix.count, size);
  // Edges on whole pixels, so that no light seams run between modules.
  const edge = (module: number): number => Math.round(margin + (module * (size - 2 * margin)) / matrix.count);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000000';
  for (let row = 0; row < matrix.count; row++) {
    for (let column = 0; column < matrix.count; column++) {
      if (!matrix.isDark(row, column)) continue;
      const [x, y] = [edge(column), edge(row)];
      context.fillRect(x, y, edge(column + 1) - x, edge(row + 1) - y);
    }
  }
  const picture = mark === undefined ? null : await loaded(mark);
  if (picture !== null) {
    const side = Math.round((size - 2 * margin) * logoScale);
    const at = Math.round((size - side) / 2);
    const border = edge(1) - edge(0);
    context.fillStyle = '#ffffff';
    context.fillRect(at - border, at - border, side + 2 * border, side + 2 * border);
    context.drawImage(picture, at, at, side, side);
  }
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

async function loaded(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}
