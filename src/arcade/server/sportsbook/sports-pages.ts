import type { BookId } from '#arcade/games/sportsbook/data/sport-data.ts';
import type { MineUpdate } from '#arcade/sportsbook-api.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { Player, PlaySession } from '../store/session-store.ts';
import { playerKey } from '../tables/shared-seats.ts';

/** A page that shows the sportsbook. */
export interface SportsPage {
  readonly place: PlayParts;
  readonly session: PlaySession;
  readonly book: BookId;
  /** A `LiveUpdate` as text: it is the same for all pages of a book. */
  readonly sendLive: (update: string) => void;
  readonly sendMine: (update: MineUpdate) => void;
  readonly end: () => void;
}

/** The most pages of one player. The oldest is closed when another one is opened. */
const MOST_PAGES = 8;

/** The open pages of the sportsbook, by book and player. */
export class SportsPages {
  readonly #pages = new Set<SportsPage>();

  add(page: SportsPage): void {
    this.#pages.add(page);
    const own = this.of(page.place, page.session);
    if (own.length > MOST_PAGES) own[0]?.end();
  }

  remove(page: SportsPage): void {
    this.#pages.delete(page);
  }

  inBook(book: BookId): readonly SportsPage[] {
    return [...this.#pages].filter((page) => page.book === book);
  }

  /** All pages of a person. */
  of(place: PlayParts, player: Player): readonly SportsPage[] {
    const key = playerKey(place, player);
    return [...this.#pages].filter((page) => playerKey(page.place, page.session) === key);
  }
}
