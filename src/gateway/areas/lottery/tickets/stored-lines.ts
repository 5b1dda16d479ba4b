import type { StoredLine } from '#gateway/database/schema/lottery-schema.ts';
import type { SoldLine } from '../bets/read-line.ts';

/** Lines as the database keeps them. */
export function storedLines(lines: readonly SoldLine[]): StoredLine[] {
  return lines.map(({ stakeMinor, costMinor, ...line }) => ({
    ...line,
    stakeMinor: `${stakeMinor}`,
    costMinor: `${costMinor}`,
  }));
}

/** Lines that the database kept. */
export function soldLines(lines: readonly StoredLine[]): SoldLine[] {
  return lines.map(({ stakeMinor, costMinor, ...line }) => ({
    ...line,
    stakeMinor: BigInt(stakeMinor),
    costMinor: BigInt(costMinor),
  }));
}
