import { decidedBy } from '../play/decided-by.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { Round } from '../store/round-store.ts';
import type { Player } from '../store/session-store.ts';
import { roundsOfTable, type TableKey } from '../store/table-bets.ts';
import { playerKey } from './shared-seats.ts';

/** The first cards of a table's round lie open, and its players choose. */
export class DealtRound {
  /** The cards that all see. */
  readonly view: unknown;
  /** The result comes no sooner, so that the cards can be seen. */
  readonly earliest: number;
  /** Players with a choice left. */
  readonly #choosing = new Set<string>();

  constructor(
    places: readonly PlayParts[],
    { table, closesAt }: { readonly table: TableKey; readonly closesAt: number },
    { view, earliest }: Pick<DealtRound, 'view' | 'earliest'>,
  ) {
    this.view = view;
    this.earliest = earliest;
    for (const place of places)
      for (const round of roundsOfTable(place.store, table, closesAt)) this.note(place, round);
  }

  /** Nobody has a choice left. */
  get isChosen(): boolean {
    return this.#choosing.size === 0;
  }

  /** A player's round has changed. */
  note(place: PlayParts, round: Round): void {
    const player: Player = round;
    if (mayChoose(place, round)) this.#choosing.add(playerKey(place, player));
    else this.#choosing.delete(playerKey(place, player));
  }
}

/** A round waits for its player's choice, or for the wallet's answer to one. */
function mayChoose({ store }: PlayParts, round: Round): boolean {
  if (round.isOver || (round.state !== 'staked' && round.raise === null)) return false;
  return round.raise !== null || decidedBy(store, round, round.choices).isReady === false;
}
