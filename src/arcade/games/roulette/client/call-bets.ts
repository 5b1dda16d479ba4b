import { roulettePlace, WHEEL_ORDER } from '../rules/roulette-places.ts';

export type CallName = 'tiers' | 'orphelins' | 'voisins' | 'zero';

/** Sections of the wheel and the places on which one chip each covers them; two where a place is named twice. */
export const callBets: Readonly<Record<CallName, readonly string[]>> = {
  tiers: ['p5-8', 'p10-11', 'p13-16', 'p23-24', 'p27-30', 'p33-36'],
  orphelins: ['s1', 'p6-9', 'p14-17', 'p17-20', 'p31-34'],
  voisins: ['t0-2-3', 't0-2-3', 'p4-7', 'p12-15', 'p18-21', 'p19-22', 'c25-26-28-29', 'c25-26-28-29', 'p32-35'],
  zero: ['p0-3', 'p12-15', 's26', 'p32-35'],
};

const NEIGHBOURS = 2;

/** A number and two neighbours on each side of it, as they stand on the wheel. */
export function neighboursOf(number: number): readonly number[] {
  const at = WHEEL_ORDER.indexOf(number);
  return Array.from(
    { length: 2 * NEIGHBOURS + 1 },
    (_, step) => WHEEL_ORDER[(at + step - NEIGHBOURS + WHEEL_ORDER.length) % WHEEL_ORDER.length] ?? number,
  );
}

/** All numbers that places cover, each once. */
export function numbersOf(places: readonly string[]): readonly number[] {
  return [...new Set(places.flatMap((id) => roulettePlace(id)?.numbers ?? []))];
}
