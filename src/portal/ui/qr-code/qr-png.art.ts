import { QR_DEFAULTS } from './qr-defaults.ts';
import { qrMatrix } from './qr-matrix.ts';
import { quietMargin } from './quiet-zone.ts';

/**
 * A text's code as a PNG of 800 pixels with a quiet zone of four modules, to be kept or printed. It is drawn here: the
 * text goes nowhere. @returns null where no code can hold the text, or this browser cannot draw.
 */
export async function qrPng(text: string): Promise<Blob | null> {
  const { size, errorCorrection } = QR_DEFAULTS;
  const matrix = qrMatrix(text, errorCorrection);
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
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
