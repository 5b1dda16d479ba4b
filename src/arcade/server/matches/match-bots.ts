import { randomInt } from 'node:crypto';
import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { LiveMatch } from './live-match.ts';

const NAMES = ['Arvo', 'Brisa', 'Cobalt', 'Dune', 'Ember', 'Flint', 'Gale', 'Heron'] as const;

/** Chance of bots: nothing that a match's seed decides depends on it. */
export const botChance: DrawInteger = (bound) => randomInt(bound);

export function botName(random: DrawInteger): string {
  return NAMES[random(NAMES.length)] ?? NAMES[0];
}

/** Bots whose turn it is think one after the other for so long at most in one look; players' calls come in between. */
const MOST_THINKING_MS = 60;

interface BotParts {
  readonly random: DrawInteger;
  readonly now: () => number;
  /** Called after each move. */
  readonly moved: (live: LiveMatch) => void;
  /** A match whose bot cannot move keeps no other waiting. */
  readonly failed: (live: LiveMatch, error: unknown) => void;
}

/** Makes the moves of bots whose turn it is. */
export function moveBots(matches: Iterable<LiveMatch>, { random, now, moved, failed }: BotParts): void {
  const startedAt = now();
  for (const live of matches) {
    const { turn, record, game } = live;
    if (turn === null || record.seats[turn]?.isBot !== true) continue;
    try {
      const move = game.match.botMove(live.viewOf(turn), live.legalFor(turn), random);
      live.move(turn, record.moves.length, move, now());
      moved(live);
    } catch (error) {
      failed(live, error);
    }
    if (now() - startedAt > MOST_THINKING_MS) return;
  }
}
