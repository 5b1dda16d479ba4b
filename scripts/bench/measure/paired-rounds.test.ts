import { expect, it } from 'vitest';
import { pairedRounds, ratioOf, turnsOfRound } from './paired-rounds.ts';

it('lets another contender begin in every round', () => {
  const begins = [0, 1, 2, 3].map((round) => turnsOfRound(['a', 'b', 'c'], round)[0]);
  expect(begins).toEqual(['a', 'b', 'c', 'a']);
  expect([...turnsOfRound(['a', 'b', 'c'], 1)].sort()).toEqual(['a', 'b', 'c']);
});

it('compares within each round, so that a slow round spoils no ratio', () => {
  expect(ratioOf([2, 20, 2], [4, 40, 4])).toBe(0.5);
  expect(ratioOf([1, 90, 3], [1, 30, 3])).toBe(1);
});

it('gives every contender a time of every round', () => {
  const spin = (): number => Array.from({ length: 2_000 }, (_unused, index) => Math.sqrt(index)).length;
  const times = pairedRounds({ one: spin, other: spin }, { rounds: 3, turnMs: 2 });
  expect(times.one).toHaveLength(3);
  expect(times.other.every((time) => time > 0)).toBe(true);
});
