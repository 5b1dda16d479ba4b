import type { LotteryBetType } from '#contracts/generated/contracts.ts';

/** Typed or pasted text as numbers of a bet type. */
export interface TypedNumbers {
  /** In the order in which they came, each once. */
  readonly numbers: readonly string[];
  /** Entries that are not numbers of the type: too many digits, or out of range. */
  readonly faults: readonly string[];
  /** Numbers that came more than once. */
  readonly repeated: readonly string[];
}

const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';

/** As many faults as a message names. */
const MOST_FAULTS = 8;

/**
 * Reads numbers that are parted by anything but letters and digits. A long run of digits is cut into numbers where it
 * comes out even, as lists of numbers are pasted without gaps; fewer digits are filled up with zeros.
 */
export function readNumbers(text: string, type: Pick<LotteryBetType, 'from' | 'to' | 'digits'>): TypedNumbers {
  const { from, to, digits } = type;
  const latin = text.replaceAll(/[٠-٩]/g, (digit) => String(ARABIC_DIGITS.indexOf(digit)));
  const pieces = latin.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== '');
  const parts = pieces.flatMap((piece) =>
    /^\d+$/.test(piece) && piece.length > digits && piece.length % digits === 0
      ? (piece.match(new RegExp(`.{${digits}}`, 'g')) ?? [])
      : [piece],
  );
  const isNumber = (part: string): boolean =>
    /^\d+$/.test(part) && part.length <= digits && Number(part) >= from && Number(part) <= to;
  const read = parts.filter(isNumber).map((part) => part.padStart(digits, '0'));
  return {
    numbers: [...new Set(read)],
    faults: [...new Set(parts.filter((part) => !isNumber(part)))].slice(0, MOST_FAULTS),
    repeated: [...new Set(read.filter((number, index) => read.indexOf(number) < index))],
  };
}
