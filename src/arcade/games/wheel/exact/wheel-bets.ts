import { chipTable } from '#arcade/games/returns/chip-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import type { WheelPlace } from '../rules/wheel-places.ts';
import { wheelRules } from '../rules/wheel-rules.ts';

/** The segments of a place, of 54; its pay in stakes; its boosts, of 100 rounds. */
type WheelOdds = readonly [segments: number, pay: number, boosts: number];

const ODDS: Readonly<Record<WheelPlace, WheelOdds>> = {
  one: [23, 1, 15],
  two: [15, 2, 13],
  five: [7, 5, 16],
  ten: [4, 10, 11],
  twenty: [2, 20, 14],
  forty: [1, 40, 16],
  star: [2, 20, 15],
};

function betOfPlace(place: string, [segments, pay, boosts]: WheelOdds) {
  const chance = segments / 54;
  const boosted = (chance * boosts) / 100;
  return betOfPays(
    place,
    [
      [1 + pay, chance - boosted],
      [1 + 2 * pay, (boosted * 12) / 20],
      [1 + 3 * pay, (boosted * 5) / 20],
      [1 + 5 * pay, (boosted * 3) / 20],
    ],
    [place],
  );
}

export const wheelTable = chipTable(
  wheelRules,
  1,
  Object.entries(ODDS).map(([place, odds]) => betOfPlace(place, odds)),
);
