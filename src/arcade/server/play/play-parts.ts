import type { ArcadeGames } from '../games/arcade-games.ts';
import type { PlayerQueue } from '../rounds/player-queue.ts';
import type { SettlerParts } from '../rounds/round-settler.ts';

/** Generates the arcade's unpredictable values. */
export interface Secrets {
  /** 32 bytes in hex. */
  readonly serverSeed: () => string;
  /** A player's word, until he chooses his own. */
  readonly clientSeed: () => string;
  readonly sessionToken: () => string;
  /** Unique for ever. */
  readonly roundId: () => string;
}

/**
 * A place to play: the real one, or that of trials, which has tables of its own in memory and knows no wallet but its
 * own.
 */
export interface PlayParts extends SettlerParts {
  readonly name: 'real' | 'trial';
  readonly games: ArcadeGames;
  readonly queue: PlayerQueue;
  readonly secrets: Secrets;
}
