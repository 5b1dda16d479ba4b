import type { BetRecord, BetRecords } from '#contracts/generated/contracts.ts';

/** A settled round that was won, with a unique number. */
export function buildBet(number = 1, overrides: Partial<BetRecord> = {}): BetRecord {
  return {
    roundId: String(1000 + number),
    vassalage: 'PG',
    vendorName: 'Paper Garden',
    gameCode: `game-${number}`,
    gameName: `Game ${number}`,
    iconUrl: `/art/game-${number}.webp`,
    betAmount: '1.20',
    winAmount: '48.60',
    profit: '47.40',
    currency: 'EUR',
    status: 'closed',
    openedAt: '2025-06-02T09:30:00Z',
    closedAt: '2025-06-02T09:30:01Z',
    ...overrides,
  };
}

/** The page `pageNo` (from 1) of `totalCount` rounds. */
export function buildBets(totalCount: number, pageNo = 1, pageSize = 20): BetRecords {
  const first = (pageNo - 1) * pageSize + 1;
  const count = Math.max(0, Math.min(pageSize, totalCount - first + 1));
  return {
    list: Array.from({ length: count }, (_, index) =>
      index % 2 === 0 ? buildBet(first + index) : buildBet(first + index, { winAmount: '0.00', profit: '-1.20' }),
    ),
    totals: { betAmount: '30.00', winAmount: '24.50', profit: '-5.50' },
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
