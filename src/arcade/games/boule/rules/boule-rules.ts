import type { GameRules } from '#arcade/games/game-rules.ts';
import { betsOfStart, chipStart, type PlaceWin, settleBets } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { type BouleNumber, bouleBets, bouleHoles, boulePlaces } from './boule-places.ts';

export interface BouleView {
  /** From 0, clockwise: the hole that the ball falls into. */
  readonly hole: number;
  /** The number of this hole. */
  readonly number: BouleNumber;
  /** All places that win with this number, whether there are chips on them or not. */
  readonly winningPlaces: readonly string[];
  readonly bets: Bets;
  readonly wins: readonly PlaceWin[];
}

/** All stakes divide by it, so that half of a stake is whole, and 7.5 stakes are too. */
const BET_UNITS = 2;

/**
 * A ball falls into one of 18 holes; each number from 1 to 9 has two. The five gives half of the stakes on the even
 * chances back.
 *
 * Exact returns: a number 8.5 / 9, an even chance (4 × 2 + 0.5) / 9. Both are 17 / 18 = 94.444 %.
 */
export const bouleRules: GameRules<BouleView> = {
  ...chipStart(boulePlaces, BET_UNITS),
  id: 'boule-1',
  returnBasisPoints: 9444,
  volatility: 'low',
  play: (draw, [start]) => {
    const bets = betsOfStart(start, boulePlaces, BET_UNITS);
    const hole = draw(bouleHoles.length);
    const number = bouleHoles[hole];
    if (number === undefined) throw new RangeError('The draw is out of its bound.');
    const won = new Map(
      bouleBets.filter(({ numbers }) => numbers.includes(number)).map(({ place, pays }) => [place, pays]),
    );
    const isHalfBack = new Set(number === 5 ? bouleBets.filter(({ chance }) => chance).map(({ place }) => place) : []);
    const { wins, winMinor } = settleBets(boulePlaces, bets, (place, stakeMinor) => {
      const pays = won.get(place);
      if (pays !== undefined) return (stakeMinor * (10 + pays)) / 10;
      return isHalfBack.has(place) ? stakeMinor / 2 : 0;
    });
    return { view: { hole, number, winningPlaces: [...won.keys()], bets, wins }, isOver: true, winMinor };
  },
};
