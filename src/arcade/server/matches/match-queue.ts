import type { PlayParts } from '../play/play-parts.ts';
import type { PlaySession } from '../store/session-store.ts';
import type { TableKey } from '../store/table-bets.ts';

/** A player's wish for a match. Tickets live in memory: no money has moved for one. */
export interface Ticket {
  readonly place: PlayParts;
  readonly session: PlaySession;
  /** The player and the game; one ticket each. */
  readonly key: string;
  readonly stakeMinor: number;
  readonly since: number;
  /** The player's network address; null where it says nothing, as behind one machine. */
  readonly address: string | null;
}

/** Tickets that wait, over all sites: the first to come is the first to play. */
export class MatchQueue {
  readonly #tickets = new Map<string, Ticket>();

  /** The player's wish before this one, if any, loses its place. */
  add(ticket: Ticket): void {
    this.#tickets.delete(ticket.key);
    this.#tickets.set(ticket.key, ticket);
  }

  remove(key: string): Ticket | undefined {
    const ticket = this.#tickets.get(key);
    this.#tickets.delete(key);
    return ticket;
  }

  find(key: string): Ticket | undefined {
    return this.#tickets.get(key);
  }

  /** Takes out the tickets of a full match with a ticket that waits; null where it is not full yet. */
  take(ticket: Ticket, seats: number): readonly Ticket[] | null {
    const group = [...this.#tickets.values()].filter((other) => mayMeet(ticket, other)).slice(0, seats - 1);
    if (group.length < seats - 1) return null;
    const full = [...group, ticket];
    for (const { key } of full) this.#tickets.delete(key);
    return full;
  }

  /** How many wait in a game and currency, by stake. */
  waiting(game: TableKey, currency: string): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { session, stakeMinor } of this.#tickets.values())
      if (session.vendor === game.vendor && session.gameCode === game.gameCode && session.currency === currency)
        counts[stakeMinor] = (counts[stakeMinor] ?? 0) + 1;
    return counts;
  }

  *all(): Iterable<Ticket> {
    yield* this.#tickets.values();
  }
}

/** Players of all sites meet in the same game for the same stake; nobody meets himself. */
function mayMeet(one: Ticket, other: Ticket): boolean {
  const { session: left } = one;
  const { session: right } = other;
  return (
    one.key !== other.key &&
    one.place === other.place &&
    one.stakeMinor === other.stakeMinor &&
    left.vendor === right.vendor &&
    left.gameCode === right.gameCode &&
    left.currency === right.currency &&
    left.currencyDecimals === right.currencyDecimals &&
    !(left.integration === right.integration && left.userId === right.userId)
  );
}
