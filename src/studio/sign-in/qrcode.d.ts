/** The part of qrcode that makes the matrix; the package ships no types. */
declare module 'qrcode/lib/core/qrcode.js' {
  interface BitMatrix {
    readonly size: number;
    get(row: number, column: number): number;
    isReserved(row: number, column: number): number;
  }
  interface QRCode {
    readonly modules: BitMatrix;
    readonly version: number;
  }
  /** @throws when the text is empty or longer than the largest code holds. */
  export function create(text: string, options: { readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' }): QRCode;
}
