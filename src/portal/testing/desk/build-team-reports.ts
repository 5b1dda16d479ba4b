import type { TeamBet, TeamBets, TeamFigures, TeamLosses, TeamTransactions } from '#contracts/generated/contracts.ts';

/** Figures that all differ, so that a test sees which one is shown. */
export const teamFigures: TeamFigures = {
  ...{ bets: 1250, turnover: '9800.50', returned: '9100.25', netLoss: '650.25', bonuses: '50.00' },
  ...{ deposits: '3000.00', withdrawals: '1200.00' },
};

const days = { from: '2025-05-20', to: '2025-06-02' };

/** A settled round with a unique number. */
export const buildTeamBet = (number = 1, overrides: Partial<TeamBet> = {}): TeamBet => ({
  ...{ roundId: String(1000 + number), memberId: `MEMBER000${number}`, account: `kestrel${number}` },
  ...{ vassalage: 'PAPER', gameCode: `game-${number}`, gameName: `Game ${number}`, vendorName: 'Paper Garden' },
  ...{ betAmount: '20.00', winAmount: '48.60', status: 'closed' },
  ...{ openedAt: '2025-06-02T09:30:00.120Z', closedAt: '2025-06-02T09:30:02.120Z' },
  ...overrides,
});

/** @param count of rounds on this page. */
export const buildTeamBets = (count: number, hasMore = false): TeamBets => ({
  ...{ ...days, hasMore, sums: teamFigures },
  list: Array.from({ length: count }, (_, index) => buildTeamBet(index + 1)),
});

/**
 * A page of members: the first is an agent who won, the others lost.
 * @param totalPages of twenty, the last one full.
 */
export const buildTeamLosses = (count: number, totalPages = 1): TeamLosses => ({
  ...{ ...days, sums: teamFigures, totalPages, totalCount: totalPages === 1 ? count : totalPages * 20 },
  list: Array.from({ length: count }, (_, index) => ({
    ...{ memberId: `MEMBER000${index}`, account: `kestrel${index}`, level: index + 1, isAgent: index === 0 },
    ...{ ...teamFigures, bets: 10 + index, netLoss: index === 0 ? '-12.50' : `${index}0.00` },
  })),
});

/** A page of entries: a deposit, then withdrawals. */
export const buildTeamTransactions = (count: number, hasMore = false): TeamTransactions => ({
  ...{ ...days, hasMore },
  list: Array.from({ length: count }, (_, index) => ({
    ...{ transactionId: String(7000 + index), memberId: `MEMBER000${index}`, account: `kestrel${index}` },
    ...{ kind: index === 0 ? 'deposit' : 'withdrawal', amount: index === 0 ? '100.00' : '-40.00' },
    ...{ balanceAfter: '148.60', at: '2025-06-02T09:30:00.120Z' },
  })),
});
