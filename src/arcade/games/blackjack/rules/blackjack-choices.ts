import type { Choice } from '#arcade/games/game-rules.ts';
import { type Bets, readBets, totalOf } from '#arcade/games/tables/rules/placed-chips.ts';

export const blackjackPlaces = ['main', 'perfectPair'] as const;

export type BlackjackPlace = (typeof blackjackPlaces)[number];

export const blackjackActs = ['hit', 'stand', 'double', 'split', 'insure', 'noInsurance'] as const;

export type BlackjackAct = (typeof blackjackActs)[number];

/** All stakes divide by it, so that half a bet and a pay of 3 to 2 are whole. */
export const BET_UNITS = 2;
export const SEATS = 7;

/** The choice that starts a round: the chips, and the seat of a table with several players. */
export interface BlackjackStart {
  readonly bets: Bets;
  readonly mainMinor: number;
  readonly seat: number;
}

const isPlace = (place: string): boolean => blackjackPlaces.some((one) => one === place);

/** Reads the first choice. `problem` is a short English clause where it is not valid. */
export function readStart({ seat = 0, ...rest }: Choice): BlackjackStart | string {
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= SEATS)
    return `seat must be a whole number from 0 to ${SEATS - 1}`;
  const { bets, problem } = readBets(rest, isPlace, BET_UNITS);
  if (bets === null) return problem;
  const mainMinor = bets.main ?? 0;
  return mainMinor === 0 ? 'must have chips on main' : { bets, mainMinor, seat };
}

/**
 * The act of a choice within the round.
 * @throws RangeError where it has none.
 */
export function actOf({ act }: Choice): BlackjackAct {
  const known = blackjackActs.find((one) => one === act);
  if (known === undefined) throw new RangeError('A choice within the round needs an act.');
  return known;
}

/** The raise of an act. It depends on the main bet alone, not on the cards. */
export function costOf(act: BlackjackAct, mainMinor: number): number {
  if (act === 'insure') return mainMinor / 2;
  return act === 'double' || act === 'split' ? mainMinor : 0;
}

function isAnswer(act: unknown): boolean {
  return act === 'insure' || act === 'noInsurance';
}

/** The problem of an act after the choices before it. It does not know the cards. */
function actProblem(made: readonly Choice[], next: Choice): string | null {
  if (Object.keys(next).some((key) => key !== 'act')) return 'must have an act and nothing else';
  const { act } = next;
  if (!blackjackActs.some((one) => one === act)) return `act must be one of ${blackjackActs.join(', ')}`;
  const acts = made.slice(1).map((choice) => choice.act);
  if (isAnswer(act)) return acts.length === 0 ? null : 'must answer the insurance before anything else';
  const isFirst = acts.every(isAnswer);
  const hasSplit = acts.includes('split');
  if (act === 'split' && !isFirst) return 'must split the first two cards';
  if (act !== 'double') return null;
  if (!isFirst && !hasSplit) return 'must double on the first two cards';
  return acts.filter((one) => one === 'double').length > 1 ? 'must not double more often than there are hands' : null;
}

export function choiceProblem(made: readonly Choice[], next: Choice): string | null {
  if (made.length > 0) return actProblem(made, next);
  const start = readStart(next);
  return typeof start === 'string' ? start : null;
}

/** The sum of the chips that a round starts with. */
export function betOf(start: Choice): number {
  const read = readStart(start);
  return typeof read === 'string' ? 0 : totalOf(read.bets);
}

/** The raise of the next choice: the main bet for a double or a split, half of it for the insurance. */
export function raiseOf([start = {}]: readonly Choice[], next: Choice): number {
  const read = readStart(start);
  return typeof read === 'string' || next.act === undefined ? 0 : costOf(actOf(next), read.mainMinor);
}

/** Declines the insurance, then stands. */
export function choiceOfAbsent(made: readonly Choice[]): Choice {
  if (made.length === 0) return { bets: { main: BET_UNITS } };
  return { act: made.length === 1 ? 'noInsurance' : 'stand' };
}
