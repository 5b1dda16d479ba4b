import { serverSeedHash } from '#arcade/engine/commitment.ts';
import { findRoundGame } from '#arcade/games/round-games.ts';
import { choicesOfSpectator, drawOfRound, tableClientSeed } from '#arcade/games/tables/rules/table-round.ts';
import type { TableProof } from '#arcade/table-api.ts';
import { isSame } from '../fairness/check-rounds.ts';
import { startBetOf } from '../round-game/stake-of-round.ts';

/**
 * Whether the result of a table's round follows from its seed, and the seed has its hash; so with what the player had
 * in it, where his cards were his own. Decided anew by the game's own rules.
 * @param promised the hash as it was shown while bets were open; undefined where nobody saw it.
 */
export function checkProof(
  { rulesId, serverSeed, seedHash, clientSeed, number, view, own }: TableProof,
  promised: string | undefined,
): boolean {
  if (serverSeedHash(serverSeed) !== (promised ?? seedHash)) return false;
  const rules = findRoundGame(rulesId)?.rules;
  if (rules === undefined) return false;
  const seeds = { serverSeed, clientSeed, nonce: number };
  if (!isSame(rules.play(drawOfRound(rules, seeds), choicesOfSpectator(rules), 0).view, view)) return false;
  if (own === null) return true;
  const draw = drawOfRound(rules, { ...seeds, clientSeed: own.clientSeed });
  const decided = rules.play(draw, own.choices, startBetOf(rules, own));
  const isOfTable = tableClientSeed(own.clientSeed) === clientSeed;
  return isOfTable && decided.winMinor === own.winMinor && isSame(decided.view, own.view);
}
