import { expect, it } from 'vitest';
import { chipActs } from './chip-acts.ts';

const { rules, startOf, actsOf } = chipActs<'raise' | 'fold'>({
  places: ['ante', 'side'],
  betUnits: 2,
  raises: { raise: 2, fold: 0 },
  absent: 'fold',
});
const start = { bets: { ante: 20, side: 4 } };

it('starts with chips on the first place, whose stake is what raises are counted in', () => {
  expect(rules.choiceProblem([], start)).toBeNull();
  expect(rules.choiceProblem([], { bets: { side: 4 } })).toBe('must have chips on ante');
  expect(rules.choiceProblem([], { bets: { ante: 3 } })).toBe('must bet a positive whole multiple of 2 on ante');
  expect(rules.betOf?.(start)).toBe(24);
  expect(rules.betOf?.({})).toBe(0);
  expect(['raise', 'fold', 'x'].map((act) => rules.raiseOf?.([start], { act }, 24))).toEqual([40, 0, 0]);
  expect(rules.raiseOf?.([], start, 24)).toBe(0);
  expect(startOf(start)).toEqual({ ...start, mainMinor: 20 });
  expect(() => startOf({})).toThrow(RangeError);
});

it('goes on by one of the acts', () => {
  expect(rules.choiceProblem([start], { act: 'raise' })).toBeNull();
  expect(rules.choiceProblem([start], { act: 'hit' })).toBe('act must be one of raise, fold');
  expect(rules.choiceProblem([start], { act: 'raise', by: 2 })).toBe('must have an act and nothing else');
  expect(rules.choiceProblem([start, { act: 'raise' }], { act: 'raise' })).toBe('must not follow another act');
  expect(rules.choiceProblem([], rules.choiceOfAbsent([]))).toBeNull();
  expect(rules.choiceOfAbsent([start])).toEqual({ act: 'fold' });
  expect(() => actsOf([{}])).toThrow(RangeError);
});
