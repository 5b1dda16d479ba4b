import { expect, it } from 'vitest';
import { daysOfFriend, isDone, missingOf } from './friend-progress.ts';

const rule = { days: 30, deposited: '20.00', staked: '50.00', contact: true } as const;
const done = { depositedMinor: 2_000n, stakedMinor: 5_000n, hasContact: true };

it('says which parts are missing, and for nothing when everything is done', () => {
  expect(missingOf(rule, { depositedMinor: 500n, stakedMinor: 4_999n, hasContact: false }, 2)).toEqual({
    ...{ deposited: true, staked: true, contact: true },
  });
  expect(isDone(missingOf(rule, done, 2))).toBe(true);
  expect(isDone(missingOf(rule, { ...done, hasContact: false }, 2))).toBe(false);
});

it('asks only for what the site asks for', () => {
  const none = { depositedMinor: 0n, stakedMinor: 0n, hasContact: false };
  expect(isDone(missingOf({ days: 7 }, none, 2))).toBe(true);
  expect(missingOf({ days: 7, staked: '5' }, none, 0)).toEqual({ deposited: false, staked: true, contact: false });
});

it('counts the day of the registration by the site’s clock, and so many days after it', () => {
  expect(daysOfFriend({ days: 7 }, 'Europe/Madrid', '2026-03-01T23:30:00Z')).toMatchObject({
    ...{ first: '2026-03-02', last: '2026-03-09', until: '2026-03-09T23:00:00.000Z' },
  });
});
