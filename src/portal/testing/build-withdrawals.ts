import type { Withdrawal, WithdrawalStatus, Withdrawals, WithdrawalTerms } from '#contracts/generated/contracts.ts';

type Part = Withdrawal['parts'][number];
type Turnover = WithdrawalTerms['turnover'][number];
type Choice = WithdrawalTerms['accounts'][number];

/** Where money goes: two bank accounts of which the second is new, a wallet, and an address on a chain. */
export const PAYOUTS: Readonly<Record<'bank' | 'newBank' | 'wallet' | 'chain', Choice>> = {
  bank: {
    payoutId: 'BANK000001',
    to: { kind: 'bank', name: 'BBVA', maskedNumber: '•••• 1332', holder: 'Mika Kestrel' },
    isDefault: true,
    usableFrom: null,
  },
  newBank: {
    payoutId: 'BANK000002',
    to: { kind: 'bank', name: 'Banco Santander', maskedNumber: '•••• 2051', holder: 'Mika Kestrel' },
    isDefault: false,
    usableFrom: '2025-06-03T10:00:00Z',
  },
  wallet: {
    payoutId: 'WALLET0001',
    to: { kind: 'eWallet', name: 'Skrill', maskedNumber: 'm•••@mail.example', holder: 'Mika Kestrel' },
    isDefault: true,
    usableFrom: null,
  },
  chain: {
    payoutId: 'WALLET0002',
    to: { kind: 'eWallet', name: 'USDT (TRC20)', maskedNumber: 'TQ5n…x8Lp', holder: null },
    isDefault: false,
    usableFrom: null,
  },
};

const TURNOVER: Turnover = {
  turnoverId: '7',
  reference: 'PEB-7K2M9QXA',
  at: '2025-05-30T10:00:00Z',
  amount: '250.00',
  required: '250.00',
  done: '85.50',
  locked: '164.50',
};

/** €1,120.00 of €1,284.50 may be withdrawn; the first of three free withdrawals of the day was made. */
export const buildWithdrawalTerms = (overrides: Partial<WithdrawalTerms> = {}): WithdrawalTerms => ({
  currency: 'EUR',
  balance: '1284.50',
  withdrawable: '1120.00',
  locked: '164.50',
  reserved: '0.00',
  turnover: [
    TURNOVER,
    {
      ...TURNOVER,
      turnoverId: '6',
      at: '2025-05-20T10:00:00Z',
      amount: '100.00',
      required: '100.00',
      done: '100.00',
      locked: '0.00',
    },
  ],
  min: '20.00',
  max: '5000.00',
  feePercent: '0',
  feeMin: '0.00',
  nextFeePercent: '1',
  nextFeeMin: '1.00',
  freeLeft: 2,
  freePerDay: 3,
  leftToday: '4580.00',
  mostPerDay: '5000.00',
  countLeft: 4,
  confirmMinutes: 360,
  hasPaymentPassword: true,
  accounts: [PAYOUTS.bank, PAYOUTS.newBank, PAYOUTS.wallet],
  ...overrides,
});

/** A part of €300.00 that waits for its member's answer. */
export const buildPart = (overrides: Partial<Part> = {}): Part => ({
  part: 1,
  amount: '300.00',
  reference: 'po_6b1f-1',
  sentAt: '2025-06-02T09:44:00Z',
  returned: '0.00',
  state: 'waiting',
  answer: null,
  answeredBy: null,
  answeredAt: null,
  received: null,
  confirmBy: '2025-06-02T15:44:00Z',
  decision: null,
  proofs: [],
  ...overrides,
});

const at = '2025-06-02T09:30:00Z';

/** A withdrawal of €420.00 in review. */
export function buildWithdrawal(overrides: Partial<Withdrawal> = {}): Withdrawal {
  const status = overrides.status ?? 'reviewing';
  const amount = overrides.amount ?? '420.00';
  const isBack = status === 'rejected' || status === 'cancelled' || status === 'returned';
  return {
    withdrawalId: '52',
    reference: 'PEB-5520318A',
    to: PAYOUTS.bank.to,
    amount,
    fee: '0.00',
    receives: amount,
    currency: 'EUR',
    status,
    canCancel: status === 'requested' || status === 'reviewing',
    reason: status === 'rejected' ? 'The name of the account is not yours.' : null,
    failure: status === 'returned' ? 'accountClosed' : null,
    sent: '0.00',
    received: status === 'confirmed' ? amount : '0.00',
    remaining: isBack || status === 'confirmed' ? '0.00' : amount,
    returned: isBack ? amount : '0.00',
    createdAt: at,
    parts: [],
    steps: stepsTo(status, amount),
    ...overrides,
  };
}

type Step = Withdrawal['steps'][number];

function stepsTo(status: WithdrawalStatus, amount: string): Step[] {
  const step = (event: Step['event'], after: WithdrawalStatus, moved: string | null = null): Step => ({
    event,
    status: after,
    amount: moved,
    at,
  });
  const asked = step('request', 'requested', amount);
  const reviewed = [asked, step('review', 'reviewing')];
  const approved = [...reviewed, step('approve', 'approved')];
  const begun = [...approved, step('begin', 'paying')];
  const paid = [...begun, step('pay', 'paid', amount)];
  const ways: Readonly<Record<WithdrawalStatus, Step[]>> = {
    requested: [asked],
    reviewing: reviewed,
    approved,
    paying: begun,
    partlyPaid: [...begun, step('pay', 'partlyPaid', '300.00')],
    paid,
    confirmed: [...paid, step('confirm', 'confirmed')],
    rejected: [...reviewed, step('reject', 'rejected', amount)],
    cancelled: [...reviewed, step('cancel', 'cancelled', amount)],
    returned: [...begun, step('release', 'returned', amount)],
  };
  return ways[status];
}

/** €420.00 that came in two parts, of which the first was confirmed and the second waits. */
export const buildSentWithdrawal = (second: Partial<Part> = {}, overrides: Partial<Withdrawal> = {}): Withdrawal =>
  buildWithdrawal({
    status: 'paid',
    sent: '420.00',
    received: '300.00',
    remaining: '120.00',
    steps: [...stepsTo('partlyPaid', '420.00'), { event: 'pay', status: 'paid', amount: '120.00', at }],
    parts: [
      buildPart({
        state: 'received',
        answer: 'received',
        answeredBy: 'member',
        answeredAt: '2025-06-02T09:50:00Z',
        received: '300.00',
      }),
      buildPart({ part: 2, amount: '120.00', reference: 'po_6b1f-2', sentAt: '2025-06-02T09:46:00Z', ...second }),
    ],
    ...overrides,
  });

const STATUSES = ['paid', 'confirmed', 'reviewing', 'rejected', 'cancelled', 'returned'] as const;

/** The page `pageNo` (from 1) of `totalCount` withdrawals, which stand in turns as they can; the first waits. */
export function buildWithdrawals(totalCount: number, pageNo = 1, pageSize = 20): Withdrawals {
  const first = (pageNo - 1) * pageSize + 1;
  const count = Math.max(0, Math.min(pageSize, totalCount - first + 1));
  return {
    list: Array.from({ length: count }, (_, index) => {
      const number = first + index;
      const status = STATUSES[(number - 1) % STATUSES.length] ?? 'paid';
      const own = { withdrawalId: String(number), reference: `WD-${number}` };
      return status === 'paid' ? buildSentWithdrawal({}, own) : buildWithdrawal({ ...own, status });
    }),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
