import type { DrawnNumbers } from '../draws/draw-numbers.ts';
import { type BetType, odds, optionBets, type Price } from './bet-type.ts';

/** Big, small, odd and even of a number that people bet on in halves. */
export function sideBets(
  { code, group, price }: { readonly code: string; readonly group: string; readonly price: Price },
  readSide: (draw: DrawnNumbers) => { readonly value: number; readonly isBig: boolean },
): BetType {
  return optionBets({ code, group, prices: { big: price, small: price, odd: price, even: price } }, (draw, option) => {
    const { value, isBig } = readSide(draw);
    return isSide(option, value, isBig);
  });
}

/** Whether a value is on a side. */
export function isSide(option: string, value: number, isBig: boolean): boolean {
  if (option === 'big') return isBig;
  if (option === 'small') return !isBig;
  return (value % 2 === 1) === (option === 'odd');
}

/** One of two equal halves. */
export const evenChance = (stated: number): Price => odds(stated, 0.5);
