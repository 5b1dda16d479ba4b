import { expect, it } from 'vitest';
import { hasReferral, referralSettings, tierOf, tiersOf } from './referral-settings.ts';

const settings = {
  qualifies: { days: 30, staked: '20.00' },
  reward: { amount: '10.00' },
  tiers: [
    { from: 3, once: { points: 50 } },
    { from: 5, each: { amount: '15.00' } },
  ],
  mostPerMonth: 20,
};
const on = [{ modId: 'REFERRAL3' as const, enabled: true }];

it('begins with the first friend, and keeps what each brings until a tier changes it', () => {
  expect(tiersOf(settings)).toEqual([
    { from: 1, to: 2, each: { amount: '10.00' }, once: undefined },
    { from: 3, to: 4, each: { amount: '10.00' }, once: { points: 50 } },
    { from: 5, to: null, each: { amount: '15.00' }, once: undefined },
  ]);
  expect([1, 2, 3, 4, 5, 99].map((number) => tierOf(settings, number).from)).toEqual([1, 1, 3, 3, 5, 5]);
  expect(tiersOf({ reward: { points: 5 } })).toEqual([{ from: 1, to: null, each: { points: 5 }, once: undefined }]);
  expect(() => tierOf(settings, 0)).toThrow(RangeError);
});

it('is there where a site has settings and the module', () => {
  expect(hasReferral({ flags: on, referral: settings })).toBe(true);
  expect(hasReferral({ flags: [], referral: settings })).toBe(false);
  expect(hasReferral({ flags: on })).toBe(false);
  expect(() => referralSettings({ flags: [], referral: settings })).toThrow('feature_disabled');
});
