import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { MatchRules, Seat } from '#arcade/games/matches/rules/match-rules.ts';
import {
  applyStep,
  BAR,
  backgammonOpening,
  type CheckerStep,
  diceAfter,
  legalSteps,
  OFF,
  type Sides,
} from './backgammon-board.ts';
import { chooseStep } from './backgammon-bot.ts';

const CHECKERS = 15;

/** A roll, and whose it was. */
export interface Roll {
  readonly seat: Seat;
  readonly dice: readonly number[];
}

export interface BackgammonPosition {
  readonly sides: Sides;
  readonly turn: Seat;
  /** The roll of the turn, and what is left of it. A pair counts four times. */
  readonly roll: readonly number[];
  readonly dice: readonly number[];
  /** Rolls without a move, since the last step. */
  readonly passed: readonly Roll[];
  /** The steps of the turn before this one and of this turn so far. */
  readonly lastSteps: readonly (CheckerStep & { readonly seat: Seat })[];
}

/** Both players closed out: nobody could ever move again. */
const MOST_PASSES = 60;

/** `13/8`, `bar/20` and `4/off`, in the moving player's own count. */
export function stepName({ from, to }: Pick<CheckerStep, 'from' | 'to'>): string {
  return `${from === BAR ? 'bar' : from}/${to === OFF ? 'off' : to}`;
}

function rollDice(draw: DrawInteger): readonly number[] {
  return [draw(6) + 1, draw(6) + 1];
}

function diceOf([one = 1, other = 1]: readonly number[]): readonly number[] {
  return one === other ? [one, one, one, one] : [one, other];
}

/** The next player rolls; who has no move is passed. */
function nextTurn(position: BackgammonPosition, draw: DrawInteger): BackgammonPosition {
  const passed: Roll[] = [];
  let turn = 1 - position.turn;
  for (;;) {
    const roll = rollDice(draw);
    const dice = diceOf(roll);
    if (legalSteps(position.sides, turn, dice).length > 0 || passed.length >= MOST_PASSES)
      return { ...position, turn, roll, dice, passed };
    passed.push({ seat: turn, dice: roll });
    turn = 1 - turn;
  }
}

export const backgammonRules: MatchRules<BackgammonPosition, BackgammonPosition> = {
  id: 'backgammon-1',
  seats: 2,
  pace: { initialMs: 6 * 60_000, incrementMs: 8_000 },
  hasChance: true,
  mayAgreeDraw: false,
  start: (draw) => {
    // Each player throws one die until they differ; the higher one begins with both.
    const first = draw(6) + 1;
    const second = ((first + draw(5)) % 6) + 1;
    const roll = [first, second];
    const turn = first > second ? 0 : 1;
    return { sides: backgammonOpening, turn, roll, dice: roll, passed: [], lastSteps: [] };
  },
  turnOf: ({ turn }) => turn,
  legalMoves: ({ sides, turn, dice }) => legalSteps(sides, turn, dice).map(stepName),
  play: (position, move, draw) => {
    const { sides, turn, roll, dice, lastSteps } = position;
    const step = legalSteps(sides, turn, dice).find((one) => stepName(one) === move);
    if (step === undefined) throw new Error(`The step ${move} is not legal.`);
    const isFirst = diceOf(roll).length === dice.length;
    const next: BackgammonPosition = {
      ...position,
      sides: applyStep(sides, turn, step),
      dice: diceAfter(dice, step),
      passed: [],
      lastSteps: [...(isFirst ? [] : lastSteps), { ...step, seat: turn }],
    };
    const isOver = next.sides[turn === 0 ? 0 : 1][OFF] === CHECKERS;
    return isOver || legalSteps(next.sides, turn, next.dice).length > 0 ? next : nextTurn(next, draw);
  },
  endOf: ({ sides, passed }) => {
    const winner = sides.findIndex((side) => side[OFF] === CHECKERS);
    if (winner >= 0) return { winners: [winner], reason: 'home' };
    return passed.length >= MOST_PASSES ? { winners: [], reason: 'blocked' } : null;
  },
  view: (position) => position,
  botMove: ({ sides, turn, dice }, _legal, random) => stepName(chooseStep(sides, turn, dice, random)),
};
