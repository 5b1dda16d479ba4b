import type { SpinResult } from '#arcade/game-api.ts';
import { modelOfMachine } from '#arcade/games/slots/models/slot-models.ts';
import { decideRound } from '#arcade/games/slots/rules/decide-round.ts';
import { GameRefusal } from '../game-refusal.ts';
import { machineById } from '../games/arcade-games.ts';
import { jackpotWinOf } from '../jackpots/jackpot-state.ts';
import type { Store } from '../store/open-store.ts';
import type { Round } from '../store/round-store.ts';
import { seedsById } from '../store/seed-store.ts';
import { fairnessState } from './fairness-seeds.ts';
import { grantOfRound } from './granted-spins.ts';

/** The round is of a slot; else it is of a game with rules of its own. */
export function isSlotRound({ machineId }: Pick<Round, 'machineId'>): boolean {
  return modelOfMachine(machineId) !== undefined;
}

/**
 * Passes a round that stands with the wallet, or says why there is none.
 * @throws GameRefusal for a round that came to nothing, or is still on its way.
 */
export function assertStands({ state, refusal }: Round): void {
  if (state === 'open' || state === 'cancelling')
    throw new GameRefusal('round_pending', 'The wallet has not answered yet. The round is kept; ask for it again.');
  if (state !== 'settled' && state !== 'staked')
    throw new GameRefusal(refusal?.code ?? 'wallet_unavailable', refusal?.message ?? 'The round was taken back.', {
      ...(refusal?.balanceMinor !== undefined && { balanceMinor: refusal.balanceMinor }),
    });
}

/**
 * A settled round as the game plays it back. It is decided anew from its seeds, which is all that is kept of it, and
 * must come to the win that the wallet has paid.
 * @throws GameRefusal for a round that came to nothing, or is still on its way.
 */
export function roundAnswer(store: Store, round: Round): SpinResult {
  assertStands(round);
  const { id, win, balance, nonce, closedAt, freeSpin } = round;
  const bet = freeSpin?.betMinor ?? round.bet;
  if (balance === null || closedAt === null) throw new Error(`The round ${id} is settled without a balance.`);
  const seeds = seedsById(store, round.seedId);
  const decided = decideRound(machineById(round.machineId), { ...seeds, nonce }, bet);
  const jackpot = jackpotWinOf(store, id);
  const winMinor = decided.winMinor + (jackpot?.amountMinor ?? 0);
  if (winMinor !== win) throw new Error(`The round ${id} comes to ${winMinor} and was paid ${win}.`);
  return {
    roundId: id,
    machineId: round.machineId,
    betMinor: bet,
    ...(freeSpin !== null && { freeSpin: grantOfRound(store, round, freeSpin) }),
    spins: decided.spins,
    winMinor: win,
    ...(jackpot !== null && { jackpot }),
    balanceMinor: balance,
    fairness: fairnessState(seeds, nonce),
    settledAt: new Date(closedAt).toISOString(),
  };
}
