import type { DailyBonus, MemberReward, MemberRewards } from '#contracts/generated/contracts.ts';

const PRIZES = ['5', '8', '12', '20', '25', '30', '80'] as const;

/** The fourth of seven days, still to be claimed. */
export const buildDailyBonus = (overrides: Partial<DailyBonus> = {}): DailyBonus => ({
  canClaim: true,
  step: 4,
  isMissed: false,
  nextAt: '2025-06-02T22:00:00Z',
  days: PRIZES.map((prize, index) => ({
    step: index + 1,
    amount: index === 1 ? null : `${prize}.00`,
    points: index === 1 ? Number(prize) : null,
    state: index < 3 ? 'claimed' : index === 3 ? 'today' : 'later',
  })),
  ...overrides,
});

/** A reward that is ready to be claimed. */
export const buildReward = (overrides: Partial<MemberReward> = {}): MemberReward => ({
  ...{ rewardId: '7', kind: 'vip_upgrade', source: 'level 2', amount: '12.50', points: null, status: 'ready' },
  ...{ createdAt: '2025-06-01T09:00:00Z', expiresAt: null, claimedAt: null },
  ...overrides,
});

export const buildRewards = (overrides: Partial<MemberRewards> = {}): MemberRewards => ({
  daily: buildDailyBonus(),
  ready: [buildReward()],
  past: [buildReward({ rewardId: '6', kind: 'daily', status: 'claimed', claimedAt: '2025-06-01T10:00:00Z' })],
  ...overrides,
});
