import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { RoundHistory, RoundResult, SpinResult } from '#arcade/game-api.ts';
import { GameRefusal } from '../game-refusal.ts';
import { findRound } from '../store/round-store.ts';
import { seedsById } from '../store/seed-store.ts';
import type { Player } from '../store/session-store.ts';
import { countSettled, settledRounds } from '../store/settled-rounds.ts';
import type { PlayParts } from './play-parts.ts';
import { isSlotRound, roundAnswer } from './round-answer.ts';
import { roundResult } from './round-result.ts';

const PAGE_SIZE = 20;

/** A page of the player's settled rounds, in all games of the integration, the latest first. */
export function roundHistory({ store, games }: PlayParts, player: Player, page: number): RoundHistory {
  const rounds = settledRounds(store, player, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  return {
    rounds: rounds.map(({ id, vendor, gameCode, closedAt, bet, win, nonce, seedId }) => ({
      roundId: id,
      game: { code: gameCode, name: games.find(vendor, gameCode)?.name ?? gameCode },
      at: new Date(closedAt ?? 0).toISOString(),
      betMinor: bet,
      winMinor: win,
      nonce,
      serverSeedHash: serverSeedHash(seedsById(store, seedId).serverSeed),
    })),
    totalPages: Math.max(1, Math.ceil(countSettled(store, player) / PAGE_SIZE)),
  };
}

/**
 * @throws GameRefusal `not_found` for a round of another player: the answer is the same as for a round that does not
 *   exist.
 */
export function replayRound({ store }: PlayParts, player: Player, roundId: string): SpinResult | RoundResult {
  const round = findRound(store, roundId);
  if (round?.integration !== player.integration || round.userId !== player.userId)
    throw new GameRefusal('not_found', 'There is no such round.');
  return isSlotRound(round) ? roundAnswer(store, round) : roundResult(store, round);
}
