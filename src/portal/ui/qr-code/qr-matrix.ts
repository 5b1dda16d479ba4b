import { create } from 'qrcode/lib/core/qrcode.js';
import type { QrStyle } from './qr-defaults.ts';

/** The modules of a QR code, row by row from the top. */
export interface QrMatrix {
  /** Modules on each side. */
  readonly count: number;
  readonly isDark: (row: number, column: number) => boolean;
  /** Whether a module belongs to the patterns that scanners find and read the code by, rather than to the data. */
  readonly isPattern: (row: number, column: number) => boolean;
}

/**
 * Makes the matrix of a text.
 * @returns null where no code can hold the text: it is longer than the largest has room for, or empty.
 */
export function qrMatrix(text: string, errorCorrection: QrStyle['errorCorrection']): QrMatrix | null {
  try {
    const { modules } = create(text, { errorCorrectionLevel: errorCorrection });
    return {
      count: modules.size,
      isDark: (row, column) => modules.get(row, column) === 1,
      isPattern: (row, column) => modules.isReserved(row, column) === 1,
    };
  } catch {
    return null;
  }
}
