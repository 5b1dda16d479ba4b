import type { PlayLimit, PlayLimits, PlaySession } from '#contracts/generated/contracts.ts';

/** A weekly loss limit, more than a third of it used. */
export function buildPlayLimit(overrides: Partial<PlayLimit> = {}): PlayLimit {
  return {
    kind: 'loss',
    period: 'week',
    amount: '500.00',
    used: '180.00',
    next: null,
    renewsAt: '2025-06-08T22:00:00.000Z',
    ...overrides,
  };
}

/** A member with one limit, who may play. */
export function buildPlayLimits(overrides: Partial<PlayLimits> = {}): PlayLimits {
  return { currency: 'EUR', limits: [buildPlayLimit()], exclusion: null, raisedAfterHours: 24, ...overrides };
}

/** A member who has played an hour, with the answer to its reality check open. */
export function buildPlaySession(overrides: Partial<PlaySession> = {}): PlaySession {
  return {
    at: '2025-06-02T10:00:00.000Z',
    since: '2025-06-02T09:00:00.000Z',
    seconds: 3_600,
    bets: 48,
    currency: 'EUR',
    staked: '86.40',
    won: '61.80',
    net: '-24.60',
    everyMinutes: 60,
    check: { dueAt: '2025-06-02T10:00:00.000Z', isDue: true, closesAt: '2025-06-02T10:10:00.000Z' },
    timeLeft: null,
    ...overrides,
  };
}
