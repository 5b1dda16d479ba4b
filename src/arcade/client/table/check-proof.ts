import { serverSeedHash } from '#arcade/engine/commitment.ts';
import { roundStream } from '#arcade/engine/round-stream.ts';
import { findRoundGame } from '#arcade/games/round-games.ts';
import { NO_CHIPS } from '#arcade/games/tables/rules/chip-start.ts';
import type { TableProof } from '#arcade/table-api.ts';
import { isSame } from '../fairness/check-rounds.ts';

/**
 * Whether the result of a table's round follows from its seed, and the seed has its hash. Decided anew by the game's
 * own rules.
 * @param promised the hash as it was shown while bets were open; undefined where nobody saw it.
 */
export function checkProof(
  { rulesId, serverSeed, seedHash, clientSeed, number, view }: TableProof,
  promised: string | undefined,
): boolean {
  if (serverSeedHash(serverSeed) !== (promised ?? seedHash)) return false;
  const draw = roundStream({ serverSeed, clientSeed, nonce: number });
  const decided = findRoundGame(rulesId)?.rules.play(draw, [NO_CHIPS], 0);
  return decided !== undefined && isSame(decided.view, view);
}
