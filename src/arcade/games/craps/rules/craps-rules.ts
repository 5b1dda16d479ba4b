import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { GameRules } from '#arcade/games/game-rules.ts';
import { betsOfStart, chipStart, type PlaceWin, settleBets } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import {
  type CrapsDice,
  type CrapsOutcome,
  type CrapsPlace,
  type CrapsPoint,
  crapsPays,
  crapsPlaces,
  outcomeOfComeOut,
  pointOf,
  sumOfRoll,
} from './craps-places.ts';

export interface CrapsView {
  /** All rolls of the round in their order; the first is the come-out roll. */
  readonly rolls: readonly [CrapsDice, ...CrapsDice[]];
  /** Null where the come-out roll decides the round. */
  readonly point: CrapsPoint | null;
  readonly outcome: CrapsOutcome;
  /** All places that pay, whether there are chips on them or not. A returned stake is no pay. */
  readonly winningPlaces: readonly CrapsPlace[];
  readonly bets: Bets;
  readonly wins: readonly PlaceWin<CrapsPlace>[];
}

const BET_UNITS = 1;

function roll(draw: DrawInteger): CrapsDice {
  return [draw(6) + 1, draw(6) + 1];
}

type Shooting = Pick<CrapsView, 'rolls' | 'point' | 'outcome'>;

/**
 * Rolls until the pass line is decided. There is no bound on the number of rolls: draws never run out, and with a point
 * each roll decides the round with a chance of at least 1 in 4, so that more than n further rolls have a chance of at
 * most 0.75 to the power of n.
 */
function shoot(draw: DrawInteger): Shooting {
  const comeOut = roll(draw);
  const point = pointOf(comeOut);
  if (point === null) return { rolls: [comeOut], point, outcome: outcomeOfComeOut(comeOut) };
  const further: CrapsDice[] = [];
  for (;;) {
    const next = roll(draw);
    further.push(next);
    const sum = sumOfRoll(next);
    if (sum === point || sum === 7)
      return { rolls: [comeOut, ...further], point, outcome: sum === point ? 'pass' : 'dontPass' };
  }
}

/**
 * Craps in one round: two dice are rolled until the pass line is decided. All other places but pass and don't pass are
 * decided by the first roll. Each roll draws its first die, then its second.
 *
 * Exact returns: don't pass 1,953 / 1,980 = 98.636 % (a returned stake counts), pass 488 / 495 = 98.586 %, field
 * 35 / 36 = 97.222 %, any craps and eleven 32 / 36 = 88.889 %, two and twelve 31 / 36 = 86.111 %, any seven
 * 30 / 36 = 83.333 %.
 */
export const crapsRules: GameRules<CrapsView> = {
  ...chipStart(crapsPlaces, BET_UNITS),
  id: 'craps-1',
  returnBasisPoints: 9863,
  volatility: 'low',
  play: (draw, [start]) => {
    const bets = betsOfStart(start, crapsPlaces, BET_UNITS);
    const shooting = shoot(draw);
    const [comeOut] = shooting.rolls;
    const timesOf = (place: CrapsPlace) => crapsPays(place, comeOut, shooting.outcome);
    const { wins, winMinor } = settleBets(crapsPlaces, bets, (place, stakeMinor) => {
      const times = timesOf(place);
      return times === null ? 0 : stakeMinor * (1 + times);
    });
    const winningPlaces = crapsPlaces.filter((place) => (timesOf(place) ?? 0) > 0);
    return { view: { ...shooting, winningPlaces, bets, wins }, isOver: true, winMinor };
  },
};
