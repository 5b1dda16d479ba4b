import { expect, it } from 'vitest';
import { changeOf } from './change-of.ts';

it.each([
  [110, 100, { said: '10%', goes: 'up' }],
  [90, 100, { said: '10%', goes: 'down' }],
  [100.01, 100, { said: '0%', goes: 'even' }],
  [-50, -100, { said: '50%', goes: 'up' }],
  [5, 0, null],
])('says how %d stands to %d', (now, then, change) => {
  expect(changeOf(now, then, 'en')).toEqual(change);
});
