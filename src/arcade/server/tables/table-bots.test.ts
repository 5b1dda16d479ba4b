import { expect, test } from 'vitest';
import { tableBots } from './table-bots.ts';

const table = { vendor: 'AG', gameCode: 'AG-0504' };
const places = ['red', 'black', 'odd'];

test('bots stay for many rounds, and bet anew in each', () => {
  const rounds = Array.from({ length: 100 }, (_, index) => tableBots(table, 5_000 + index, places));
  const names = rounds.map((bots) => bots.map(({ name }) => name).join());
  expect(new Set(names).size).toBe(1);
  expect(new Set(rounds[0]?.map(({ name }) => name)).size).toBe(rounds[0]?.length);
  const bets = rounds.flatMap((bots) => bots.map(({ place }) => place));
  expect(new Set(bets)).toEqual(new Set([...places, null]));
  for (const { placedAfter } of rounds.flat()) expect(placedAfter).toBeLessThan(0.8);
});

test('three to five bots sit at a table, others at the next', () => {
  const counts = Array.from({ length: 50 }, (_, index) => tableBots(table, index * 100, places).length);
  expect(new Set(counts)).toEqual(new Set([3, 4, 5]));
  expect(tableBots(table, 1, places)).not.toEqual(tableBots({ ...table, gameCode: 'AG-0505' }, 1, places));
});
