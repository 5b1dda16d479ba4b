import type {
  Cashback,
  DailyBonus,
  MemberReward,
  MemberRewards,
  Raffle,
  Rebate,
  VipStanding,
} from '#contracts/generated/contracts.ts';

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
  freeSpins: [],
  past: [buildReward({ rewardId: '6', kind: 'daily', status: 'claimed', claimedAt: '2025-06-01T10:00:00Z' })],
  ...overrides,
});

/** The second of three levels. */
export const buildVip = (overrides: Partial<VipStanding> = {}): VipStanding => ({
  ...{ level: 2, staked: '250.00', deposited: '60.00' },
  levels: [
    {
      ...{ level: 1, name: 'Bronze', crest: 'bronze', staked: '0.00', deposited: '0.00' },
      ...{ upgrade: null, monthly: null, rebatePercent: '0.2' },
    },
    {
      ...{ level: 2, name: 'Silver', crest: 'silver', staked: '100.00', deposited: '0.00' },
      ...{ upgrade: { amount: '5.00', points: null }, monthly: { amount: null, points: 40 }, rebatePercent: '0.25' },
    },
    {
      ...{ level: 3, name: 'Gold', crest: 'gold', staked: '1000.00', deposited: '500.00' },
      ...{ upgrade: { amount: '20.00', points: null }, monthly: null, rebatePercent: '0.4' },
    },
  ],
  ...overrides,
});

export const buildRebate = (overrides: Partial<Rebate> = {}): Rebate => ({
  ...{ period: 'week', first: '2025-05-26', last: '2025-06-01', least: '1.00', amount: '12.84', claimed: '0.00' },
  ...{ countedAt: '2025-06-01T10:00:00Z', paidAt: '2025-06-02T04:00:00Z', canClaim: true },
  rows: [
    { gameType: 'RNG', title: 'Slots', icon: 'cherry', staked: '2140.00', percent: '0.6', amount: '12.84' },
    { gameType: 'LIVE', title: 'Live casino', icon: 'spade', staked: '0.00', percent: '0.25', amount: '0.00' },
  ],
  ...overrides,
});

export const buildCashback = (overrides: Partial<Cashback> = {}): Cashback => ({
  ...{ period: 'week', first: '2025-05-26', last: '2025-06-01', paidAt: '2025-06-02T04:00:00Z' },
  ...{ percent: 10, from: '20.00', largest: '100.00', lost: '84.00', amount: '8.40', turnover: 3, days: 7 },
  ...overrides,
});

/** Three tickets of a week, and a draw before it in which one of the member's had won. */
export const buildRaffle = (overrides: Partial<Raffle> = {}): Raffle => ({
  ...{ name: 'Friday raffle', every: 'week', first: '2025-05-26', last: '2025-06-01', drawnAt: '2025-06-02T19:00:00Z' },
  ...{ per: '50.00', most: 100, seats: 100_000, issued: 51_877, waiting: 0, progress: '32.00' },
  prizes: [
    { count: 1, amount: '500.00', points: null },
    { count: 119, amount: '5.00', points: null },
  ],
  commitment: 'c'.repeat(64),
  tickets: [
    { from: 48_201, to: 48_202 },
    { from: 51_877, to: 51_877 },
  ],
  lastDraw: {
    ...{ first: '2025-05-19', last: '2025-05-25', drawnAt: '2025-05-26T19:00:00Z', tickets: 40_000 },
    ...{ seed: 'a'.repeat(64), commitment: 'b'.repeat(64), count: 2, passed: [] },
    winners: [
      { number: 7, name: 'mi•••a7', amount: '500.00', points: null },
      { number: 39_460, name: 'zo•••e9', amount: '5.00', points: null },
    ],
    won: [{ number: 39_460, reward: buildReward({ kind: 'raffle', source: '2025-05-19:39460', amount: '5.00' }) }],
  },
  ...overrides,
});
