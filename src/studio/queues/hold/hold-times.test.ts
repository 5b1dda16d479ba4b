import { expect, it } from 'vitest';
import { holdUntil } from './hold-times.ts';

it('is over in an hour, or at nine in the morning of the next day', () => {
  const late = new Date(2026, 11, 31, 23, 30);
  expect(holdUntil('hour', late)).toEqual(new Date(2027, 0, 1, 0, 30));
  expect(holdUntil('tomorrow', late)).toEqual(new Date(2027, 0, 1, 9));
  expect(holdUntil('tomorrow', new Date(2026, 5, 1, 0, 5))).toEqual(new Date(2026, 5, 2, 9));
});
