/** A deal in which the dealer's cards lie face down until the player has finished. */
export interface CoveredDeal {
  /** So many cards each are dealt at first, by turns, to the player first. */
  readonly first: number;
  /** How many of the dealer's first cards lie open at once. */
  readonly open: number;
  /** The player's cards in the end. */
  readonly player: number;
  /** The dealer's cards in the end; not asked while the round goes on. */
  readonly dealer: number;
  readonly isOver: boolean;
}

/** The cards on the table after some steps. */
export interface CoveredCards {
  readonly player: number;
  /** Face up. */
  readonly dealer: number;
  readonly faceDown: number;
}

/** The steps of a deal: each card, and one for turning the dealer's cards up. */
export function coveredSteps({ first, player, dealer, isOver }: CoveredDeal): number {
  return first + player + (isOver ? 1 + dealer - first : 0);
}

/** The cards on the table after the first steps of a deal. Later views of a round begin with the same steps. */
export function coveredAfter({ first, open, player, dealer }: CoveredDeal, begun: number): CoveredCards {
  const dealt = Math.min(begun, 2 * first);
  const lying = Math.floor(dealt / 2);
  const drawn = Math.min(Math.max(0, begun - 2 * first), player - first);
  const later = begun - first - player;
  const faceUp = later > 0 ? Math.min(dealer, first + later - 1) : Math.min(lying, open);
  return {
    player: dealt - lying + drawn,
    dealer: faceUp,
    faceDown: later > 0 ? 0 : lying - faceUp,
  };
}
