import type {
  Deposit,
  DepositChannels,
  DepositStatus,
  Deposits,
  PaymentCrypto,
  PaymentPage,
  PaymentTransfer,
} from '#contracts/generated/contracts.ts';

/** The ways to deposit of a site: a card, a bank, a wallet with a fee, coins, and a bank that is closed at night. */
export const buildDepositChannels = (overrides: Partial<DepositChannels> = {}): DepositChannels => ({
  currency: 'EUR',
  chips: ['20.00', '50.00', '1000.00'],
  channels: [
    { ...CHANNEL, id: 'card', kind: 'card', name: 'Card', note: 'Arrives at once', max: '500.00' },
    { ...CHANNEL, id: 'bank', kind: 'transfer', name: 'Bank transfer', note: null },
    { ...CHANNEL, id: 'wallet', kind: 'wallet', name: 'E-wallet', note: null, feePercent: '1.5' },
    { ...CHANNEL, id: 'usdt', kind: 'crypto', name: 'USDT', note: null, network: 'TRC20' },
    { ...CHANNEL, id: 'night', kind: 'transfer', name: 'Night bank', note: null, closedUntil: '2025-06-03T06:00:00Z' },
  ],
  ...overrides,
});

const CHANNEL = { min: '10.00', max: '5000.00', feePercent: '0', network: null, closedUntil: null } as const;

/** How each kind of deposit is paid. */
export const PAYMENTS: {
  readonly page: PaymentPage;
  readonly transfer: PaymentTransfer;
  readonly crypto: PaymentCrypto;
} = {
  page: { kind: 'page', url: 'https://pay.example/d/41' },
  transfer: {
    kind: 'transfer',
    lines: [
      { name: 'holder', value: 'Pebble Payments' },
      { name: 'iban', value: 'EE38 2200 2210 2014 5685' },
      { name: 'reference', value: 'PEB 4471 8290' },
    ],
  },
  crypto: {
    kind: 'crypto',
    address: 'TQ5nKz7RvmWc3h9YpEo2sLdXa8uJf4x8Lp',
    network: 'TRC20',
    confirmationsRequired: 3,
  },
};

/** A bank transfer of €250.00 that is waited for, with steps as its status has them. */
export function buildDeposit(overrides: Partial<Deposit> = {}): Deposit {
  const status = overrides.status ?? 'pending';
  return {
    depositId: '41',
    channelId: 'bank',
    channelName: 'Bank transfer',
    kind: 'transfer',
    amount: '250.00',
    fee: '0.00',
    received: '0.00',
    credited: '0.00',
    currency: 'EUR',
    reference: 'DP-41',
    status,
    held: null,
    failure: null,
    confirmations: null,
    createdAt: '2025-06-02T09:30:00Z',
    expiresAt: '2025-06-02T10:28:14Z',
    payment: status === 'pending' ? PAYMENTS.transfer : null,
    takesReceipts: status === 'pending' && (overrides.kind ?? 'transfer') === 'transfer',
    receipts: [],
    sentAt: null,
    steps: stepsTo(status),
    ...overrides,
  };
}

const WAY: readonly DepositStatus[] = ['created', 'pending', 'paid', 'credited'];

function stepsTo(status: DepositStatus): Deposit['steps'] {
  const at = '2025-06-02T09:30:00Z';
  const reached = WAY.indexOf(status);
  const names = reached < 0 ? [...WAY.slice(0, 2), status] : WAY.slice(0, reached + 1);
  return names.map((name) => ({ status: name, at }));
}

/** The page `pageNo` (from 1) of `totalCount` deposits, of which every second one is credited. */
export function buildDeposits(totalCount: number, pageNo = 1, pageSize = 20): Deposits {
  const first = (pageNo - 1) * pageSize + 1;
  const count = Math.max(0, Math.min(pageSize, totalCount - first + 1));
  return {
    list: Array.from({ length: count }, (_, index) => {
      const number = first + index;
      const status = number % 2 === 0 ? 'pending' : 'credited';
      return buildDeposit({ depositId: String(number), reference: `DP-${number}`, status });
    }),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
