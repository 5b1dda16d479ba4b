import type { ArcadeGame } from '../games/arcade-games.ts';
import { type BetLadder, betLadder } from '../games/bet-ladder.ts';

/** A room of a game between players: some of its stakes. Two players meet in it by the same stake. */
export interface MatchRoom {
  readonly id: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  /** Stakes in minor units, rising. */
  readonly stakesMinor: readonly number[];
}

/** From the lowest stakes to the highest. */
const NAMES = ['Lantern', 'Harbour', 'Fjord', 'Summit', 'Meridian'] as const;

/** The rooms that share the stakes of a game, each about as many: no more rooms than stakes, and five at most. */
export function roomsOf(stakesMinor: readonly number[]): readonly MatchRoom[] {
  const rooms = Math.min(NAMES.length, stakesMinor.length);
  return NAMES.slice(0, rooms).map((name, at) => ({
    id: name.toLowerCase(),
    name,
    stakesMinor: stakesMinor.slice(
      Math.round((at * stakesMinor.length) / rooms),
      Math.round(((at + 1) * stakesMinor.length) / rooms),
    ),
  }));
}

/** The stakes of a session: those of its room, or all where the game has no such room. */
export function ladderInRoom(
  game: ArcadeGame,
  currency: { readonly code: string; readonly decimals: number },
  roomId: string | undefined,
): BetLadder {
  const ladder = betLadder(game, currency);
  if (game.kind === 'slot' || game.match === undefined) return ladder;
  const room = roomsOf(ladder.betsMinor).find(({ id }) => id === roomId);
  const lowest = room?.stakesMinor[0];
  if (room === undefined || lowest === undefined) return ladder;
  const { stakesMinor: betsMinor } = room;
  return {
    betsMinor,
    defaultBetMinor: betsMinor.includes(ladder.defaultBetMinor) ? ladder.defaultBetMinor : lowest,
  };
}
