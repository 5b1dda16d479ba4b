import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { GameRules } from '#arcade/games/game-rules.ts';
import { betsOfStart, chipStart, type PlaceWin, settleBets } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import {
  BOOSTS_OF_PLACE,
  BOOSTS_OF_TIMES,
  type WheelBoost,
  type WheelPlace,
  wheelPays,
  wheelPlaces,
  wheelSegments,
} from './wheel-places.ts';

export interface WheelView {
  readonly boost: WheelBoost;
  /** From 0, clockwise: the segment that stops below the pointer. */
  readonly segment: number;
  /** The place of this segment. */
  readonly place: WheelPlace;
  /** The wheel stopped on the boosted place. */
  readonly isBoosted: boolean;
  readonly bets: Bets;
  readonly wins: readonly PlaceWin<WheelPlace>[];
}

const BET_UNITS = 1;

const boostedPlaces = wheelPlaces.flatMap((place) => new Array<WheelPlace>(BOOSTS_OF_PLACE[place]).fill(place));
const boostTimes = BOOSTS_OF_TIMES.flatMap(([times, count]) => new Array<number>(count).fill(times));

function drawOne<One>(draw: DrawInteger, all: readonly One[]): One {
  const drawn = all[draw(all.length)];
  if (drawn === undefined) throw new RangeError('The draw is out of its bound.');
  return drawn;
}

/**
 * A wheel of 54 segments. Before the spin one place is boosted: its pay is multiplied by 2, 3 or 5. The place of the
 * boost is drawn first, then its multiple, then the segment.
 *
 * Exact returns, of 108,000 equally likely rounds: star 104,400 (96.667 %), forty 103,760 (96.074 %), one 103,730
 * (96.046 %), two 103,260 (95.611 %), five and twenty 103,040 (95.407 %), ten 102,960 (95.333 %). A place with k of the
 * 54 segments that pays n to 1, and is boosted in w of 100 rounds, returns k (1 + n (1 + 1.7 w / 100)) / 54, since a
 * boost adds 1.7 times the pay on average.
 */
export const wheelRules: GameRules<WheelView> = {
  ...chipStart(wheelPlaces, BET_UNITS),
  id: 'wheel-1',
  returnBasisPoints: 9666,
  volatility: 'medium',
  play: (draw, [start]) => {
    const bets = betsOfStart(start, wheelPlaces, BET_UNITS);
    const boost: WheelBoost = { place: drawOne(draw, boostedPlaces), times: drawOne(draw, boostTimes) };
    const segment = draw(wheelSegments.length);
    const place = drawOne(() => segment, wheelSegments);
    const { wins, winMinor } = settleBets(wheelPlaces, bets, (each, stakeMinor) =>
      each === place ? stakeMinor * (1 + wheelPays(place, boost)) : 0,
    );
    return {
      view: { boost, segment, place, isBoosted: boost.place === place, bets, wins },
      isOver: true,
      winMinor,
    };
  },
};
