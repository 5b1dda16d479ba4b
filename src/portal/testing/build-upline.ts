import type { UplineTransfer, UplineTransferTerms } from '#contracts/generated/contracts.ts';

/** €240.00 of €300.00 may be sent to an upline with a nickname. */
export const buildUplineTerms = (overrides: Partial<UplineTransferTerms> = {}): UplineTransferTerms => ({
  currency: 'EUR',
  upline: { account: 'no***ka', nickname: 'Noor' },
  balance: '300.00',
  available: '240.00',
  min: '5.00',
  max: '1000.00',
  leftToday: '2000.00',
  hasPaymentPassword: true,
  ...overrides,
});

export const buildUplineTransfer = (overrides: Partial<UplineTransfer> = {}): UplineTransfer => ({
  transferId: '81',
  reference: 'UP-7K2M9QXA',
  amount: '60.00',
  currency: 'EUR',
  balance: '240.00',
  at: '2025-06-02T10:00:00Z',
  ...overrides,
});
