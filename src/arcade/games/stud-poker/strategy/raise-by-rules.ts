const ACE = 12;
const KING = 11;
const QUEEN = 10;
const JACK = 9;

/**
 * Whether to raise: with a pair or better, and with ace and king by three rules that come close to the best choices.
 * `shown` is the dealer's open card.
 *
 * With ace and king: the open card is a queen or lower, and the player has one of its rank; it is an ace or a king, and
 * the player has a queen or a jack; or the player has a queen, and the open card is lower than his fourth highest one.
 */
export function raisesByRules(hand: readonly number[], shown: number): boolean {
  const ranks = [...new Set(hand.map((card) => Math.floor(card / 4)))].sort((left, right) => right - left);
  const isFlush = new Set(hand.map((card) => card % 4)).size === 1;
  const isRow = String(ranks) === '12,3,2,1,0' || (ranks.length === 5 && Number(ranks[0]) - Number(ranks[4]) === 4);
  if (ranks.length < 5 || isFlush || isRow) return true;
  if (ranks[0] !== ACE || ranks[1] !== KING) return false;
  const up = Math.floor(shown / 4);
  if (up <= QUEEN && ranks.includes(up)) return true;
  if (up >= KING) return ranks.includes(QUEEN) || ranks.includes(JACK);
  return ranks.includes(QUEEN) && up < Number(ranks[3]);
}
