import { rankOf } from '#arcade/games/video-poker/rules/cards.ts';
import { judgeHand } from '#arcade/games/video-poker/rules/hand-rank.ts';

/** The hands of five cards without wild cards, the worst first. */
export const pokerKinds = [
  'highCard',
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
] as const;

export type PokerKind = (typeof pokerKinds)[number];

export interface PokerHand {
  readonly kind: PokerKind;
  /** A higher hand has a higher one, and equal hands have the same. Suits do not count. */
  readonly strength: number;
}

const RANKS = 13;
const CARDS = 5;
/** An ace, a five, a four, a three and a deuce: the lowest straight. */
const WHEEL = [12, 3, 2, 1, 0] as const;

function kindOf(cards: readonly number[]): PokerKind {
  const { kind } = judgeHand(cards, null);
  if (kind === 'naturalRoyal') return 'royalFlush';
  return pokerKinds.find((one) => one === kind) ?? 'highCard';
}

/** Ranks by how often they are there, then by height: what decides between hands of one kind. */
export function ranksByWeight(cards: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  return [...counts].sort(([rank, count], [other, times]) => times - count || other - rank).map(([rank]) => rank);
}

/** Judges five cards of a deck without jokers. */
export function pokerHandOf(cards: readonly number[]): PokerHand {
  const kind = kindOf(cards);
  const ranks = ranksByWeight(cards);
  const isWheel = kind.startsWith('straight') && ranks.every((rank, place) => rank === WHEEL[place]);
  const weights = isWheel ? [...WHEEL.slice(1), -1] : ranks;
  const strength = Array.from({ length: CARDS }, (_, place) => weights[place] ?? 0).reduce(
    (sum, rank) => sum * RANKS + rank,
    pokerKinds.indexOf(kind),
  );
  return { kind, strength };
}
