import type { Choice } from '#arcade/games/game-rules.ts';
import { roundGameById } from '#arcade/games/round-games.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { NOTHING_TAKEN } from '../rounds/round-settler.ts';
import { beginRaise, startBetOf } from '../store/raises.ts';
import { type Raise, type Round, roundById } from '../store/round-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import { keepChoice } from '../store/staked-rounds.ts';
import { decidedBy } from './decided-by.ts';
import type { PlayParts } from './play-parts.ts';
import { assertGoesOn } from './session-access.ts';
import { settled } from './settle-in-play.ts';

/**
 * Makes the next choice of a round that waits for one. Where it raises the bet it counts once the wallet has taken the
 * raise. Called in the player's queue.
 * @throws GameRefusal `invalid_request` for a choice that the rules forbid; for a raise also the wallet's reason, and
 *   what the operator ended the session for.
 */
export async function nextChoice(parts: PlayParts, session: PlaySession, round: Round, choice: Choice): Promise<Round> {
  const { rules } = roundGameById(round.machineId);
  const problem = rules.choiceProblem(round.choices, choice);
  if (problem !== null) throw invalidRequest({ choice: problem });
  const amountMinor = rules.raiseOf?.(round.choices, choice, startBetOf(round)) ?? 0;
  if (amountMinor === 0) return settled(parts, chooseNext(parts, round, choice));
  assertGoesOn(parts.store, session);
  return raiseBy(parts, round, { choice, amountMinor });
}

/**
 * Makes a choice that raises the bet, once the wallet has taken the raise.
 * @throws GameRefusal with the wallet's reason where it has not: the choice is not made, and the round goes on.
 */
async function raiseBy(parts: PlayParts, round: Round, raise: Omit<Raise, 'number'>): Promise<Round> {
  const { store } = parts;
  beginRaise(store, round, raise);
  const raised = await settled(parts, roundById(store, round.id));
  if (raised.state === 'staked' && raised.choices.length === round.choices.length) {
    const { code, message, balanceMinor } = raised.refusal ?? NOTHING_TAKEN;
    throw new GameRefusal(code, message, { ...(balanceMinor !== undefined && { balanceMinor }) });
  }
  return raised;
}

/** Keeps a choice that the rules allow, with what it comes to. */
export function chooseNext({ store }: PlayParts, round: Round, choice: Choice): Round {
  const choices = [...round.choices, choice];
  const { isOver, winMinor: win } = decidedBy(store, round, choices);
  keepChoice(store, round.id, { choices, isOver, win });
  return roundById(store, round.id);
}
