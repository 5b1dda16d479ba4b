import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { RoundSeeds } from '#arcade/engine/round-stream.ts';
import type { RotatedSeeds, RoundResult, SpinResult } from '#arcade/game-api.ts';
import { findRoundGame } from '#arcade/games/round-games.ts';
import { modelOfMachine } from '#arcade/games/slots/models/slot-models.ts';
import { compileMachine } from '#arcade/games/slots/rules/compiled-machine.ts';
import { decideRound } from '#arcade/games/slots/rules/decide-round.ts';
import { drawOfRound } from '#arcade/games/tables/rules/table-round.ts';
import { startBetOf } from '../round-game/stake-of-round.ts';

/** The outcome of recomputing rounds from revealed seeds. */
export type FairnessVerdict =
  | { readonly kind: 'agrees'; readonly count: number }
  | { readonly kind: 'differs'; readonly nonce: number }
  | { readonly kind: 'hashDiffers' };

type Revealed = Pick<RotatedSeeds['revealed'], 'serverSeed' | 'serverSeedHash' | 'clientSeed'>;

/** Objects of the same content are the same text once their members stand in order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  );
}

/** Compares two JSON values. The order of members does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

/**
 * Recomputes rounds with the engine's own code and compares everything that was shown of them: every board, every win,
 * every amount. The seed must have the hash that was shown before, or it proves nothing. Seeds serve all games of a
 * studio, so each round names its machine or its rules; those that the house does not publish cannot be recomputed, and
 * their rounds do not agree.
 */
export function checkRounds(revealed: Revealed, rounds: ReadonlyArray<SpinResult | RoundResult>): FairnessVerdict {
  if (serverSeedHash(revealed.serverSeed) !== revealed.serverSeedHash) return { kind: 'hashDiffers' };
  const differing = rounds.find((round) => !agrees(revealed, round));
  if (differing !== undefined) return { kind: 'differs', nonce: differing.fairness.nonce };
  return { kind: 'agrees', count: rounds.length };
}

function agrees({ serverSeed, serverSeedHash: hash, clientSeed }: Revealed, round: SpinResult | RoundResult): boolean {
  const { fairness } = round;
  if (fairness.serverSeedHash !== hash || fairness.clientSeed !== clientSeed) return false;
  const seeds = { serverSeed, clientSeed, nonce: fairness.nonce };
  return 'spins' in round ? spinAgrees(seeds, round) : roundAgrees(seeds, round);
}

function roundAgrees(seeds: RoundSeeds, { rulesId, choices, betMinor, winMinor, view }: RoundResult): boolean {
  const rules = findRoundGame(rulesId)?.rules;
  const decided = rules?.play(drawOfRound(rules, seeds), choices, startBetOf(rules, { betMinor, choices }));
  return decided !== undefined && decided.winMinor === winMinor && isSame(decided.view, view);
}

function spinAgrees(seeds: RoundSeeds, { machineId, betMinor, winMinor, jackpot, spins }: SpinResult): boolean {
  const model = modelOfMachine(machineId);
  if (model === undefined) return false;
  const decided = decideRound(compileMachine(model.machine), seeds, betMinor);
  // A jackpot has a seed of its own, which is shown when it is paid.
  return decided.winMinor + (jackpot?.amountMinor ?? 0) === winMinor && isSame(decided.spins, spins);
}
