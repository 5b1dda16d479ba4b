import type { PlayLimit, PlayLimits } from '#contracts/generated/contracts.ts';

/** A weekly loss limit, more than a third of it used. */
export function buildPlayLimit(overrides: Partial<PlayLimit> = {}): PlayLimit {
  return { kind: 'loss', period: 'week', amount: '500.00', used: '180.00', next: null, ...overrides };
}

/** A member with one limit, who may play. */
export function buildPlayLimits(overrides: Partial<PlayLimits> = {}): PlayLimits {
  return { currency: 'EUR', limits: [buildPlayLimit()], exclusion: null, raisedAfterHours: 24, ...overrides };
}
