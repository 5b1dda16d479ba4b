import type { RoundProgress } from '#arcade/games/game-rules.ts';
import { roundGameById } from '#arcade/games/round-games.ts';
import { drawOfRound } from '#arcade/games/tables/rules/table-round.ts';
import type { Store } from '../store/open-store.ts';
import { startBetOf } from '../store/raises.ts';
import type { Round } from '../store/round-store.ts';
import { seedsById } from '../store/seed-store.ts';

/** Decides a round of a game that is no slot, from its beginning, with these choices. */
export function decidedBy(store: Store, round: Round, choices: Round['choices']): RoundProgress<unknown> {
  const { rules } = roundGameById(round.machineId);
  const draw = drawOfRound(rules, { ...seedsById(store, round.seedId), nonce: round.nonce });
  return rules.play(draw, choices, startBetOf(round));
}
