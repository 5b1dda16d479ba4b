import type { Choice } from '#arcade/games/game-rules.ts';
import { type Bets, readBets, totalOf } from '#arcade/games/tables/rules/placed-chips.ts';

export const casinoHoldemPlaces = ['ante', 'bonus'] as const;

export type CasinoHoldemPlace = (typeof casinoHoldemPlaces)[number];

export const casinoHoldemActs = ['call', 'fold'] as const;

export type CasinoHoldemAct = (typeof casinoHoldemActs)[number];

/** A call adds so many antes. */
export const CALL_ANTES = 2;

const isPlace = (place: string): boolean => casinoHoldemPlaces.some((one) => one === place);

/** Reads the first choice, the chips. `problem` is a short English clause where it is not valid. */
function readStart(choice: Choice): { readonly bets: Bets } | { readonly problem: string } {
  const { bets, problem } = readBets(choice, isPlace, 1);
  if (bets === null) return { problem };
  return (bets.ante ?? 0) === 0 ? { problem: 'must have chips on ante' } : { bets };
}

/** @throws RangeError for a start that cannot be played. */
export function betsOfRound(start: Choice): Bets {
  const read = readStart(start);
  if ('problem' in read) throw new RangeError(`The round cannot start: its choice ${read.problem}.`);
  return read.bets;
}

/** The act of a choice after the start; undefined where none was made. @throws RangeError for an unknown act. */
export function actOf(choice: Choice | undefined): CasinoHoldemAct | undefined {
  if (choice === undefined) return undefined;
  const known = casinoHoldemActs.find((one) => one === choice.act);
  if (known === undefined) throw new RangeError('A choice within the round needs an act.');
  return known;
}

export function choiceProblem(made: readonly Choice[], next: Choice): string | null {
  if (made.length === 0) {
    const read = readStart(next);
    return 'problem' in read ? read.problem : null;
  }
  if (made.length > 1) return 'must not follow the call or the fold';
  if (Object.keys(next).some((key) => key !== 'act')) return 'must have an act and nothing else';
  const isAct = casinoHoldemActs.some((one) => one === next.act);
  return isAct ? null : `act must be one of ${casinoHoldemActs.join(', ')}`;
}

/** The sum of the chips that a round starts with. */
export function betOf(start: Choice): number {
  const read = readStart(start);
  return 'problem' in read ? 0 : totalOf(read.bets);
}

export function raiseOf([start = {}]: readonly Choice[], next: Choice): number {
  const read = readStart(start);
  return 'problem' in read || next.act !== 'call' ? 0 : (read.bets.ante ?? 0) * CALL_ANTES;
}

/** Folds: nothing more is taken from somebody who is not there. */
export function choiceOfAbsent(made: readonly Choice[]): Choice {
  return made.length === 0 ? { bets: { ante: 1 } } : { act: 'fold' };
}
