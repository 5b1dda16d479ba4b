import type { WalletRound } from '#contracts/generated/contracts.ts';
import type { Difference, SideOfRound } from '../repository/reconciliation-repository.ts';

/** The result of comparing the rounds of both sides. */
export interface Comparison {
  readonly differences: readonly Difference[];
  readonly agreed: ReadonlyArray<Pick<Difference, 'gameId' | 'userId'>>;
}

/**
 * Holds the vendor's rounds against ours: each has to be on both sides with the same totals. A round in which nothing
 * was left standing is the same as none: one side may never have heard of it.
 */
export function compareRounds(theirs: readonly WalletRound[], ours: readonly SideOfRound[]): Comparison {
  const oursByKey = new Map(ours.map((round) => [keyOf(round.gameId, round.userId), round]));
  const theirsByKey = new Map(theirs.map((round) => [keyOf(round.game_id, round.user_id), round]));
  const differences: Difference[] = [];
  const agreed: Array<Pick<Difference, 'gameId' | 'userId'>> = [];
  for (const key of new Set([...oursByKey.keys(), ...theirsByKey.keys()])) {
    const here = oursByKey.get(key);
    const there = theirsByKey.get(key);
    const gameId = here?.gameId ?? there?.game_id ?? '';
    const userId = here?.userId ?? there?.user_id ?? '';
    const isSame = (here?.bet ?? 0) === (there?.bet ?? 0) && (here?.win ?? 0) === (there?.win ?? 0);
    if (isSame) agreed.push({ gameId, userId });
    else
      differences.push({
        gameId,
        userId,
        ours: here ? { bet: here.bet, win: here.win } : null,
        theirs: there ? { bet: there.bet, win: there.win } : null,
      });
  }
  return { differences, agreed };
}

/** Neither may contain a line break, so that no two pairs make one key. */
const keyOf = (gameId: string, userId: string): string => `${userId}\n${gameId}`;
