import type { GameRules } from '#arcade/games/game-rules.ts';
import { betsOfStart, chipStart, type PlaceWin, settleBets } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { POCKETS, roulettePlace, roulettePlaces } from './roulette-places.ts';

export interface RouletteView {
  /** The number that the ball lies on, 0 to 36. */
  readonly pocket: number;
  /** The chips on each place, in minor units. */
  readonly bets: Bets;
  /** The bets that cover the number, with their stake. */
  readonly wins: readonly PlaceWin[];
}

const BET_UNITS = 1;

const placeIds = roulettePlaces.map(({ id }) => id);

/**
 * European roulette, with one zero: one draw of 37. Every place returns 36/37 = 97.297 %, since a place of n numbers
 * pays 36/n with its stake.
 */
export const rouletteRules: GameRules<RouletteView> = {
  ...chipStart(placeIds, BET_UNITS),
  id: 'roulette-1',
  returnBasisPoints: 9729,
  volatility: 'medium',
  play: (draw, [start]) => {
    const bets = betsOfStart(start, placeIds, BET_UNITS);
    const pocket = draw(POCKETS);
    const { wins, winMinor } = settleBets(placeIds, bets, (id, stakeMinor) => {
      const place = roulettePlace(id);
      return place?.numbers.includes(pocket) ? stakeMinor * (place.pays + 1) : 0;
    });
    return { view: { pocket, bets, wins }, isOver: true, winMinor };
  },
};
