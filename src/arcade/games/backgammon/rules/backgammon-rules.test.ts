import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import {
  applyStep,
  backgammonOpening,
  legalSteps,
  pipsOf,
  type Side,
  type Sides,
  stepsOfDie,
} from './backgammon-board.ts';
import { backgammonRules, stepName } from './backgammon-rules.ts';

const draw = fastDraw(7);

/** A side from counts by point, e.g. `{ 6: 2 }`; the rest is borne off. */
function sideOf(counts: Readonly<Record<number, number>>): Side {
  const side = Array.from({ length: 26 }, (_, point) => counts[point] ?? 0);
  side[0] = 15 - side.reduce((sum, count) => sum + count, 0);
  return side;
}

const names = (sides: Sides, dice: readonly number[]): readonly string[] => legalSteps(sides, 0, dice).map(stepName);

/** The boards that a roll can lead to, counted by trying both orders without the rules of whole turns. */
function boardsOf(sides: Sides, one: number, other: number): Set<string> {
  const orders =
    one === other
      ? [[one, one, one, one]]
      : [
          [one, other],
          [other, one],
        ];
  const ends: { board: string; played: number }[] = [];
  const go = (now: Sides, dice: readonly number[], played: number): void => {
    ends.push({ board: JSON.stringify(now), played });
    const [die, ...rest] = dice;
    if (die !== undefined) for (const step of stepsOfDie(now, 0, die)) go(applyStep(now, 0, step), rest, played + 1);
  };
  for (const dice of orders) go(sides, dice, 0);
  const most = Math.max(...ends.map(({ played }) => played));
  return new Set(ends.filter(({ played }) => played === most).map(({ board }) => board));
}

/** The same boards by the steps that the rules allow one after the other. */
function reachedBoards(sides: Sides, one: number, other: number): Set<string> {
  const found = new Set<string>();
  const go = (now: Sides, dice: readonly number[]): void => {
    const steps = legalSteps(now, 0, dice);
    if (steps.length === 0) found.add(JSON.stringify(now));
    for (const step of steps) go(applyStep(now, 0, step), dice.toSpliced(dice.indexOf(step.die), 1));
  };
  go(sides, one === other ? [one, one, one, one] : [one, other]);
  return found;
}

describe('backgammon', () => {
  it('begins with 167 pips each, and the higher die moves first with both', () => {
    expect(backgammonOpening.map(pipsOf)).toEqual([167, 167]);
    for (let seed = 0; seed < 200; seed += 1) {
      const { roll, turn } = backgammonRules.start(fastDraw(seed));
      expect(roll[turn]).toBe(Math.max(...roll));
      expect(roll[0]).not.toBe(roll[1]);
    }
  });

  it('leads to the boards of every opening roll that are counted another way', () => {
    for (let one = 1; one <= 6; one += 1)
      for (let other = one; other <= 6; other += 1)
        expect(reachedBoards(backgammonOpening, one, other)).toEqual(boardsOf(backgammonOpening, one, other));
  });

  it('enters checkers from the bar before all others, and hits single ones', () => {
    const sides: Sides = [sideOf({ 25: 1, 6: 14 }), sideOf({ 3: 1, 5: 2, 6: 12 })];
    // The other player holds the points that are 20 and 19 for this one, and has a single checker on his 22.
    expect(names(sides, [3, 5])).toEqual(['bar/22']);
    const [, other] = applyStep(sides, 0, { from: 25, to: 22, die: 3 });
    expect([other[3], other[25]]).toEqual([0, 1]);
  });

  it('plays as many dice as it can, and the higher one where only one can be', () => {
    const either: Sides = [sideOf({ 12: 1 }), sideOf({ 21: 15 })];
    expect(names(either, [3, 6])).toEqual(['12/9', '12/6']);
    const onlyOne: Sides = [sideOf({ 12: 1 }), sideOf({ 22: 2, 15: 13 })];
    // After either die the other one would end on the 3: held by the other player.
    expect(names(onlyOne, [3, 6])).toEqual(['12/6']);
  });

  it('bears off from home alone, by a higher die only from the highest point', () => {
    const other = sideOf({ 6: 15 });
    expect(names([sideOf({ 7: 1, 2: 1 }), other], [2, 2])).toEqual(['7/5']);
    expect(names([sideOf({ 4: 1, 2: 1 }), other], [6])).toEqual(['4/off']);
    expect(names([sideOf({ 6: 1, 4: 1 }), other], [5])).toEqual(['6/1']);
  });

  it('is won by the player who has borne off all, and rolls for the next player after each turn', () => {
    const last = { ...backgammonRules.start(draw), sides: [sideOf({ 1: 1 }), sideOf({ 6: 15 })] as Sides, turn: 0 };
    const over = backgammonRules.play({ ...last, roll: [1, 2], dice: [1, 2] }, '1/off', draw);
    expect(backgammonRules.endOf(over)).toEqual({ winners: [0], reason: 'home' });
  });

  it('keeps fifteen checkers of each side through a match of bots, which ends', () => {
    let position = backgammonRules.start(draw);
    while (backgammonRules.endOf(position) === null) {
      const legal = backgammonRules.legalMoves(position);
      const move = backgammonRules.botMove(position, legal, draw);
      expect(legal).toContain(move);
      position = backgammonRules.play(position, move, draw);
      for (const side of position.sides) expect(side.reduce((sum, count) => sum + count, 0)).toBe(15);
    }
  });
});
