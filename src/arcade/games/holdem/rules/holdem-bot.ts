import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { scoreOfCards } from '#arcade/games/casino-holdem/exact/seven-card-score.ts';
import { chipsOfRaise } from './holdem-betting.ts';
import { blindsOf } from './holdem-blinds.ts';
import { chipsOf, type HoldemView, potOf, toCall } from './holdem-position.ts';

/** So many endings of a hand are tried. Their chance also makes the bot vary its choices. */
const RUN_OUTS = 160;
const COMMUNITY = 5;
const DECK = 52;

/** A bet tells of a good hand: by so much a bet of the whole pot makes one's own chance less. */
const RESPECT = 0.09;
const STRONG = 0.68;
const GREAT = 0.82;
const FAIR = 0.52;
/** With no more than so many big blinds a player is all-in or out. */
const SHORT_BLINDS = 8;

/**
 * The share of the pot that two cards win against two unknown ones, from 0 to 1, by endings of the hand that are drawn.
 * @param board the community cards that lie open.
 */
export function chanceOf(own: readonly number[], board: readonly number[], random: DrawInteger): number {
  const unseen = Array.from({ length: DECK }, (_, card) => card).filter(
    (card) => !own.includes(card) && !board.includes(card),
  );
  let won = 0;
  for (let ending = 0; ending < RUN_OUTS; ending += 1) {
    // The first cards of the list are drawn anew each time; the order of the others does not matter.
    const drawn = Array.from({ length: 2 + COMMUNITY - board.length }, (_, place) => {
      const from = place + random(unseen.length - place);
      const card = unseen[from] ?? 0;
      unseen[from] = unseen[place] ?? 0;
      unseen[place] = card;
      return card;
    });
    const table = [...board, ...drawn.slice(2)];
    const mine = scoreOfCards([...own, ...table]);
    const theirs = scoreOfCards([...drawn.slice(0, 2), ...table]);
    won += mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
  }
  return won / RUN_OUTS;
}

/** Plays by the chance of its own cards and the price of a call, and bluffs at times. */
export function chooseHoldem(view: HoldemView, legal: readonly string[], random: DrawInteger): string {
  const { turn, holes, board, hand, stacks, bets } = view;
  const chance = chanceOf(holes[turn] ?? [], board, random);
  const raises = legal.filter((move) => chipsOfRaise(move) !== null);
  const allIn = raises.at(-1);
  const isLucky = (percent: number): boolean => random(100) < percent;
  /** A raise of a middle size, more than the least one now and then. */
  const raise = (): string | undefined => raises[Math.min(random(3), Math.max(0, raises.length - 2))];
  const price = toCall(view);
  const rest = price > 0 ? 'call' : 'check';

  const behind = Math.min(
    chipsOf(stacks, turn) + chipsOf(bets, turn),
    chipsOf(stacks, 1 - turn) + chipsOf(bets, 1 - turn),
  );
  const isShort = behind <= SHORT_BLINDS * blindsOf(hand).big;
  if (board.length === 0 && isShort && chance > FAIR && allIn !== undefined) return allIn;

  if (price === 0) {
    if (chance > GREAT && isLucky(12)) return allIn ?? rest;
    const percent = chance > STRONG ? 80 : chance > FAIR ? 40 : 16;
    return isLucky(percent) ? (raise() ?? rest) : rest;
  }
  const pot = potOf(view);
  // A blind is no bet: it tells nothing.
  const isBlind = view.last === null;
  const told = isBlind ? 0 : RESPECT * Math.min(1, price / (pot - price));
  const value = chance - told;
  if (value > GREAT && isLucky(35)) return allIn ?? rest;
  if (value > STRONG && isLucky(60)) return raise() ?? rest;
  if (isBlind && value > FAIR && isLucky(50)) return raise() ?? rest;
  if (value > price / (pot + price)) return rest;
  return isLucky(4) ? (raise() ?? 'fold') : 'fold';
}
