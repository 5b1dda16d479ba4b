import type { RoundResult } from '#arcade/game-api.ts';
import { GameRefusal } from '../game-refusal.ts';
import type { Store } from '../store/open-store.ts';
import type { Round } from '../store/round-store.ts';
import { seedsById } from '../store/seed-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import { stakedOf } from '../store/staked-rounds.ts';
import { decidedBy } from './decided-by.ts';
import { fairnessState } from './fairness-seeds.ts';
import { assertStands } from './round-answer.ts';

/**
 * A round of a game that is no slot, as its player may see it. It is decided anew from its seeds and choices, and must
 * come to the win that the wallet has paid.
 * @throws GameRefusal for a round that came to nothing, or is still on its way; `round_open` at a shared table before
 *   the result, which follows from seeds that are known already.
 */
export function roundResult(store: Store, round: Round): RoundResult {
  assertStands(round);
  if (round.betsClosedAt !== null && !round.isOver) throw new GameRefusal('round_open', 'The table has no result yet.');
  const { id, machineId, bet, win, balance, nonce, choices, isOver, closedAt } = round;
  const seeds = seedsById(store, round.seedId);
  const decided = decidedBy(store, round, choices);
  if (decided.winMinor !== win || decided.isOver !== isOver)
    throw new Error(`The round ${id} comes to ${decided.winMinor} and was kept with ${win}.`);
  return {
    roundId: id,
    rulesId: machineId,
    betMinor: bet,
    view: decided.view,
    choices,
    isOver,
    winMinor: win,
    balanceMinor: balance ?? 0,
    fairness: fairnessState(seeds, nonce),
    settledAt: closedAt === null ? null : new Date(closedAt).toISOString(),
  };
}

/** The player's round of the session's game that waits for his next choice; null where there is none. */
export function openRoundOf(store: Store, session: PlaySession): RoundResult | null {
  const [left] = stakedOf(store, session, session);
  return left === undefined ? null : roundResult(store, left);
}
