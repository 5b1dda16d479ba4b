import { CARD_VALUES, chanceOf } from '#arcade/games/blackjack/exact/exact-return.ts';
import { valueOfCard } from '#arcade/games/blackjack/rules/blackjack-hands.ts';
import type { PontoonAct } from '../rules/pontoon-round.ts';
import type { PontoonView } from '../rules/pontoon-rules.ts';

const MOST = 21;
const TRICK = 22;
const PONTOON = 23;
const TRICK_CARDS = 5;
const DEALER_STANDS = 17;
const STICKS_FROM = 15;

function totalOf(least: number, hasAce: boolean): number {
  return hasAce && least <= 11 ? least + 10 : least;
}

/** The dealer's score where he draws no more card, 0 for bust; null where he draws. */
function endOfDealer(least: number, hasAce: boolean, count: number): number | null {
  const total = totalOf(least, hasAce);
  if (least > MOST) return 0;
  if (count === TRICK_CARDS) return TRICK;
  if (count < 2) return null;
  if (count === 2 && total === MOST) return PONTOON;
  return total >= DEALER_STANDS ? total : null;
}

/** The chances of the dealer's scores, 0 for bust. */
export const dealerScores: ReadonlyMap<number, number> = (() => {
  const scores = new Map<number, number>();
  const drawOn = (least: number, hasAce: boolean, count: number, chance: number): void => {
    const end = endOfDealer(least, hasAce, count);
    if (end !== null) scores.set(end, (scores.get(end) ?? 0) + chance);
    else
      for (const value of CARD_VALUES)
        drawOn(least + value, hasAce || value === 1, count + 1, chance * chanceOf(value));
  };
  drawOn(0, false, 0, 1);
  return scores;
})();

/** The net win of a score, in stakes. */
function netOf(score: number): number {
  let beaten = 0;
  for (const [other, chance] of dealerScores) if (other < score) beaten += chance;
  return beaten * (score >= TRICK ? 2 : 1) - (1 - beaten);
}

type Expectations = Readonly<Partial<Record<PontoonAct, number>>>;

const known = new Map<number, Expectations>();

/** The expected net win of each act but a split, in the stakes before it. */
function expectations(least: number, hasAce: boolean, count: number, hasBought: boolean): Expectations {
  const key = ((least * 2 + Number(hasAce)) * 8 + count) * 2 + Number(hasBought);
  const found = known.get(key);
  if (found !== undefined) return found;
  const next = (bought: boolean) =>
    CARD_VALUES.reduce(
      (sum, value) => sum + chanceOf(value) * bestOf(least + value, hasAce || value === 1, count + 1, bought),
      0,
    );
  const total = totalOf(least, hasAce);
  const all = {
    twist: next(hasBought),
    ...(total >= STICKS_FROM && { stick: netOf(total) }),
    ...(!hasBought && { buy: 2 * next(true) }),
  };
  known.set(key, all);
  return all;
}

function bestOf(least: number, hasAce: boolean, count: number, hasBought: boolean): number {
  if (least > MOST) return -1;
  if (count === TRICK_CARDS) return netOf(TRICK);
  if (count === 2 && totalOf(least, hasAce) === MOST) return netOf(PONTOON);
  return Math.max(...Object.values(expectations(least, hasAce, count, hasBought)));
}

/** The expected net win of both hands of a split pair of cards of a value, in the bets that a round begins with. */
function splitNet(value: number): number {
  return (
    2 *
    CARD_VALUES.reduce(
      (sum, next) => sum + chanceOf(next) * bestOf(value + next, value === 1 || next === 1, 2, false),
      0,
    )
  );
}

/** How many pairs of cards worth ten have the same rank. */
const SAME_TENS = 1 / 4;

/** The exact return of the bet that a round begins with, by the best choices. */
export function exactReturn(): number {
  const netOfDeal = (one: number, two: number): number => {
    const whole = bestOf(one + two, one === 1 || two === 1, 2, false);
    if (one !== two) return whole;
    const sameRank = one === 10 ? SAME_TENS : 1;
    return sameRank * Math.max(whole, splitNet(one)) + (1 - sameRank) * whole;
  };
  const net = CARD_VALUES.reduce(
    (sum, one) => sum + CARD_VALUES.reduce((all, two) => all + chanceOf(one) * chanceOf(two) * netOfDeal(one, two), 0),
    0,
  );
  return 1 + net;
}

/** The act that is expected to win most in an unfinished round. */
export function bestAct({ hands, played, acts }: Pick<PontoonView, 'hands' | 'played' | 'acts'>): PontoonAct {
  const { cards, hasBought } = hands[played ?? 0] ?? { cards: [], hasBought: false };
  const values = cards.map(valueOfCard);
  const least = values.reduce((sum, value) => sum + value, 0);
  const expected: Expectations = {
    ...expectations(least, values.includes(1), values.length, hasBought),
    ...(acts.includes('split') && { split: splitNet(values[0] ?? 0) }),
  };
  const ranked = Object.entries(expected) as [PontoonAct, number][];
  return ranked.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
