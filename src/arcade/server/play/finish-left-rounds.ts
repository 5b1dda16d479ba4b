import { roundGameById } from '#arcade/games/round-games.ts';
import { settleRound } from '../rounds/round-settler.ts';
import { findRound } from '../store/round-store.ts';
import { stakedBefore } from '../store/staked-rounds.ts';
import { chooseNext } from './next-choice.ts';
import type { PlayParts } from './play-parts.ts';

/**
 * A player may come back to a round for so long; then the game plays it to its end. Shorter than a day, so that all who
 * look at the rounds of a day find it over.
 */
const KEPT_OPEN_MS = 20 * 3_600_000;
const AT_ONCE = 100;

/**
 * Ends rounds whose players have left them, by the choice that the rules make for them. Answers how many it looked at;
 * one that cannot be ended keeps no other waiting.
 */
export async function finishLeftRounds(
  parts: PlayParts,
  onError: (error: unknown, roundId: string) => void,
): Promise<number> {
  const { store, queue, clock } = parts;
  const left = stakedBefore(store, clock().getTime() - KEPT_OPEN_MS, AT_ONCE);
  for (const { id, integration, userId } of left)
    await queue
      .run({ integration, userId }, async () => {
        let round = findRound(store, id);
        while (round?.state === 'staked')
          round = chooseNext(parts, round, roundGameById(round.machineId).rules.choiceOfAbsent(round.choices));
        await settleRound(parts, id, []);
      })
      .catch((error: unknown) => onError(error, id));
  return left.length;
}
