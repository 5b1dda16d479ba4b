import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition, SessionKind } from '#contracts/generated/contracts.ts';
import { type Facts, holds, isSessionDependent, nextChange } from './condition.ts';

fc.configureGlobal({ seed: 20 });

const facts: Facts = {
  isOn: (modId) => modId === 'SIGNIN3',
  hasResource: (kind) => kind === 'TELEGRAM',
  hasPlan: (plan) => plan === 'hourly',
  session: 'guest',
  device: 'mobile',
  language: 'ES',
  now: '2025-03-01T12:00:00Z',
};
const kinds: readonly SessionKind[] = ['guest', 'member', 'trial', 'agent'];

const { condition: conditions } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Condition>({ flag: 'SIGNIN3' }, { flag: 'VIP3' }, { device: 'mobile' }, { resource: 'X' }),
    fc.record({ session: fc.subarray([...kinds], { minLength: 1 }) }),
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}));

describe('holds', () => {
  it.each<[Condition, boolean]>([
    [{ flag: 'SIGNIN3' }, true],
    [{ flag: 'SIGNIN3', is: 'off' }, false],
    [{ flag: 'VIP3' }, false],
    [{ flag: 'VIP3', is: 'off' }, true],
    [{ session: ['guest', 'trial'] }, true],
    [{ session: ['member'] }, false],
    [{ device: 'mobile' }, true],
    [{ device: 'desktop' }, false],
    [{ language: ['EN', 'ES'] }, true],
    [{ language: ['EN'] }, false],
    [{ resource: 'TELEGRAM' }, true],
    [{ resource: 'X' }, false],
    [{ plan: 'hourly' }, true],
    [{ plan: 'dividend' }, false],
    [{ all: [{ device: 'mobile' }, { resource: 'X' }] }, false],
    [{ any: [{ device: 'desktop' }, { resource: 'TELEGRAM' }] }, true],
    [{ not: { device: 'desktop' } }, true],
  ])('judges %j as %s', (condition, verdict) => {
    expect(holds(condition, facts)).toBe(verdict);
  });

  it('lets a period hold from its first moment until just before its last, whatever zone they are written in', () => {
    const inPeriod = (now: string) =>
      holds({ period: { from: '2025-03-01T13:00:00+01:00', until: '2025-03-01T12:00:01Z' } }, { ...facts, now });
    expect([
      inPeriod('2025-03-01T11:59:59.999Z'),
      inPeriod('2025-03-01T12:00:00Z'),
      inPeriod('2025-03-01T12:00:00.999Z'),
      inPeriod('2025-03-01T12:00:01Z'),
    ]).toEqual([false, true, true, false]);
  });

  it('knows that an unread session is no guest, and nothing more', () => {
    const unread: Facts = { ...facts, session: 'unknown' };
    expect(holds({ session: ['guest'] }, unread)).toBe(false);
    expect(holds({ session: ['guest', 'member'] }, unread)).toBe('unknown');
    expect(holds({ session: ['member', 'trial', 'agent'] }, unread)).toBe(true);
    expect(holds({ not: { session: ['member'] } }, unread)).toBe('unknown');
    expect(holds({ all: [{ session: ['member'] }, { device: 'desktop' }] }, unread)).toBe(false);
    expect(holds({ any: [{ session: ['member'] }, { device: 'mobile' }] }, unread)).toBe(true);
  });

  it('is sure about an unread session only if it holds for every member, trial and agent', () => {
    fc.assert(
      fc.property(conditions, (condition) => {
        const verdict = holds(condition, { ...facts, session: 'unknown' });
        if (verdict === 'unknown') return;
        for (const session of ['member', 'trial', 'agent'] as const)
          expect(holds(condition, { ...facts, session })).toBe(verdict);
      }),
    );
  });

  it('is sure wherever the session is not asked for', () => {
    fc.assert(
      fc.property(conditions, (condition) => {
        if (!isSessionDependent(condition))
          expect(holds(condition, { ...facts, session: 'unknown' })).toBe(holds(condition, facts));
      }),
    );
  });
});

describe('isSessionDependent', () => {
  it('finds the session at any depth', () => {
    expect(isSessionDependent({ all: [{ device: 'mobile' }, { any: [{ not: { session: ['guest'] } }] }] })).toBe(true);
    expect(isSessionDependent({ all: [{ device: 'mobile' }, { not: { flag: 'VIP3' } }] })).toBe(false);
  });
});

describe('nextChange', () => {
  const condition: Condition = {
    any: [
      { period: { from: '2025-03-01T00:00:00Z', until: '2025-03-02T00:00:00+02:00' } },
      { not: { period: { from: '2025-04-01T00:00:00Z' } } },
    ],
  };

  it('names the next moment at which any period begins or ends', () => {
    expect(nextChange(condition, '2025-02-01T00:00:00Z')).toBe('2025-03-01T00:00:00.000Z');
    expect(nextChange(condition, '2025-03-01T00:00:00Z')).toBe('2025-03-01T22:00:00.000Z');
    expect(nextChange(condition, '2025-03-05T00:00:00Z')).toBe('2025-04-01T00:00:00.000Z');
  });

  it('is null when nothing changes any more', () => {
    expect(nextChange(condition, '2025-04-01T00:00:00Z')).toBeNull();
    expect(nextChange({ device: 'mobile' }, '2025-04-01T00:00:00Z')).toBeNull();
  });
});
