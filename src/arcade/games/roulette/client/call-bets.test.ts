import { expect, it } from 'vitest';
import { roulettePlace, WHEEL_ORDER } from '../rules/roulette-places.ts';
import { callBets, neighboursOf, numbersOf } from './call-bets.ts';

/** Numbers of the wheel from one to another, clockwise. */
function arc(first: number, last: number): number[] {
  const twice = [...WHEEL_ORDER, ...WHEEL_ORDER];
  const from = twice.indexOf(first);
  return twice.slice(from, twice.indexOf(last, from) + 1);
}

const rising = (numbers: readonly number[]) => numbers.toSorted((left, right) => left - right);

it('covers the sections of the wheel by places that exist', () => {
  for (const id of Object.values(callBets).flat()) expect(roulettePlace(id), id).toBeDefined();
  expect(rising(numbersOf(callBets.voisins))).toEqual(rising(arc(22, 25)));
  expect(rising(numbersOf(callBets.tiers))).toEqual(rising(arc(27, 33)));
  expect(rising(numbersOf(callBets.orphelins))).toEqual(rising([...arc(17, 6), ...arc(1, 9)]));
  expect(rising(numbersOf(callBets.zero))).toEqual(rising(arc(12, 15)));
});

it('finds two neighbours on each side, across zero too', () => {
  expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15]);
  expect(neighboursOf(26)).toEqual([35, 3, 26, 0, 32]);
});
