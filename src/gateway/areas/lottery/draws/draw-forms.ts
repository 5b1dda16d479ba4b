import type { DrawForm, PrizeForm } from '../games/lottery-game.ts';

/** The northern lottery's table: 27 numbers. */
export const northernTable: readonly PrizeForm[] = [
  { prize: 'special', count: 1, digits: 5 },
  { prize: 'first', count: 1, digits: 5 },
  { prize: 'second', count: 2, digits: 5 },
  { prize: 'third', count: 6, digits: 5 },
  { prize: 'fourth', count: 4, digits: 4 },
  { prize: 'fifth', count: 6, digits: 4 },
  { prize: 'sixth', count: 3, digits: 3 },
  { prize: 'seventh', count: 4, digits: 2 },
];

/** The southern and the central lottery's table: 18 numbers. */
export const southernTable: readonly PrizeForm[] = [
  { prize: 'special', count: 1, digits: 6 },
  { prize: 'first', count: 1, digits: 5 },
  { prize: 'second', count: 1, digits: 5 },
  { prize: 'third', count: 2, digits: 5 },
  { prize: 'fourth', count: 7, digits: 5 },
  { prize: 'fifth', count: 1, digits: 4 },
  { prize: 'sixth', count: 3, digits: 4 },
  { prize: 'seventh', count: 1, digits: 3 },
  { prize: 'eighth', count: 1, digits: 2 },
];

/** Eight numbers. */
export const bangkokTable: readonly PrizeForm[] = [
  { prize: 'special', count: 1, digits: 6 },
  { prize: 'first', count: 2, digits: 5 },
  { prize: 'second', count: 4, digits: 3 },
  { prize: 'third', count: 1, digits: 2 },
];

/** 23 numbers of four digits, as the draws of Malaysia and Singapore have them. */
export const fourDigitTable: readonly PrizeForm[] = [
  { prize: 'first', count: 1, digits: 4 },
  { prize: 'second', count: 1, digits: 4 },
  { prize: 'third', count: 1, digits: 4 },
  { prize: 'fourth', count: 10, digits: 4 },
  { prize: 'fifth', count: 10, digits: 4 },
];

/** Five times two digits, the last of them special. */
export const fiveEndings: DrawForm = { kind: 'balls', count: 5, from: 0, to: 99, isUnique: false, special: 'last' };
/** Five digits in their order. */
export const fiveDigits: DrawForm = { kind: 'balls', count: 5, from: 0, to: 9, isUnique: false };
/** Six of 49 and a special one. */
export const sixAndOne: DrawForm = { kind: 'balls', count: 7, from: 1, to: 49, isUnique: true, special: 'last' };
/** Five of 45 and a special one. */
export const fiveAndOne: DrawForm = { kind: 'balls', count: 6, from: 1, to: 45, isUnique: true, special: 'last' };
/** Five of eleven, in the order in which they were drawn. */
export const fiveOfEleven: DrawForm = { kind: 'balls', count: 5, from: 1, to: 11, isUnique: true };
/** Twenty of eighty. */
export const keno: DrawForm = { kind: 'balls', count: 20, from: 1, to: 80, isUnique: true, isSorted: true };
/** Ten cars in the order in which they arrive: the special one is the winner. */
export const race: DrawForm = { kind: 'balls', count: 10, from: 1, to: 10, isUnique: true, special: 'first' };
