import type { ChoiceRequest, RoundResult } from '#arcade/game-api.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { findRound } from '../store/round-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import { nextChoice } from './next-choice.ts';
import type { PlayParts } from './play-parts.ts';
import { isSlotRound } from './round-answer.ts';
import { roundResult } from './round-result.ts';
import { settled } from './settle-in-play.ts';

/**
 * Makes the next choice of a round. It is written down before anybody hears what it came to; where it ends the round,
 * the wallet is told the win. A choice that was made before is answered again and not made twice.
 * @throws GameRefusal `not_found` for a round of another player, `invalid_request` for a choice that the rules forbid,
 *   what the operator ended the session for where the choice would raise the bet.
 */
export function makeChoice(
  parts: PlayParts,
  session: PlaySession,
  roundId: string,
  { step, choice }: ChoiceRequest,
): Promise<RoundResult> {
  const { store, queue } = parts;
  return queue.run(session, async () => {
    const round = findRound(store, roundId);
    const isHis = round?.integration === session.integration && round.userId === session.userId;
    // Choices at a shared table are made there, for as long as it takes them.
    if (!isHis || isSlotRound(round) || round.betsClosedAt !== null)
      throw new GameRefusal('not_found', 'There is no such round.');
    const made = round.choices[step];
    if (made !== undefined && JSON.stringify(made) === JSON.stringify(choice))
      return roundResult(store, await settled(parts, round));
    if (step !== round.choices.length || round.isOver)
      throw invalidRequest({ step: `must be ${round.choices.length}, the number of choices made` });
    const standing = await settled(parts, round);
    // The pending raise may have been the one of this very choice.
    if (standing.state !== 'staked' || standing.choices.length > step) return roundResult(store, standing);
    return roundResult(store, await nextChoice(parts, session, standing, choice));
  });
}
