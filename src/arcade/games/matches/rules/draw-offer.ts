/**
 * A player may offer a draw again after so many moves of both sides, counted from his last offer: ten of each. No law
 * of chess names a number (the FIDE laws forbid unreasonable offers, article 11.5); this is the interval of Lichess.
 */
const MOVES_BETWEEN_OFFERS = 20;

/** The same in moves of each side, as players count them. */
export const TURNS_BETWEEN_OFFERS = MOVES_BETWEEN_OFFERS / 2;

/**
 * How many more moves each side has to make before a player may offer a draw again; 0 where he may.
 * @param made the moves that were made by both sides.
 * @param offeredAt how many of them were made when he offered a draw last; null where he never has.
 */
export function turnsUntilOffer(made: number, offeredAt: number | null): number {
  if (offeredAt === null) return 0;
  return Math.max(0, Math.ceil((offeredAt + MOVES_BETWEEN_OFFERS - made) / 2));
}
