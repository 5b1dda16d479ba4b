import type { GameRules } from '#arcade/games/game-rules.ts';
import { betsOfStart, chipStart, type PlaceWin, settleBets } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { isTriple, type SicBoDice, sicBoBets, sicBoPays, sicBoPlaces, sumOfDice } from './sic-bo-places.ts';

export interface SicBoView {
  readonly dice: SicBoDice;
  readonly sum: number;
  /** On a triple all of small, big, odd and even lose. */
  readonly isTriple: boolean;
  /** All places that win with these dice, whether there are chips on them or not. */
  readonly winningPlaces: readonly string[];
  readonly bets: Bets;
  readonly wins: readonly PlaceWin[];
}

const BET_UNITS = 1;

/**
 * Three dice, and 52 places. A triple takes the stakes on small, big, odd and even.
 *
 * Exact returns, of 216 throws: small, big, odd, even and pairs of numbers 97.222 %; single numbers 96.296 %; sums 9
 * and 12 92.593 %, 7 and 14 90.278 %, 5 and 16 88.889 %, 6 and 15 87.963 %, 4, 8, 10, 11, 13 and 17 87.500 %; doubles
 * and any triple 88.889 %; triples 83.796 %.
 */
export const sicBoRules: GameRules<SicBoView> = {
  ...chipStart(sicBoPlaces, BET_UNITS),
  id: 'sic-bo-1',
  returnBasisPoints: 9722,
  volatility: 'medium',
  play: (draw, [start]) => {
    const bets = betsOfStart(start, sicBoPlaces, BET_UNITS);
    const dice: SicBoDice = [draw(6) + 1, draw(6) + 1, draw(6) + 1];
    const pays = new Map(sicBoBets.map((bet) => [bet.place, sicBoPays(bet, dice)]));
    const { wins, winMinor } = settleBets(sicBoPlaces, bets, (place, stakeMinor) => {
      const times = pays.get(place) ?? null;
      return times === null ? 0 : stakeMinor * (1 + times);
    });
    const winningPlaces = sicBoPlaces.filter((place) => (pays.get(place) ?? null) !== null);
    return {
      view: { dice, sum: sumOfDice(dice), isTriple: isTriple(dice), winningPlaces, bets, wins },
      isOver: true,
      winMinor,
    };
  },
};
