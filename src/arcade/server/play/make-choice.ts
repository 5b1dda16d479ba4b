import type { ChoiceRequest, RoundResult } from '#arcade/game-api.ts';
import type { Choice } from '#arcade/games/game-rules.ts';
import { roundGameById } from '#arcade/games/round-games.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { NOTHING_TAKEN } from '../rounds/round-settler.ts';
import { beginRaise, startBetOf } from '../store/raises.ts';
import { findRound, type Raise, type Round, roundById } from '../store/round-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import { keepChoice } from '../store/staked-rounds.ts';
import { decidedBy } from './decided-by.ts';
import type { PlayParts } from './play-parts.ts';
import { isSlotRound } from './round-answer.ts';
import { roundResult } from './round-result.ts';
import { assertGoesOn } from './session-access.ts';
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
    if (round?.integration !== session.integration || round.userId !== session.userId || isSlotRound(round))
      throw new GameRefusal('not_found', 'There is no such round.');
    const made = round.choices[step];
    if (made !== undefined && JSON.stringify(made) === JSON.stringify(choice))
      return roundResult(store, await settled(parts, round));
    if (step !== round.choices.length || round.isOver)
      throw invalidRequest({ step: `must be ${round.choices.length}, the number of choices made` });
    const standing = await settled(parts, round);
    // The pending raise may have been the one of this very choice.
    if (standing.state !== 'staked' || standing.choices.length > step) return roundResult(store, standing);
    const { rules } = roundGameById(round.machineId);
    const problem = rules.choiceProblem(standing.choices, choice);
    if (problem !== null) throw invalidRequest({ choice: problem });
    const raiseMinor = rules.raiseOf?.(standing.choices, choice, startBetOf(standing)) ?? 0;
    if (raiseMinor > 0) {
      assertGoesOn(store, session);
      return raiseBy(parts, standing, { choice, amountMinor: raiseMinor });
    }
    return roundResult(store, await settled(parts, chooseNext(parts, standing, choice)));
  });
}

/**
 * Makes a choice that raises the bet, once the wallet has taken the raise.
 * @throws GameRefusal with the wallet's reason where it has not: the choice is not made, and the round goes on.
 */
async function raiseBy(parts: PlayParts, round: Round, raise: Omit<Raise, 'number'>): Promise<RoundResult> {
  const { store } = parts;
  beginRaise(store, round, raise);
  const raised = await settled(parts, roundById(store, round.id));
  if (raised.state === 'staked' && raised.choices.length === round.choices.length) {
    const { code, message, balanceMinor } = raised.refusal ?? NOTHING_TAKEN;
    throw new GameRefusal(code, message, { ...(balanceMinor !== undefined && { balanceMinor }) });
  }
  return roundResult(store, raised);
}

/** Keeps a choice that the rules allow, with what it comes to. */
export function chooseNext({ store }: PlayParts, round: Round, choice: Choice): Round {
  const choices = [...round.choices, choice];
  const { isOver, winMinor: win } = decidedBy(store, round, choices);
  keepChoice(store, round.id, { choices, isOver, win });
  return roundById(store, round.id);
}
