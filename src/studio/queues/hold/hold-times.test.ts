import { expect, it } from 'vitest';
import { holdFault, holdUntil } from './hold-times.ts';

it('is over in an hour, or at nine in the morning of the next day', () => {
  const late = new Date(2026, 11, 31, 23, 30);
  expect(holdUntil('hour', late)).toEqual(new Date(2027, 0, 1, 0, 30));
  expect(holdUntil('tomorrow', late)).toEqual(new Date(2027, 0, 1, 9));
  expect(holdUntil('tomorrow', new Date(2026, 5, 1, 0, 5))).toEqual(new Date(2026, 5, 2, 9));
});

it('is in the future, and for ninety days at most', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(holdFault('2026-03-01T12:00:00Z', now)).toBe('hold.past');
  expect(holdFault('2026-05-30T12:00:00Z', now)).toBeUndefined();
  expect(holdFault('2026-05-30T12:00:01Z', now)).toBe('hold.tooLong');
});
