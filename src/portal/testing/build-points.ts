import type {
  PointsBalance,
  PointsConfig,
  PointsConversion,
  PointsTransactions,
  Redeemed,
  RedeemItem,
  RedeemList,
} from '#contracts/generated/contracts.ts';

export const buildPoints = (overrides: Partial<PointsBalance> = {}): PointsBalance => ({
  points: 1_250,
  earnedThisMonth: 450,
  ...overrides,
});

/** A point for each euro, and two from €200; 300 points are €1. */
export const buildPointsConfig = (overrides: Partial<PointsConfig> = {}): PointsConfig => ({
  rates: [
    { from: '0', per: '1.00', points: 1 },
    { from: '200.00', per: '1.00', points: 2 },
  ],
  conversion: { points: 300, amount: '1.00' },
  hasPaymentPassword: true,
  ...overrides,
});

export const buildPointMoves = (overrides: Partial<PointsTransactions> = {}): PointsTransactions => ({
  list: [
    { transferId: '2', at: '2025-06-02T09:00:00Z', kind: 'conversion', points: -300, left: 1_250, reference: null },
    { transferId: '1', at: '2025-06-01T09:00:00Z', kind: 'deposit', points: 50, left: 1_550, reference: 'DP-7K2M9QXA' },
  ],
  totalPages: 1,
  totalCount: 2,
  ...overrides,
});

export const buildPointsConversion = (overrides: Partial<PointsConversion> = {}): PointsConversion => ({
  transferId: '3',
  points: 600,
  amount: '2.00',
  currency: 'EUR',
  pointsLeft: 650,
  balance: '302.00',
  at: '2025-06-02T10:00:00Z',
  ...overrides,
});

/** A ball of which there are 31: two for each member, as far as 1,250 points go. */
export const buildRedeemItem = (overrides: Partial<RedeemItem> = {}): RedeemItem => ({
  itemId: '1',
  name: 'Match ball',
  description: 'Sent within 5 working days.',
  picture: '/site-assets/abc/point-soccer-ball.webp',
  points: 500,
  requiredDeposits: null,
  bonus: null,
  perMember: 2,
  redeemed: 0,
  available: 31,
  most: 2,
  refusals: [],
  ...overrides,
});

export const buildRedeemList = (overrides: Partial<RedeemList> = {}): RedeemList => ({
  list: [],
  totalPages: 0,
  totalCount: 0,
  ...overrides,
});

export const buildRedeemed = (overrides: Partial<Redeemed> = {}): Redeemed => ({
  redemptionId: '7',
  itemId: '1',
  name: 'Match ball',
  quantity: 1,
  points: 500,
  bonus: null,
  receivingAddress: '1 Main Street',
  remark: null,
  pointsLeft: 750,
  at: '2025-06-02T10:00:00Z',
  ...overrides,
});
