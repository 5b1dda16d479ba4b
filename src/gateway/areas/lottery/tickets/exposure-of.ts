import { type BetType, combinations } from '../bets/bet-type.ts';
import type { SoldLine } from '../bets/read-line.ts';

/**
 * The exposure of a ticket by bet type and pick, in minor units: the payout if the pick is drawn. Combinations count
 * for each of their numbers, and numbers that may come several times as often as their bet type says.
 */
export function exposureOf(
  lines: ReadonlyArray<Pick<SoldLine, 'betType' | 'picks' | 'stakeMinor' | 'oddsHundredths'>>,
  typeOf: (code: string) => Pick<BetType, 'kind' | 'size' | 'countedHits'> | undefined,
): Map<string, bigint> {
  const byPick = new Map<string, bigint>();
  for (const { betType, picks, stakeMinor, oddsHundredths } of lines) {
    const type = typeOf(betType);
    if (type === undefined) continue;
    const isOrdered = type.kind === 'ordered';
    const betsWithOne = isOrdered ? 1 : combinations(picks.length - 1, type.size - 1);
    const minor = (stakeMinor * BigInt(oddsHundredths) * BigInt(betsWithOne * type.countedHits)) / 100n;
    for (const pick of isOrdered ? [picks.join('-')] : picks) {
      const key = `${betType} ${pick}`;
      byPick.set(key, (byPick.get(key) ?? 0n) + minor);
    }
  }
  return byPick;
}
