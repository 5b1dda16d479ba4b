import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { openShoe } from '#arcade/games/tables/rules/card-shoe.ts';
import { chipStart } from '#arcade/games/tables/rules/chip-start.ts';
import { type Bets, betsOfDraft } from '#arcade/games/tables/rules/placed-chips.ts';
import { houseWay } from './house-way.ts';
import { CARDS, compareSets, isAllowed, type SetHand, setOf } from './pai-gow-hands.ts';

export interface PaiGowView {
  /** The player's seven, as they were dealt. */
  readonly cards: readonly number[];
  /** How the house would set them. */
  readonly house: SetHand;
  /** Null until the player has set his cards. */
  readonly player: SetHand | null;
  readonly dealer: SetHand | null;
  readonly bets: Bets;
  readonly result: 'win' | 'lose' | 'push' | null;
}

const DECKS = 1;
/** All stakes divide by it, so that 0.95 of a stake is whole. */
const BET_UNITS = 20;
/** The pay of a win, in hundredths of the stake. */
export const WIN_PAYS = 95;

const start = chipStart(['main'], BET_UNITS);

/** The two cards that a choice puts into the low hand; null for the house way, undefined where it has neither. */
function lowOf({ low, house }: Choice): readonly [number, number] | null | undefined {
  if (house === true) return null;
  if (!Array.isArray(low) || low.length !== 2) return undefined;
  const [one, two] = low.map(Number);
  const isIndex = (index: unknown) => Number.isInteger(index) && Number(index) >= 0 && Number(index) < CARDS;
  return low.every(isIndex) && one !== undefined && two !== undefined && one < two ? [one, two] : undefined;
}

function choiceProblem(made: readonly Choice[], next: Choice): string | null {
  if (made.length === 0) return start.choiceProblem(made, next);
  if (made.length > 1) return 'must not follow the set hand';
  const [key, ...further] = Object.keys(next);
  if (further.length > 0 || (key !== 'low' && key !== 'house')) return 'must have low or house and nothing else';
  return lowOf(next) === undefined ? `low must be two rising indices from 0 to ${CARDS - 1}` : null;
}

/** The rules of a round, for a deck with a number of jokers. */
function playWith(jokers: number): GameRules<PaiGowView>['play'] {
  return (draw, [first = {}, choice]) => {
    const problem = start.choiceProblem([], first);
    if (problem !== null) throw new RangeError(`The round cannot start: its choice ${problem}.`);
    const bets = betsOfDraft(first);
    const deal = openShoe(draw, DECKS, jokers);
    const cards = Array.from({ length: CARDS }, deal);
    const against = Array.from({ length: CARDS }, deal);
    const house = houseWay(cards);
    if (choice === undefined)
      return { view: { cards, house, player: null, dealer: null, bets, result: null }, isOver: false, winMinor: 0 };
    const low = lowOf(choice) ?? null;
    const set = low === null ? house : setOf(cards, low);
    const player = isAllowed(set) ? set : house;
    const dealer = houseWay(against);
    const result = compareSets(player, dealer);
    const stakeMinor = bets.main ?? 0;
    const paid = { win: stakeMinor + (stakeMinor * WIN_PAYS) / 100, push: stakeMinor, lose: 0 } as const;
    return { view: { cards, house, player, dealer, bets, result }, isOver: true, winMinor: paid[result] };
  };
}

/**
 * Pai gow poker with one deck and a joker, which is an ace or completes a straight or a flush. Seven cards each are set
 * in a hand of two and one of five; both must win, and one of each is a push. The dealer wins equal hands and sets by
 * the house way. A win pays 0.95 to 1. Where the low hand would be the higher one, the house way is played.
 *
 * The return by the house way is 97.31 ± 0.05 % (99 % interval): 150,000 deals, each from both sides.
 */
export const paiGowRules: GameRules<PaiGowView> = {
  ...start,
  id: 'pai-gow-2',
  returnBasisPoints: 9730,
  volatility: 'low',
  choiceProblem,
  choiceOfAbsent: (made) => (made.length === 0 ? start.choiceOfAbsent(made) : { house: true }),
  play: playWith(1),
};

/** The former rules without a joker, by which kept rounds are decided. Their return is 97.26 ± 0.08 %. */
export const paiGowWithoutJoker: GameRules<PaiGowView> = {
  ...paiGowRules,
  id: 'pai-gow-1',
  returnBasisPoints: 9725,
  play: playWith(0),
};
