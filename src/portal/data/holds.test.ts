import { describe, expect, it } from 'vitest';
import { buildIdentity, buildIdentityCheck } from '#portal/testing/build-identity.ts';
import { buildPlayLimit, buildPlayLimits } from '#portal/testing/build-play-limits.ts';
import { checksBefore, holdOf } from './holds.ts';

const exclusion = { from: '2025-06-01T10:00:00.000Z', until: '2025-06-08T10:00:00.000Z', endsOnRequest: false };
const known = { limits: buildPlayLimits(), identity: undefined, needed: [], decimals: 2 };

describe('what keeps a member from a step', () => {
  it('is nothing while nothing is known, and where limits leave something', () => {
    for (const step of ['deposit', 'play', 'withdrawal'] as const) {
      expect(holdOf(step, { ...known, limits: undefined })).toBeNull();
      expect(holdOf(step, known)).toBeNull();
    }
  });

  it('is a break, except from withdrawing', () => {
    const limits = buildPlayLimits({ exclusion });
    const excluded = { why: 'excluded', until: exclusion.until, endsOnRequest: false };
    expect(holdOf('deposit', { ...known, limits })).toEqual(excluded);
    expect(holdOf('play', { ...known, limits })).toEqual(excluded);
    expect(holdOf('withdrawal', { ...known, limits })).toBeNull();
  });

  it('is a check that the step needs and that is not passed', () => {
    const identity = buildIdentity({ name: buildIdentityCheck({ state: 'pending' }) });
    expect(holdOf('withdrawal', { ...known, identity, needed: ['age', 'name'] })).toEqual({
      why: 'checks',
      checks: [{ kind: 'name', state: 'pending' }],
    });
    expect(holdOf('withdrawal', { ...known, identity, needed: ['age'] })).toBeNull();
  });

  it('is the limit that is used up the longest: on deposits for a deposit, on time for play', () => {
    const day = buildPlayLimit({ kind: 'deposit', period: 'day', amount: '50.00', used: '50.00', renewsAt: null });
    const month = buildPlayLimit({ kind: 'deposit', period: 'month', amount: '90.00', used: '95.00' });
    const time = buildPlayLimit({ kind: 'time', period: 'day', amount: '60', used: '60' });
    const limits = buildPlayLimits({ limits: [day, month, time] });
    expect(holdOf('deposit', { ...known, limits })).toEqual({ why: 'limit', limit: month });
    expect(holdOf('play', { ...known, limits })).toEqual({ why: 'limit', limit: time });
    expect(holdOf('withdrawal', { ...known, limits })).toBeNull();
  });
});

it('a check before a step comes before the later ones too', () => {
  const site = { ageCheck: 'deposit', nameCheck: 'withdrawal' } as const;
  expect(checksBefore(site, 'deposit')).toEqual(['age']);
  expect(checksBefore(site, 'play')).toEqual(['age']);
  expect(checksBefore(site, 'withdrawal')).toEqual(['age', 'name']);
});
