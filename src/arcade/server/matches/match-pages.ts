import type { MatchState } from '#arcade/match-api.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { PlaySession } from '../store/session-store.ts';

/** A page of a game between players. */
export interface MatchPage {
  readonly place: PlayParts;
  readonly session: PlaySession;
  readonly send: (state: MatchState) => void;
  /** Ends the page's stream. */
  readonly end: () => void;
}

/** Pages of one player in one game; the oldest ends where he opens another one. */
const MOST_PAGES = 8;

/** Names a player in a game, over all operators and both places. */
export function playerInGame(
  { name }: PlayParts,
  { integration, userId, vendor, gameCode }: Pick<PlaySession, 'integration' | 'userId' | 'vendor' | 'gameCode'>,
): string {
  return [name, integration, userId, vendor, gameCode].join(' ');
}

/** The open pages of games between players, by player and game. */
export class MatchPages {
  readonly #pages = new Map<string, Set<MatchPage>>();

  add(page: MatchPage): void {
    const key = playerInGame(page.place, page.session);
    const pages = this.#pages.get(key) ?? new Set();
    this.#pages.set(key, pages.add(page));
    if (pages.size > MOST_PAGES) [...pages][0]?.end();
  }

  /** True where that was the player's last page of the game. */
  remove(page: MatchPage): boolean {
    const key = playerInGame(page.place, page.session);
    const pages = this.#pages.get(key);
    pages?.delete(page);
    if (pages !== undefined && pages.size > 0) return false;
    this.#pages.delete(key);
    return true;
  }

  of(key: string): readonly MatchPage[] {
    return [...(this.#pages.get(key) ?? [])];
  }

  isOpen(key: string): boolean {
    return this.#pages.has(key);
  }

  *all(): Iterable<MatchPage> {
    for (const pages of this.#pages.values()) yield* pages;
  }
}
