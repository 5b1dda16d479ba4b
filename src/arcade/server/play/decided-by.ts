import { roundStream } from '#arcade/engine/round-stream.ts';
import type { RoundProgress } from '#arcade/games/game-rules.ts';
import { roundGameById } from '#arcade/games/round-games.ts';
import type { Store } from '../store/open-store.ts';
import { startBetOf } from '../store/raises.ts';
import type { Round } from '../store/round-store.ts';
import { seedsById } from '../store/seed-store.ts';

/** Decides a round of a game that is no slot, from its beginning, with these choices. */
export function decidedBy(store: Store, round: Round, choices: Round['choices']): RoundProgress<unknown> {
  const draw = roundStream({ ...seedsById(store, round.seedId), nonce: round.nonce });
  return roundGameById(round.machineId).rules.play(draw, choices, startBetOf(round));
}
