import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { type Bets, readBets, totalOf } from './placed-chips.ts';

/** What a place came to in a round: with the stake where it wins, the stake or a part of it where that is returned. */
export interface PlaceWin<Place extends string = string> {
  readonly place: Place;
  readonly amountMinor: number;
}

type ChipStart = Pick<GameRules, 'betUnits' | 'startChoices' | 'choiceProblem' | 'betOf' | 'places' | 'choiceOfAbsent'>;

/** The half of the rules that all games of chips share: one choice, the bets by place, ends the round at once. */
export function chipStart(places: readonly string[], betUnits: number): ChipStart {
  const isPlace = (place: string) => places.includes(place);
  return {
    betUnits,
    places,
    startChoices: 1,
    choiceProblem: (made, next) =>
      made.length > 0 ? 'must not follow the bets' : readBets(next, isPlace, betUnits).problem,
    betOf: (start) => totalOf(readBets(start, isPlace, betUnits).bets ?? {}),
    choiceOfAbsent: () => ({ bets: Object.fromEntries(places.slice(0, 1).map((place) => [place, betUnits])) }),
  };
}

/** The start of a table's round without any bet. It gives the view for spectators, and is refused as a bet. */
export const NO_CHIPS: Choice = { bets: {} };

/** @throws RangeError where the choice is none that can be played. */
export function betsOfStart(start: Choice | undefined, places: readonly string[], betUnits: number): Bets {
  if (start === NO_CHIPS) return {};
  const { bets, problem } = readBets(start ?? {}, (place) => places.includes(place), betUnits);
  if (bets === null) throw new RangeError(`The bets cannot be played: they ${problem}.`);
  return bets;
}

/** What all bets come to, in the order of the places. `payOf` answers 0 for a place that loses. */
export function settleBets<Place extends string>(
  places: readonly Place[],
  bets: Bets,
  payOf: (place: Place, stakeMinor: number) => number,
): { readonly wins: readonly PlaceWin<Place>[]; readonly winMinor: number } {
  const wins = places
    .map((place) => ({ place, amountMinor: payOf(place, bets[place] ?? 0) }))
    .filter(({ amountMinor }) => amountMinor > 0);
  return { wins, winMinor: wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
}
