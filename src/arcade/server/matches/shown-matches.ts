import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import type { SeatRecord } from '../store/match-store.ts';
import type { LiveMatch } from './live-match.ts';
import { playerInGame } from './match-pages.ts';

/** A match that is over stays on its players' pages for so long. */
const SHOWN_AFTER_MS = 10 * 60_000;

interface ShownMatch {
  readonly live: LiveMatch;
  readonly seat: Seat;
  /** When it is forgotten; null until it is over. */
  until: number | null;
}

/** The key of a seat's player and the match's game. */
export function keyOfSeat({ place, record }: LiveMatch, { integration, userId }: SeatRecord): string {
  return playerInGame(place, { integration, userId, vendor: record.vendor, gameCode: record.gameCode });
}

/** The keys of all players of a match; bots have none. */
export function keysOfMatch(live: LiveMatch): readonly string[] {
  return live.record.seats.flatMap((seat) => (seat.isBot ? [] : [keyOfSeat(live, seat)]));
}

/** The match that each player's pages show, by player and game. */
export class ShownMatches {
  readonly #shown = new Map<string, ShownMatch>();

  of(key: string): { readonly live: LiveMatch; readonly seat: Seat } | undefined {
    return this.#shown.get(key);
  }

  show(live: LiveMatch): void {
    for (const seat of live.record.seats)
      if (!seat.isBot) this.#shown.set(keyOfSeat(live, seat), { live, seat: seat.seat, until: null });
  }

  hide(live: LiveMatch): void {
    for (const key of keysOfMatch(live)) if (this.#shown.get(key)?.live === live) this.#shown.delete(key);
  }

  forget(key: string): void {
    this.#shown.delete(key);
  }

  /** The player cannot begin another match of the game. */
  isPlaying(key: string): boolean {
    const state = this.#shown.get(key)?.live.record.state;
    return state === 'playing' || state === 'staking';
  }

  /** Forgets matches that have been over for a while and that no page shows. */
  forgetOld(now: number, isOpen: (key: string) => boolean): void {
    for (const [key, shown] of this.#shown) {
      if (shown.live.record.state !== 'over') continue;
      shown.until ??= now + SHOWN_AFTER_MS;
      if (shown.until < now && !isOpen(key)) this.#shown.delete(key);
    }
  }
}
