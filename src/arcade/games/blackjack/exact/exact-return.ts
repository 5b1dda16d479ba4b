import type { BlackjackAct } from '../rules/blackjack-choices.ts';
import type { HandCount } from '../rules/blackjack-hands.ts';

/** Values of cards from the ace, which is 1, to the ten. */
export const CARD_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const ACE = 1;
const TEN = 10;
const MOST = 21;
const DEALER_STANDS = 17;
/** The pay of a blackjack, in bets. */
const BLACKJACK_WINS = 1.5;

/** The chance of a value in an endless shoe. */
export function chanceOf(value: number): number {
  return value === TEN ? 4 / 13 : 1 / 13;
}

/** The expectation of each next card, weighted by its chance. */
function overCards(expectationOf: (value: number) => number): number {
  return CARD_VALUES.reduce((sum, value) => sum + chanceOf(value) * expectationOf(value), 0);
}

/** A hand by its least sum, aces as 1, and whether it has an ace. */
interface Held {
  readonly least: number;
  readonly hasAce: boolean;
}

function heldOf(...values: readonly number[]): Held {
  return { least: values.reduce((sum, value) => sum + value, 0), hasAce: values.includes(ACE) };
}

function withCard({ least, hasAce }: Held, value: number): Held {
  return { least: least + value, hasAce: hasAce || value === ACE };
}

function countOf({ least, hasAce }: Held): HandCount {
  const isSoft = hasAce && least + 10 <= MOST;
  return { total: isSoft ? least + 10 : least, isSoft };
}

/** The chance that the dealer has blackjack under this card. */
export function chanceOfDealerBlackjack(shown: number): number {
  if (shown === ACE) return chanceOf(TEN);
  return shown === TEN ? chanceOf(ACE) : 0;
}

/** The chance of each of the dealer's final totals, 22 for all above 21, where he has no blackjack. */
function dealerTotals(shown: number): ReadonlyMap<number, number> {
  const chances = new Map<number, number>();
  const drawOn = (held: Held, chance: number): void => {
    const total = Math.min(countOf(held).total, MOST + 1);
    if (total >= DEALER_STANDS) chances.set(total, (chances.get(total) ?? 0) + chance);
    else for (const value of CARD_VALUES) drawOn(withCard(held, value), chance * chanceOf(value));
  };
  const possible = 1 - chanceOfDealerBlackjack(shown);
  for (const value of CARD_VALUES)
    if (countOf(heldOf(shown, value)).total !== MOST) drawOn(heldOf(shown, value), chanceOf(value) / possible);
  return chances;
}

/** The expected net win of each act, in bets, given that the dealer has no blackjack. */
export type Expectations = Readonly<Partial<Record<BlackjackAct, number>>>;

/** The expectations of all hands against one card of the dealer. */
class Against {
  readonly #dealer: ReadonlyMap<number, number>;
  readonly #played = new Map<string, number>();

  constructor(shown: number) {
    this.#dealer = dealerTotals(shown);
  }

  /** The acts of a hand of three cards or more, or of two where `isFirst`. */
  acts(held: Held, isFirst: boolean): Expectations {
    const hit = overCards((value) => this.#best(withCard(held, value), false));
    const stand = this.#stand(held);
    if (!isFirst) return { hit, stand };
    return { hit, stand, double: 2 * overCards((value) => this.#stand(withCard(held, value))) };
  }

  /** Two hands with a second card each; they can be doubled, but split aces are not played on. */
  split(value: number): number {
    return 2 * overCards((second) => this.#afterSplit(heldOf(value, second), value === ACE));
  }

  #afterSplit(held: Held, isAce: boolean): number {
    return isAce ? this.#stand(held) : this.#best(held, true);
  }

  #best(held: Held, isFirst: boolean): number {
    if (held.least > MOST) return -1;
    if (countOf(held).total === MOST) return this.#stand(held);
    const key = `${held.least} ${held.hasAce} ${isFirst}`;
    const known = this.#played.get(key);
    if (known !== undefined) return known;
    const best = Math.max(...Object.values(this.acts(held, isFirst)));
    this.#played.set(key, best);
    return best;
  }

  #stand(held: Held): number {
    const { total } = countOf(held);
    if (total > MOST) return -1;
    let expectation = 0;
    for (const [dealers, chance] of this.#dealer)
      if (dealers > MOST || dealers !== total) expectation += dealers > MOST || dealers < total ? chance : -chance;
    return expectation;
  }
}

const byShown = new Map(CARD_VALUES.map((shown) => [shown as number, new Against(shown)]));

function against(shown: number): Against {
  const found = byShown.get(shown);
  if (found === undefined) throw new RangeError(`${shown} is no value of a card.`);
  return found;
}

/**
 * The expected net win of each act, in main bets, for a dealer's card and given that he has no blackjack.
 * @param values of the cards in the hand, an ace as 1
 * @param hasSplit the hand comes from a split, and cannot be split again
 */
export function expectationsOfActs(values: readonly number[], shown: number, hasSplit: boolean): Expectations {
  const table = against(shown);
  const acts = table.acts(heldOf(...values), values.length === 2);
  const [first = 0, second] = values;
  return values.length === 2 && first === second && !hasSplit ? { ...acts, split: table.split(first) } : acts;
}

/** The act that is expected to win most. */
export function bestAct(values: readonly number[], shown: number, hasSplit: boolean): BlackjackAct {
  const acts = Object.entries(expectationsOfActs(values, shown, hasSplit)) as [BlackjackAct, number][];
  return acts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** The expected net win of a round with these first cards, in main bets, without insurance. */
function expectationOfDeal(first: number, second: number, shown: number): number {
  const blackjack = chanceOfDealerBlackjack(shown);
  if (countOf(heldOf(first, second)).total === MOST) return (1 - blackjack) * BLACKJACK_WINS;
  const best = Math.max(...Object.values(expectationsOfActs([first, second], shown, false)));
  return (1 - blackjack) * best - blackjack;
}

/**
 * The exact return of the main bet under the best choices: 1 and the expectation over the dealer's first card and the
 * player's first two. In an endless shoe no card changes the chances of the next one, so that a hand is its least sum
 * and whether it has an ace, and the best choice for it follows from those of the hands with one card more.
 */
export function exactReturn(): number {
  return 1 + overCards((shown) => overCards((one) => overCards((two) => expectationOfDeal(one, two, shown))));
}

/** The expected net win of the insurance, in stakes. It is negative: never take it. */
export function expectationOfInsurance(): number {
  return 3 * chanceOfDealerBlackjack(ACE) - 1;
}
