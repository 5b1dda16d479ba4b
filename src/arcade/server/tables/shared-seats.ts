import type { TableBets } from '#arcade/table-api.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { Player, PlaySession } from '../store/session-store.ts';

/** A page that shows a table. */
export interface TableViewer {
  readonly place: PlayParts;
  readonly session: PlaySession;
  /** The two kinds of events, as `table-api.ts` has them. A table's state is text already: it is the same for all. */
  readonly sendTable: (state: string) => void;
  readonly sendMine: (bets: TableBets) => void;
  /** Ends the page's stream. */
  readonly end: () => void;
}

/** The pages that show a table, by the player who has them open. */
export class SharedSeats {
  readonly #pages = new Map<string, Set<TableViewer>>();

  get people(): number {
    return this.#pages.size;
  }

  add(viewer: TableViewer): void {
    const key = playerKey(viewer.place, viewer.session);
    this.#pages.set(key, (this.#pages.get(key) ?? new Set()).add(viewer));
  }

  remove(viewer: TableViewer): void {
    const key = playerKey(viewer.place, viewer.session);
    const pages = this.#pages.get(key);
    pages?.delete(viewer);
    if (pages?.size === 0) this.#pages.delete(key);
  }

  /** One page of each person. */
  all(): readonly TableViewer[] {
    return [...this.#pages.values()].flatMap((pages) => [...pages].slice(0, 1));
  }

  /** All pages of a person. */
  pagesOf(place: PlayParts, player: Player): readonly TableViewer[] {
    return [...(this.#pages.get(playerKey(place, player)) ?? [])];
  }

  *pages(): Iterable<TableViewer> {
    for (const pages of this.#pages.values()) yield* pages;
  }
}

/** Tells players apart, over all operators and both places. */
export function playerKey(place: PlayParts, { integration, userId }: Player): string {
  return `${place.name} ${integration} ${userId}`;
}
