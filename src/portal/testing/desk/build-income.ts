import type {
  AgentContract,
  AgentIncome,
  ContractTerms,
  IncomeDerivation,
  IncomeRow,
  OwnContracts,
  RealtimeSalary,
} from '#contracts/generated/contracts.ts';

const tiers: ContractTerms['tiers'] = [
  { turnover: '0.00', netLoss: '0.00', active: 0, rate: '30' },
  { turnover: '1000.00', netLoss: '100.00', active: 5, rate: '42' },
];

/** A dividend that was paid. */
export const buildIncomeRow = (row: Partial<IncomeRow> = {}): IncomeRow => ({
  ...{ kind: 'dividend', day: '2025-06-01', from: '2025-04-30T22:00:00Z', until: '2025-05-31T22:00:00Z' },
  ...{ contract: { contractId: '7', version: 3 }, amount: '201.04', payments: 1, state: 'paid', isRunning: false },
  ...{ dueAt: '2025-06-01T00:00:00Z', paidAt: '2025-06-01T00:00:00Z', paymentId: '42', reference: 'DIV-250601-0042' },
  ...row,
});

/** Income of two days: dividends, and hourly salary of a day in one row. */
export const buildIncome = (income: Partial<AgentIncome> = {}): AgentIncome => ({
  ...{ currency: 'EUR', from: '2025-06-01', to: '2025-06-02', total: '225.54' },
  byKind: (['dividend', 'hourly'] as const).map((kind) => ({
    ...{ kind, amount: kind === 'dividend' ? '201.04' : '24.50', payments: kind === 'dividend' ? 1 : 24 },
    ...{ paid: kind === 'dividend' ? '201.04' : '24.50', ready: '0.00', upcoming: '0.00' },
  })),
  byDay: ['2025-06-01', '2025-06-02'].map((day) => ({
    ...{ day, dividend: '0.00', daily: '0.00', hourly: '12.25', realtime: '0.00' },
  })),
  rows: [
    buildIncomeRow(),
    buildIncomeRow({
      ...{ kind: 'hourly', amount: '24.50', payments: 24, paymentId: null, reference: null, contract: null },
    }),
  ],
  totalCount: 2,
  ...income,
});

/** The worked example of the guide, a thousand times smaller. */
export const buildDerivation = (derivation: Partial<IncomeDerivation> = {}): IncomeDerivation => {
  const person = (account: string) => ({ memberId: account.toUpperCase(), account, nickname: null });
  const row = (account: string | null, netLoss: string, base: string) => ({
    ...{ member: account === null ? null : person(account), members: account === null ? 12 : 0, active: 3 },
    ...{ turnover: '9000.00', netLoss, bonuses: '10.00', rebates: '5.00', base },
  });
  return {
    ...{ paymentId: '42', reference: 'DIV-250601-0042', kind: 'dividend', period: 'monthly' },
    ...{ agent: person('demoagent'), from: '2025-04-30T22:00:00Z', until: '2025-05-31T22:00:00Z', state: 'paid' },
    ...{ dueAt: '2025-06-01T00:00:00Z', paidAt: '2025-06-01T00:00:00Z', settledAt: '2025-06-01T00:00:00Z' },
    ...{ currency: 'EUR', contract: { contractId: '7', version: 3 }, turnover: '11300.00', active: 138 },
    rows: [row('bao_tran', '1261.80', '1184.00'), row(null, '855.00', '840.00')],
    ...{ base: '2024.00', carried: '-24.00', net: '2000.00', tier: 2, tierRate: '42', uplineRate: '100', rate: '42' },
    tiers: tiers.map(({ rate, turnover, netLoss = null, active }, index) => ({
      ...{ tier: index + 1, rate, turnover, netLoss, active, isReached: true },
      reached: { turnover: true, netLoss: true, active: true },
    })),
    gross: '840.00',
    shares: [{ member: person('bao_tran'), base: '1184.00', carried: '0.00', rate: '34', share: '402.56' }],
    ...{ downlines: '402.56', debt: '0.00', paid: '437.44', carriedOn: '0.00', owedOn: '0.00' },
    check: { snapshot: true, facts: null, checkedAt: '2025-06-02T10:00:00Z' },
    ...derivation,
  };
};

/** The terms of the house for a kind. */
export const buildTerms = (terms: Partial<ContractTerms> = {}): ContractTerms => ({
  ...{ kind: 'dividend', period: 'monthly', isAutomatic: false, payAfterDays: 15, isCarried: true },
  ...{ minimumBet: '10.00', isHouse: true, contractId: null, version: null, tiers },
  ...{ from: null, until: null, next: null },
  ...terms,
});

/** An offer of the upline that waits for the agent's answer. */
export const buildContract = (contract: Partial<AgentContract> = {}): AgentContract => ({
  ...{ contractId: '9', kind: 'dividend', period: 'monthly', version: 5, state: 'offered' },
  member: { memberId: 'AAAAAAAAA0', account: 'demoagent', nickname: null },
  upline: { memberId: 'AAAAAAAAA9', account: 'mi***ai', nickname: 'Minh' },
  ...{ tiers: [{ turnover: '0.00', netLoss: '0.00', active: 0, rate: '28' }], topRate: '28' },
  ...{ startsOn: '2025-07-01', endsOn: null, from: '2025-06-30T22:00:00Z', until: null, ending: null },
  ...{ offeredAt: '2025-06-01T10:00:00Z', openUntil: '2025-06-08T22:00:00Z' },
  steps: [{ step: 'offered', by: 'AAAAAAAAA9', reason: null, at: '2025-06-01T10:00:00Z' }],
  ...{ may: ['accept', 'reject'], ends: [] },
  ...contract,
});

/** What an agent is paid by. */
export const buildOwnContracts = (own: Partial<OwnContracts> = {}): OwnContracts => ({
  ...{ upline: { memberId: 'AAAAAAAAA9', account: 'mi***ai', nickname: 'Minh' } },
  ...{ terms: [buildTerms(), buildTerms({ kind: 'hourly', period: 'hour', isAutomatic: true, tiers: [] })] },
  ...{ offers: [], offerDays: 7 },
  ...own,
});

/** A running window of five minutes. */
export const buildRealtimeSalary = (salary: Partial<RealtimeSalary> = {}): RealtimeSalary => ({
  ...{ currency: 'EUR', from: '2025-06-02T10:00:00Z', until: '2025-06-02T10:05:00Z', secondsLeft: 134 },
  ...{ turnover: '2300.00', active: 4, tier: 1, rate: '0.8', gross: '18.40', downlines: '0.00', amount: '18.40' },
  ...{ paidToday: '402.16', paymentsToday: 9 },
  terms: buildTerms({ kind: 'realtime', period: 'fiveMinutes', tiers: [{ turnover: '0', active: 0, rate: '0.8' }] }),
  ...salary,
});
