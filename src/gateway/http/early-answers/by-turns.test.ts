import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { byTurns } from './by-turns.ts';

it('works on the items of one turn together, in order, and never on too many at once', async () => {
  const worked: Array<readonly number[]> = [];
  const add = byTurns<number>((items) => worked.push(items));
  const numbers = Array.from({ length: 70 }, (_unused, at) => at);
  for (const number of numbers.slice(0, 31)) add(number);
  expect(worked).toEqual([]);
  for (const number of numbers.slice(31)) add(number);
  expect(worked).toHaveLength(2);
  await nextTurn();
  expect(worked.map(({ length }) => length)).toEqual([32, 32, 6]);
  expect(worked.flat()).toEqual(numbers);
  add(70);
  await nextTurn();
  expect(worked.at(-1)).toEqual([70]);
});

it('leaves items that are added while it works to the next turn', async () => {
  const worked: Array<readonly string[]> = [];
  const add = byTurns<string>((items) => {
    worked.push(items);
    if (items[0] === 'first') add('second');
  });
  add('first');
  await nextTurn();
  expect(worked).toEqual([['first']]);
  await nextTurn();
  expect(worked).toEqual([['first'], ['second']]);
});
