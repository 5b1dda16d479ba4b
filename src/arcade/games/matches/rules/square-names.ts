const FILES = 'abcdefgh';

/** The name of a square of a board of 64: 0 is `a1`, 7 is `h1`, 63 is `h8`. */
export function squareName(square: number): string {
  return `${FILES.charAt(square % 8)}${Math.floor(square / 8) + 1}`;
}

/** The square of a name; only asked of names of squares. */
export function squareOf(name: string): number {
  return FILES.indexOf(name.charAt(0)) + (Number(name.charAt(1)) - 1) * 8;
}
