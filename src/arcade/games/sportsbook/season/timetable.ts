import type { League } from '../data/leagues.ts';
import { type Fixture, fixtureAt, matchdayMs, matchdayStart, matchdaysOfSeason } from './fixture.ts';

/** Fixtures of a league that start from a moment to before another one, in the order of their starts. */
export function fixturesBetween(league: League, from: number, to: number): readonly Fixture[] {
  const perDay = league.teams.length / 2;
  const first = numberFrom(league, from);
  return Array.from({ length: countBetween(league, from, to) }, (_, index) =>
    fixtureAt(league, Math.floor((first + index) / perDay), (first + index) % perDay),
  );
}

/** How many fixtures `fixturesBetween` finds. */
export function countBetween(league: League, from: number, to: number): number {
  return Math.max(0, numberFrom(league, to) - numberFrom(league, from));
}

/** The number of the first fixture of a league that starts at a moment or later, counted since 1970. */
function numberFrom(league: League, moment: number): number {
  return Math.max(0, Math.ceil((moment - matchdayStart(league, 0)) / (league.everyMinutes * 60_000)));
}

/** The start of the season that a moment is in. */
export function seasonStart(league: League, now: number): number {
  const days = matchdaysOfSeason(league);
  const matchday = Math.floor((now - matchdayStart(league, 0)) / matchdayMs(league));
  return matchdayStart(league, Math.floor(matchday / days) * days);
}
