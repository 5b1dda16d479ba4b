import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { combinationCount } from './combinations.ts';
import { isSingle, type Slip, type SlipEntry } from './slip-state.ts';
import { betsOf, type TypesByCode, winOf } from './slip-sums.ts';

/** Options that exclude each other, where a bet type has several such pairs. */
const OPPOSITES: readonly (readonly string[])[] = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
];

/** How many bets of a type there are in all. */
function allBets({ kind, from, to, size, options }: LotteryBetType): number {
  if (kind === 'options') return options.length;
  const numbers = to - from + 1;
  if (kind === 'numbers') return combinationCount(numbers, size);
  return Array.from({ length: size }, (_, index) => numbers - index).reduce((product, choices) => product * choices, 1);
}

/**
 * How many of a type's bets one draw hits. What comes back of 100, the odds and the units tell how likely a bet is; all
 * of a type's bets together hit as often as their chances add up to.
 */
export function hitsOfDraw(type: LotteryBetType): number {
  const chance = (Number(type.returnPercent) / 100 / Number(type.odds)) * type.units;
  return Math.max(1, Math.round(chance * allBets(type)));
}

const largest = (wins: readonly bigint[], count: number): bigint =>
  [...wins]
    .sort((one, other) => (one < other ? 1 : one > other ? -1 : 0))
    .slice(0, count)
    .reduce((sum, win) => sum + win, 0n);

/** The most that one draw can pay on the rows of one type, each number hit once at most. */
function mostOfType(entries: readonly SlipEntry[], type: LotteryBetType): bigint {
  const hits = hitsOfDraw(type);
  if (!isSingle(type))
    return entries.reduce((sum, entry) => sum + winOf(entry, type) * BigInt(Math.min(betsOf(entry, type), hits)), 0n);
  if (type.kind === 'numbers' || hits === 1)
    return largest(
      entries.map((entry) => winOf(entry, type)),
      hits,
    );
  const isOf = (pair: readonly string[] | undefined) => (entry: SlipEntry) =>
    OPPOSITES.find((one) => one.includes(entry.rows[0]?.[0] ?? '')) === pair;
  return [...OPPOSITES, undefined].reduce(
    (sum, pair) =>
      sum +
      largest(
        entries.filter(isOf(pair)).map((entry) => winOf(entry, type)),
        pair ? 1 : hits,
      ),
    0n,
  );
}

/** The most that one draw can pay on a slip, in minor units. Bets on one and the same number exclude each other. */
export function mostWin(slip: Slip, types: TypesByCode): bigint {
  return [...types.values()].reduce((sum, type) => {
    const own = slip.filter(({ betType }) => betType === type.betType);
    return own.length === 0 ? sum : sum + mostOfType(own, type);
  }, 0n);
}
