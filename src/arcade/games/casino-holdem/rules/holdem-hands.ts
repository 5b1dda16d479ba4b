import { type PokerKind, pokerKinds } from '#arcade/games/tables/rules/poker-hands.ts';
import { ACE, rankOf } from '#arcade/games/video-poker/rules/cards.ts';

/** From the lowest to the highest. */
export const holdemHands = pokerKinds;

export type HoldemHand = PokerKind;

/** The best five of some cards. */
export interface HoldemRank {
  readonly hand: HoldemHand;
  /** The higher of two hands has the higher score; equal hands have the same. */
  readonly score: number;
  /** The five cards, the deciding ones first. */
  readonly best: readonly number[];
}

const FIVE = [0, 1, 2, 3, 4] as const;
const RANKS = 13;

/** The ranks of a straight from its top; the ace is below the deuce too. */
function ranksFrom(top: number): readonly number[] {
  return FIVE.map((down) => (top - down < 0 ? ACE : top - down));
}

/** The highest straight among some ranks by its top; null where there is none. */
function topOfStraight(ranks: ReadonlySet<number>): number | null {
  for (let top = ACE; top >= 3; top -= 1) if (ranksFrom(top).every((rank) => ranks.has(rank))) return top;
  return null;
}

function cardsOfStraight(cards: readonly number[], top: number): readonly number[] {
  return ranksFrom(top).flatMap((rank) => cards.find((card) => rankOf(card) === rank) ?? []);
}

function rank(hand: HoldemHand, best: readonly number[], deciding: readonly number[]): HoldemRank {
  const places = FIVE.map((place) => deciding[place] ?? 0);
  const score = places.reduce((sum, each) => sum * RANKS + each, holdemHands.indexOf(hand));
  return { hand, score, best };
}

/** The kind of cards that make neither straight nor flush, by how often their two commonest ranks come. */
function kindOfGroups(first: number, second: number): HoldemHand {
  if (first >= 4) return 'fourOfAKind';
  if (first === 3) return second >= 2 ? 'fullHouse' : 'threeOfAKind';
  if (first === 2) return second === 2 ? 'twoPair' : 'pair';
  return 'highCard';
}

/** How many cards of its two commonest ranks a kind uses. */
const USED: Readonly<Partial<Record<HoldemHand, readonly [number, number]>>> = {
  fourOfAKind: [4, 0],
  fullHouse: [3, 2],
  threeOfAKind: [3, 0],
  twoPair: [2, 2],
  pair: [2, 0],
};

/** Reads the best five of five to seven cards. */
export function rankHand(cards: readonly number[]): HoldemRank {
  const falling = [...cards].sort((left, right) => right - left);
  const suited = FIVE.slice(0, 4).map((suit) => falling.filter((card) => (card & 3) === suit));
  const flush = suited.find(({ length }) => length >= 5) ?? [];
  const topOfFlush = topOfStraight(new Set(flush.map(rankOf)));
  if (topOfFlush !== null)
    return rank(topOfFlush === ACE ? 'royalFlush' : 'straightFlush', cardsOfStraight(flush, topOfFlush), [topOfFlush]);

  const groups = [...new Set(falling.map(rankOf))]
    .map((each) => falling.filter((card) => rankOf(card) === each))
    .sort((left, right) => right.length - left.length);
  const [first = [], second = []] = groups;
  const kind = kindOfGroups(first.length, second.length);
  if (kind !== 'fourOfAKind' && kind !== 'fullHouse') {
    if (flush.length > 0) return rank('flush', flush.slice(0, 5), flush.slice(0, 5).map(rankOf));
    const top = topOfStraight(new Set(falling.map(rankOf)));
    if (top !== null) return rank('straight', cardsOfStraight(falling, top), [top]);
  }
  const [ofFirst, ofSecond] = USED[kind] ?? [0, 0];
  const made = [...first.slice(0, ofFirst), ...second.slice(0, ofSecond)];
  const best = [...made, ...falling.filter((card) => !made.includes(card))].slice(0, 5);
  return rank(kind, best, best.map(rankOf));
}

const FOURS = 2;

/** The dealer's hand counts with a pair of fours or better. */
export function doesQualify({ hand, best }: HoldemRank): boolean {
  return hand === 'pair' ? rankOf(best[0] ?? 0) >= FOURS : hand !== 'highCard';
}

/** Five cards on which the bonus pays: a pair of aces or better. */
export function hasAcesOrBetter({ hand, best }: HoldemRank): boolean {
  return hand === 'pair' ? rankOf(best[0] ?? 0) === ACE : hand !== 'highCard';
}
