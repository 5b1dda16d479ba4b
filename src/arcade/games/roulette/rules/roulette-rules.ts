import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { type Bets, readBets, totalOf } from '#arcade/games/tables/rules/placed-chips.ts';
import { POCKETS, roulettePlace } from './roulette-places.ts';

export interface RouletteView {
  /** The number that the ball lies on, 0 to 36. */
  readonly pocket: number;
  /** What lay on each place, in minor units. */
  readonly bets: Bets;
  /** The places that cover the number: what each pays with its stake, in minor units. */
  readonly wins: readonly { readonly place: string; readonly amountMinor: number }[];
}

const BET_UNITS = 1;

const betsOf = (choice: Choice) => readBets(choice, (place) => roulettePlace(place) !== undefined, BET_UNITS);

function choiceProblem(made: readonly Choice[], next: Choice): string | null {
  return made.length > 0 ? 'must not follow the bets' : betsOf(next).problem;
}

/**
 * European roulette, with one zero: one draw of 37. Every place returns 36/37 = 97.297 %, since a place of n numbers
 * pays 36/n with its stake.
 */
export const rouletteRules: GameRules<RouletteView> = {
  id: 'roulette-1',
  returnBasisPoints: 9729,
  volatility: 'medium',
  betUnits: BET_UNITS,
  startChoices: 1,
  choiceProblem,
  betOf: (start) => totalOf(betsOf(start).bets ?? {}),
  play: (draw, [start = {}]) => {
    const { bets, problem } = betsOf(start);
    if (bets === null) throw new RangeError(`The bets of a round ${problem}.`);
    const pocket = draw(POCKETS);
    const wins = Object.entries(bets).flatMap(([id, stakeMinor]) => {
      const place = roulettePlace(id);
      if (place === undefined || !place.numbers.includes(pocket)) return [];
      return [{ place: id, amountMinor: stakeMinor * (place.pays + 1) }];
    });
    const winMinor = wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return { view: { pocket, bets, wins }, isOver: true, winMinor };
  },
  choiceOfAbsent: () => ({ bets: { red: BET_UNITS } }),
};
