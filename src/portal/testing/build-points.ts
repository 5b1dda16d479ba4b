import type {
  PointsBalance,
  PointsConfig,
  PointsConversion,
  PointsTransactions,
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
