import { roundStream } from '#arcade/engine/round-stream.ts';
import type { ChoiceRequest, RoundResult } from '#arcade/game-api.ts';
import type { Choice } from '#arcade/games/game-rules.ts';
import { roundGameById } from '#arcade/games/round-games.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { findRound, type Round, roundById } from '../store/round-store.ts';
import { seedsById } from '../store/seed-store.ts';
import type { Player } from '../store/session-store.ts';
import { keepChoice } from '../store/staked-rounds.ts';
import type { PlayParts } from './play-parts.ts';
import { isSlotRound } from './round-answer.ts';
import { roundResult } from './round-result.ts';
import { settled } from './settle-in-play.ts';

/**
 * Makes the next choice of a round. It is written down before anybody hears what it came to; where it ends the round,
 * the wallet is told the win. A choice that was made before is answered again and not made twice.
 * @throws GameRefusal `not_found` for a round of another player, `invalid_request` for a choice that the rules forbid.
 */
export function makeChoice(
  parts: PlayParts,
  player: Player,
  roundId: string,
  { step, choice }: ChoiceRequest,
): Promise<RoundResult> {
  const { store, queue } = parts;
  return queue.run(player, async () => {
    const round = findRound(store, roundId);
    if (round?.integration !== player.integration || round.userId !== player.userId || isSlotRound(round))
      throw new GameRefusal('not_found', 'There is no such round.');
    const made = round.choices[step];
    if (made !== undefined && JSON.stringify(made) === JSON.stringify(choice))
      return roundResult(store, await settled(parts, round));
    if (step !== round.choices.length || round.isOver)
      throw invalidRequest({ step: `must be ${round.choices.length}, the number of choices made` });
    const standing = await settled(parts, round);
    if (standing.state !== 'staked') return roundResult(store, standing);
    const problem = roundGameById(round.machineId).rules.choiceProblem(round.choices, choice);
    if (problem !== null) throw invalidRequest({ choice: problem });
    return roundResult(store, await settled(parts, chooseNext(parts, standing, choice)));
  });
}

/** Keeps a choice that the rules allow, with what it comes to. */
export function chooseNext({ store }: PlayParts, round: Round, choice: Choice): Round {
  const seeds = seedsById(store, round.seedId);
  const choices = [...round.choices, choice];
  const { rules } = roundGameById(round.machineId);
  const { isOver, winMinor: win } = rules.play(roundStream({ ...seeds, nonce: round.nonce }), choices, round.bet);
  keepChoice(store, round.id, { choices, isOver, win });
  return roundById(store, round.id);
}
