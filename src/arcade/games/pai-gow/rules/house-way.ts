import { pokerKinds } from '#arcade/games/tables/rules/poker-hands.ts';
import { ACE, JACK, KING } from '#arcade/games/video-poker/rules/cards.ts';
import { type HighKind, highHandOf, rankWithJoker } from './joker-hands.ts';
import { allowedSets, lowStrength, type SetHand } from './pai-gow-hands.ts';

const SEVEN = 5;
const KINDS: readonly HighKind[] = [...pokerKinds, 'fiveAces'];
const STRAIGHT = KINDS.indexOf('straight');

const placeOf = (high: readonly number[]): number => KINDS.indexOf(highHandOf(high).kind);

/** Ranks that are there so many times, the highest first. */
function ranksOf(cards: readonly number[], count: number): readonly number[] {
  const ranks = [...new Set(cards.map(rankWithJoker))].filter(
    (rank) => cards.filter((card) => rankWithJoker(card) === rank).length === count,
  );
  return ranks.sort((left, right) => right - left);
}

/** Which pair of ranks goes to the low hand; null where the groups of equal cards do not decide it. */
function lowRanks(cards: readonly number[]): readonly [number, number] | null {
  const [five] = ranksOf(cards, 5);
  const [four] = ranksOf(cards, 4);
  const [three, otherThree] = ranksOf(cards, 3);
  const pairs = ranksOf(cards, 2);
  const singles = ranksOf(cards, 1);
  const [pair, secondPair, thirdPair] = pairs;
  const twoOf = (rank: number): readonly [number, number] => [rank, rank];
  if (five !== undefined) return twoOf(pair === KING ? KING : ACE);
  if (four !== undefined) {
    if (pair !== undefined) return twoOf(pair);
    const isSplit = three === undefined && (four >= JACK || (four >= SEVEN && singles[0] !== ACE));
    return isSplit ? twoOf(four) : null;
  }
  if (three !== undefined && otherThree !== undefined) return twoOf(three);
  if (three !== undefined && pair !== undefined) return twoOf(pair);
  if (three === ACE) return [ACE, singles[0] ?? ACE];
  if (thirdPair !== undefined && pair !== undefined) return twoOf(pair);
  if (pair === undefined || secondPair === undefined) return null;
  // Two low pairs stay together behind an ace.
  const [kicker = 0, other = 0] = singles;
  return pair < JACK && kicker === ACE ? [kicker, other] : twoOf(secondPair);
}

function isOf(low: readonly number[], ranks: readonly [number, number]): boolean {
  return String(low.map(rankWithJoker).sort((a, b) => b - a)) === String([...ranks].sort((a, b) => b - a));
}

/** The strongest low hand of some ways, then the strongest high one. */
function strongest(sets: readonly SetHand[]): SetHand | undefined {
  const weighed = sets.map((set) => ({ set, low: lowStrength(set.low), high: highHandOf(set.high).strength }));
  return weighed.sort((left, right) => right.low - left.low || right.high - left.high)[0]?.set;
}

/**
 * The house way, by which the dealer sets his cards: two pairs, a full house and higher fours of a kind are split; else
 * a straight or a flush stays in the high hand, and so do a pair and three of a kind. The low hand gets the highest
 * cards that are left. A joker counts as an ace among equal cards, and five aces are split but beside a pair of kings.
 */
export function houseWay(cards: readonly number[]): SetHand {
  const sets = allowedSets(cards);
  const wanted = lowRanks(cards);
  const grouped = wanted === null ? undefined : strongest(sets.filter(({ low }) => isOf(low, wanted)));
  if (grouped !== undefined) return grouped;
  const long = sets.filter(({ high }) => placeOf(high) >= STRAIGHT);
  if (long.length > 0) return strongest(long) ?? { low: [], high: [] };
  // The best kind of the high hand, and with it the highest low hand.
  const best = Math.max(...sets.map(({ high }) => placeOf(high)));
  const ofKind = sets.filter(({ high }) => placeOf(high) === best);
  return strongest(ofKind) ?? { low: cards.slice(0, 2), high: cards.slice(2) };
}
