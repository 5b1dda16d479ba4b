import type { GameRules } from '#arcade/games/game-rules.ts';
import { betsOfStart, chipStart, type PlaceWin, settleBets } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { type FanTanRest, fanTanBets, fanTanPlaces, fanTanRests } from './fan-tan-places.ts';

export interface FanTanView {
  /** So many beans lay under the bowl. */
  readonly beans: number;
  readonly rest: FanTanRest;
  /** All places that win with this rest, whether there are chips on them or not. */
  readonly winningPlaces: readonly string[];
  readonly bets: Bets;
  readonly wins: readonly PlaceWin[];
}

/** All stakes divide by it, so that hundredths of a stake are whole. */
const BET_UNITS = 100;
const FEWEST_BEANS = 40;
/** From 40 to 79: forty numbers in a row have each rest ten times, so that all four are equally likely. */
const COUNTS = 40;

/** The rest after all full rows of four; 4 if nothing else is left. */
export function restOfBeans(beans: number): FanTanRest {
  return fanTanRests[(beans + 3) % 4] ?? 4;
}

/**
 * Between 40 and 79 beans under a bowl are counted off by fours. What is left decides the round, and each rest comes in
 * a quarter of the rounds.
 *
 * Exact returns: fan 3.85 / 4 and nim (2.85 + 1) / 4 = 96.25 %; kwok, odd and even 2 × 1.92 / 4 = 96 %.
 */
export const fanTanRules: GameRules<FanTanView> = {
  ...chipStart(fanTanPlaces, BET_UNITS),
  id: 'fan-tan-1',
  returnBasisPoints: 9625,
  volatility: 'low',
  play: (draw, [start]) => {
    const bets = betsOfStart(start, fanTanPlaces, BET_UNITS);
    const beans = FEWEST_BEANS + draw(COUNTS);
    const rest = restOfBeans(beans);
    const winning = new Map(
      fanTanBets.filter((bet) => bet.wins.includes(rest)).map(({ place, pays }) => [place, pays]),
    );
    const returned = new Set(fanTanBets.filter(({ back }) => back === rest).map(({ place }) => place));
    const { wins, winMinor } = settleBets(fanTanPlaces, bets, (place, stakeMinor) => {
      const pays = winning.get(place);
      if (pays !== undefined) return (stakeMinor * (100 + pays)) / 100;
      return returned.has(place) ? stakeMinor : 0;
    });
    return { view: { beans, rest, winningPlaces: [...winning.keys()], bets, wins }, isOver: true, winMinor };
  },
};
