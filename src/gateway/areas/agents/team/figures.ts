import type { TeamFigures, TeamSums } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';

/** What some members came to, as the database adds it up. Amounts are in minor units. */
export interface FigureRow {
  readonly bets: string;
  readonly bet: string;
  readonly win: string;
  readonly bonus: string;
  readonly deposit: string;
  readonly withdrawal: string;
}

/** What a whole team came to. */
export interface SumRow extends FigureRow {
  readonly registrations: string;
  readonly first_deposits: string;
}

/** All figures are zero. */
export const NOTHING: SumRow = {
  ...{ bets: '0', bet: '0', win: '0', bonus: '0', deposit: '0', withdrawal: '0' },
  ...{ registrations: '0', first_deposits: '0' },
};

/**
 * Figures as the calls tell them. The net loss is what players lost less their bonuses and rebates: the base of
 * dividends (picture of the agents' income).
 */
export function presentFigures(row: FigureRow, decimals: number): TeamFigures {
  const [bet, win, bonus] = [row.bet, row.win, row.bonus].map(BigInt) as [bigint, bigint, bigint];
  const decimal = (minor: bigint): string => minorToDecimal(minor, decimals);
  return {
    ...{ bets: Number(row.bets), turnover: decimal(bet), returned: decimal(win), netLoss: decimal(bet - win - bonus) },
    ...{ bonuses: decimal(bonus), deposits: decimal(BigInt(row.deposit)) },
    withdrawals: decimal(BigInt(row.withdrawal)),
  };
}

/** Figures of a whole team. @param active members who bet. */
export function presentSums(row: SumRow, active: number, decimals: number): TeamSums {
  return {
    ...presentFigures(row, decimals),
    ...{ active, registrations: Number(row.registrations), firstDeposits: Number(row.first_deposits) },
  };
}

/** The sum of some rows. */
export function addUp(rows: readonly SumRow[]): SumRow {
  const sum = (key: keyof SumRow): string => String(rows.reduce((total, row) => total + BigInt(row[key]), 0n));
  return {
    ...{ bets: sum('bets'), bet: sum('bet'), win: sum('win'), bonus: sum('bonus') },
    ...{ deposit: sum('deposit'), withdrawal: sum('withdrawal') },
    ...{ registrations: sum('registrations'), first_deposits: sum('first_deposits') },
  };
}
