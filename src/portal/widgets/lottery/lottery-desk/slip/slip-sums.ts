import type { LotteryBetType, NewLotteryLine } from '#contracts/generated/contracts.ts';
import { decimalOf } from '#portal/data/decimals.ts';
import { combinationCount, orderedBets } from './combinations.ts';
import { isSingle, type Slip, type SlipEntry } from './slip-state.ts';

/** The bet types of a game by their codes. */
export type TypesByCode = ReadonlyMap<string, LotteryBetType>;

/** As many lines as a ticket takes. */
export const MOST_LINES = 200;

/** The bets of a row: numbers, combinations or orders; none while it is not complete. */
export function betsOf({ rows }: Pick<SlipEntry, 'rows'>, type: LotteryBetType): number {
  if (isSingle(type)) return 1;
  return type.kind === 'ordered' ? orderedBets(rows).length : combinationCount(rows[0]?.length ?? 0, type.size);
}

/** The cost of a row, in minor units. */
export const costOf = (entry: SlipEntry, type: LotteryBetType): bigint =>
  entry.stakeMinor * BigInt(betsOf(entry, type)) * BigInt(type.units);

/** The odds of a bet: of the option, or of the number where its odds differ, else of the type. */
export const oddsOf = (type: LotteryBetType, pick: string | undefined): string =>
  type.options.find(({ option }) => option === pick)?.odds ?? type.odds;

/** The payout of one hit in minor units: stake times odds, rounded down. */
export function hitOf(stakeMinor: bigint, odds: string): bigint {
  const [whole = '0', fraction = ''] = odds.split('.');
  return (stakeMinor * BigInt(whole + fraction)) / 10n ** BigInt(fraction.length);
}

/** The payout of one hit of a row. */
export const winOf = (entry: SlipEntry, type: LotteryBetType): bigint =>
  hitOf(entry.stakeMinor, oddsOf(type, isSingle(type) ? entry.rows[0]?.[0] : undefined));

export interface SlipTotals {
  readonly bets: number;
  readonly costMinor: bigint;
  /** The first row that needs more numbers. */
  readonly incomplete: SlipEntry | undefined;
}

/** The totals of a slip. Rows of a bet type that the game no longer has count nothing. */
export function slipTotals(slip: Slip, types: TypesByCode): SlipTotals {
  const known = slip.flatMap((entry) => {
    const type = types.get(entry.betType);
    return type ? [{ entry, type }] : [];
  });
  return {
    bets: known.reduce((sum, { entry, type }) => sum + betsOf(entry, type), 0),
    costMinor: known.reduce((sum, { entry, type }) => sum + costOf(entry, type), 0n),
    incomplete: known.find(({ entry, type }) => betsOf(entry, type) === 0)?.entry,
  };
}

export interface SentLine {
  readonly line: NewLotteryLine;
  /** The rows that it is of. */
  readonly keys: readonly string[];
}

/**
 * The lines of a ticket: a number or an option each, a row of combinations, or a line for each order. Where that would
 * be too many, numbers of one type and stake share lines.
 * @param decimals of the currency.
 */
export function ticketLines(slip: Slip, types: TypesByCode, decimals: number): readonly SentLine[] {
  const lines = slip.flatMap(({ key, betType, rows, stakeMinor }): SentLine[] => {
    const type = types.get(betType);
    if (!type) return [];
    const bets = type.kind === 'ordered' ? orderedBets(rows) : rows;
    const stake = decimalOf(stakeMinor, decimals);
    return bets.map((picks) => ({ keys: [key], line: { betType, picks: [...picks], stake } }));
  });
  return lines.length <= MOST_LINES ? lines : shareLines(lines, types);
}

function shareLines(lines: readonly SentLine[], types: TypesByCode): readonly SentLine[] {
  const shared: SentLine[] = [];
  for (const { keys, line } of lines) {
    const type = types.get(line.betType);
    const at = shared.findIndex(
      (one) =>
        type !== undefined &&
        isSingle(type) &&
        one.line.betType === line.betType &&
        one.line.stake === line.stake &&
        one.line.picks.length < type.most,
    );
    const other = shared[at];
    if (!other) shared.push({ keys, line });
    else
      shared[at] = {
        keys: [...other.keys, ...keys],
        line: { ...other.line, picks: [...other.line.picks, ...line.picks] },
      };
  }
  return shared;
}
