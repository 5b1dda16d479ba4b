import type {
  BetDetail,
  Profit,
  ProfitStep,
  Statement,
  Transaction,
  Transactions,
} from '#contracts/generated/contracts.ts';
import { buildBet } from './build-bets.ts';

/** A win in a game, with a unique number. */
export function buildTransaction(number = 1, overrides: Partial<Transaction> = {}): Transaction {
  return {
    transactionId: String(7000 + number),
    at: '2025-06-02T09:30:00.120Z',
    kind: 'win',
    title: 'Winnings',
    gameName: `Game ${number}`,
    vendorName: 'Paper Garden',
    reference: String(1000 + number),
    amount: '48.60',
    balance: '148.60',
    ...overrides,
  };
}

/** The page `pageNo` (from 1) of `totalCount` entries: wins and deposits by turns. */
export function buildTransactions(totalCount: number, pageNo = 1, pageSize = 20): Transactions {
  const first = (pageNo - 1) * pageSize + 1;
  const count = Math.max(0, Math.min(pageSize, totalCount - first + 1));
  const deposit = { kind: 'withdrawal', title: 'Withdrawal', gameName: null, vendorName: null } as const;
  return {
    list: Array.from({ length: count }, (_, index) =>
      buildTransaction(first + index, index % 2 === 0 ? {} : { ...deposit, reference: 'WD-1', amount: '-20.00' }),
    ),
    totals: { in: '480.60', out: '200.00', net: '280.60' },
    ...{ from: '2025-05-04', to: '2025-06-02' },
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

/** Two weeks of play: a day that was won, one that was lost, and days without any. */
export function buildProfit(by: ProfitStep = 'day', overrides: Partial<Profit> = {}): Profit {
  const quiet = { bets: 0, staked: '0.00', returned: '0.00', net: '0.00' };
  const won = { bets: 14, staked: '40.00', returned: '98.90', net: '58.90' };
  const lost = { bets: 1, staked: '21.40', returned: '0.00', net: '-21.40' };
  const days = Array.from({ length: 14 }, (_, index) =>
    new Date(Date.UTC(2025, 4, 20 + index)).toISOString().slice(0, 10),
  );
  return {
    ...{ from: '2025-05-20', to: '2025-06-02', by },
    totals: { bets: 15, staked: '61.40', returned: '98.90', net: '37.50', bonuses: '21.30', netDeposits: '150.00' },
    steps: days.map((day, index) => ({
      ...{ from: day, to: day },
      ...(index === 6 ? won : index === 9 ? lost : quiet),
      running: index < 6 ? '0.00' : index < 9 ? '58.90' : '37.50',
    })),
    categories: [
      { gameType: 'RNG', title: 'Slots', icon: 'cherry', bets: 14, staked: '40.00', returned: '98.90', net: '58.90' },
      { gameType: null, title: null, icon: null, bets: 1, staked: '21.40', returned: '0.00', net: '-21.40' },
    ],
    ...overrides,
  };
}

/** A statement of six months, with payments in the last of them. */
export function buildStatement(overrides: Partial<Statement> = {}): Statement {
  const quiet = { deposits: '0.00', withdrawals: '0.00', netDeposits: '0.00', play: '0.00', bonuses: '0.00' };
  const busy = { deposits: '640.00', withdrawals: '120.00', netDeposits: '520.00', play: '-41.20', bonuses: '6.40' };
  const months = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'];
  return {
    ...{ from: '2025-01-01', to: '2025-06-02', currency: 'EUR', account: 'mika77' },
    totals: { ...busy, transfers: '0.00', other: '0.00', bets: 212, staked: '1043.10', returned: '1001.90' },
    ...{ balanceBefore: '10.00', balanceAfter: '495.20' },
    months: months.map((month, index) => ({
      month,
      ...(index === 5 ? { ...busy, balance: '495.20' } : { ...quiet, balance: '10.00' }),
    })),
    ...overrides,
  };
}

/** A round with a bet and a win. */
export function buildBetDetail(roundId: string): BetDetail {
  const action = { reference: 'a-1', balance: '148.60' };
  return {
    round: buildBet(Number(roundId) - 1000),
    vendorRoundId: 'pg-77-41',
    ticketId: null,
    actions: [
      { ...action, transactionId: '7001', at: '2025-06-02T09:30:00.014Z', kind: 'bet', title: 'Bet', amount: '-1.20' },
      {
        ...action,
        transactionId: '7002',
        at: '2025-06-02T09:30:01.250Z',
        kind: 'win',
        title: 'Winnings',
        amount: '48.60',
      },
    ],
  };
}
