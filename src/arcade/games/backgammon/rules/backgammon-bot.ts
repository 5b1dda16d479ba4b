import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { oneOfBest } from '#arcade/games/matches/rules/one-of-best.ts';
import {
  applyStep,
  BAR,
  type CheckerStep,
  diceAfter,
  legalSteps,
  mirrored,
  OFF,
  pipsOf,
  type Side,
  type Sides,
} from './backgammon-board.ts';

/** A turn of four equal dice can be played in very many ways; so many are looked at. */
const MOST_TURNS = 400;

/** The first step of the turn that leaves the best board; of equal ones any. */
export function chooseStep(sides: Sides, seat: Seat, dice: readonly number[], random: DrawInteger): CheckerStep {
  const search = { turns: 0 };
  const score = (step: CheckerStep): number =>
    bestAfter(search, applyStep(sides, seat, step), seat, diceAfter(dice, step));
  const chosen = oneOfBest(legalSteps(sides, seat, dice), score, random);
  if (chosen === undefined) throw new Error('There is no legal step.');
  return chosen;
}

function bestAfter(search: { turns: number }, sides: Sides, seat: Seat, dice: readonly number[]): number {
  const steps = dice.length === 0 || search.turns >= MOST_TURNS ? [] : legalSteps(sides, seat, dice);
  if (steps.length === 0) {
    search.turns += 1;
    return scoreOf(sides, seat);
  }
  return Math.max(...steps.map((step) => bestAfter(search, applyStep(sides, seat, step), seat, diceAfter(dice, step))));
}

/** Pips ahead, checkers off and on the bar, points that are held, and single checkers within reach. */
function scoreOf(sides: Sides, seat: Seat): number {
  const own = sides[seat === 0 ? 0 : 1];
  const other = sides[seat === 0 ? 1 : 0];
  let score = pipsOf(other) - pipsOf(own) + 8 * (own[OFF] ?? 0) + 12 * (other[BAR] ?? 0);
  for (let point = 1; point <= 24; point += 1) {
    const count = own[point] ?? 0;
    if (count >= 2) score += point <= 8 ? 6 : 3;
    if (count === 1) score -= reach(other, point) * (25 - point) * 0.08;
    // More than four on one point do nothing there.
    if (count > 4) score -= 2 * (count - 4);
  }
  return score;
}

/** How many of the other player's checkers could hit a point with a roll: a rough count of six pips and twelve. */
function reach(other: Side, point: number): number {
  const target = mirrored(point);
  let shots = 0;
  for (let from = target + 1; from <= Math.min(BAR, target + 12); from += 1)
    if ((other[from] ?? 0) > 0) shots += from - target <= 6 ? 3 : 1;
  return shots;
}
