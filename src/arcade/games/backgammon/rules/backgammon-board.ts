import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';

/** The number for the bar and for checkers that are borne off, in a player's own count of points. */
export const BAR = 25;
export const OFF = 0;

/** The checkers of one player by his own count: 0 borne off, 1 to 24 points, 25 on the bar. Fifteen in all. */
export type Side = readonly number[];

export type Sides = readonly [Side, Side];

/** One checker moved by one die. */
export interface CheckerStep {
  readonly from: number;
  readonly to: number;
  readonly die: number;
}

const OPENING: Readonly<Record<number, number>> = { 24: 2, 13: 5, 8: 3, 6: 5 };

const openingSide: Side = Array.from({ length: 26 }, (_, point) => OPENING[point] ?? 0);
export const backgammonOpening: Sides = [openingSide, openingSide];

/** The other player's number for a point. */
export function mirrored(point: number): number {
  return 25 - point;
}

/** What a player still has to go, in pips. */
export function pipsOf(side: Side): number {
  return side.reduce((sum, count, point) => sum + count * point, 0);
}

/** Checkers on a point of the own count; 0 where the point is none. */
function at(side: Side, point: number): number {
  return side[point] ?? 0;
}

/** All checkers are in the home board, so that they may be borne off. */
function isHome(side: Side): boolean {
  return side.every((count, point) => point <= 6 || count === 0);
}

/** The steps of a single die, without regard to what other dice could do. */
export function stepsOfDie(sides: Sides, seat: Seat, die: number): readonly CheckerStep[] {
  const own = sides[seat === 0 ? 0 : 1];
  const other = sides[seat === 0 ? 1 : 0];
  const mayBearOff = isHome(own);
  const highest = own.findLastIndex((count) => count > 0);
  const steps: CheckerStep[] = [];
  for (let from = BAR; from >= 1; from -= 1) {
    if (at(own, from) === 0) continue;
    const to = from - die;
    if (to >= 1) {
      if (at(other, mirrored(to)) < 2) steps.push({ from, to, die });
    } else if (mayBearOff && (to === 0 || from === highest)) steps.push({ from, to: OFF, die });
    // Who has a checker on the bar enters it first.
    if (from === BAR) break;
  }
  return steps;
}

/** The sides after a step: a single checker of the other player goes to the bar. */
export function applyStep(sides: Sides, seat: Seat, { from, to }: CheckerStep): Sides {
  const own = [...sides[seat === 0 ? 0 : 1]];
  const other = [...sides[seat === 0 ? 1 : 0]];
  own[from] = at(own, from) - 1;
  own[to] = at(own, to) + 1;
  if (to !== OFF && at(other, mirrored(to)) === 1) {
    other[mirrored(to)] = 0;
    other[BAR] = at(other, BAR) + 1;
  }
  return seat === 0 ? [own, other] : [other, own];
}

function without(dice: readonly number[], die: number): readonly number[] {
  return dice.toSpliced(dice.indexOf(die), 1);
}

/** How many of the dice can be played at most. */
export function mostDice(sides: Sides, seat: Seat, dice: readonly number[]): number {
  let most = 0;
  for (const die of new Set(dice))
    for (const step of stepsOfDie(sides, seat, die)) {
      most = Math.max(most, 1 + mostDice(applyStep(sides, seat, step), seat, without(dice, die)));
      if (most === dice.length) return most;
    }
  return most;
}

/**
 * The steps that may be made next: as many dice as possible have to be played, and the higher one where only one of two
 * can be. Of two dice that bear the same checker off the lower one is used.
 */
export function legalSteps(sides: Sides, seat: Seat, dice: readonly number[]): readonly CheckerStep[] {
  const most = mostDice(sides, seat, dice);
  if (most === 0) return [];
  const kinds = [...new Set(dice)].sort((one, other) => one - other);
  const steps = kinds
    .flatMap((die) => stepsOfDie(sides, seat, die))
    .filter(
      ({ die, ...step }) => 1 + mostDice(applyStep(sides, seat, { ...step, die }), seat, without(dice, die)) === most,
    );
  const highest = Math.max(...steps.map(({ die }) => die));
  const isOnlyOne = most === 1 && kinds.length > 1 && dice.length === 2;
  const allowed = isOnlyOne ? steps.filter(({ die }) => die === highest) : steps;
  return allowed.filter(
    (step, index) => allowed.findIndex(({ from, to }) => from === step.from && to === step.to) === index,
  );
}

/** The dice that are left after a step. */
export function diceAfter(dice: readonly number[], { die }: CheckerStep): readonly number[] {
  return without(dice, die);
}
