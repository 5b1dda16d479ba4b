import type { League } from '../data/leagues.ts';
import { type Fixture, fixtureAt, matchdayMs, matchdayStart, matchdaysOfSeason } from './fixture.ts';

/** Fixtures of a league that start from a moment to before another one, in the order of their starts. */
export function fixturesBetween(league: League, from: number, to: number): readonly Fixture[] {
  const every = league.everyMinutes * 60_000;
  const perDay = league.teams.length / 2;
  const found: Fixture[] = [];
  const first = Math.max(0, Math.ceil((from - matchdayStart(league, 0)) / every));
  for (let number = first; matchdayStart(league, 0) + number * every < to; number += 1)
    found.push(fixtureAt(league, Math.floor(number / perDay), number % perDay));
  return found;
}

/** The start of the season that a moment is in. */
export function seasonStart(league: League, now: number): number {
  const days = matchdaysOfSeason(league);
  const matchday = Math.floor((now - matchdayStart(league, 0)) / matchdayMs(league));
  return matchdayStart(league, Math.floor(matchday / days) * days);
}
