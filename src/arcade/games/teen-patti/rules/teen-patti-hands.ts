import { ACE, rankOf, suitOf } from '#arcade/games/video-poker/rules/cards.ts';

/** From the lowest to the highest. */
export const teenPattiHands = ['highCard', 'pair', 'colour', 'sequence', 'pureSequence', 'trail'] as const;

export type TeenPattiHand = (typeof teenPattiHands)[number];

/** A-K-Q is the highest sequence, A-2-3 the second. Others count by their highest card. */
const ACE_HIGH = ACE + 1;
const ACE_LOW = ACE;

/** The rank of a sequence; null if the cards are none. `ranks` are falling. */
function heightOfSequence([first = 0, second = 0, third = 0]: readonly number[]): number | null {
  if (first === ACE && second === 1 && third === 0) return ACE_LOW;
  if (first - second !== 1 || second - third !== 1) return null;
  return first === ACE ? ACE_HIGH : first;
}

/** A hand as a list to compare from left to right: its kind, then its ranks by importance. */
function readHand(cards: readonly number[]): { readonly hand: TeenPattiHand; readonly deciding: readonly number[] } {
  const ranks = cards.map(rankOf).sort((left, right) => right - left);
  const [first = 0, second = 0, third = 0] = ranks;
  if (first === third) return { hand: 'trail', deciding: [first] };
  const isColour = new Set(cards.map(suitOf)).size === 1;
  const height = heightOfSequence(ranks);
  if (height !== null) return { hand: isColour ? 'pureSequence' : 'sequence', deciding: [height] };
  if (isColour) return { hand: 'colour', deciding: ranks };
  if (first === second) return { hand: 'pair', deciding: [first, third] };
  if (second === third) return { hand: 'pair', deciding: [second, first] };
  return { hand: 'highCard', deciding: ranks };
}

/** The kind of a hand. */
export function handOf(cards: readonly number[]): TeenPattiHand {
  return readHand(cards).hand;
}

/** Above 0 where the first hand wins, below 0 where the second does, 0 where they are equal. */
export function compareHands(left: readonly number[], right: readonly number[]): number {
  const [mine, other] = [readHand(left), readHand(right)];
  if (mine.hand !== other.hand) return teenPattiHands.indexOf(mine.hand) - teenPattiHands.indexOf(other.hand);
  const differences = mine.deciding.map((rank, at) => rank - (other.deciding[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
