import { findLeague, type League, strengthOf } from '../data/leagues.ts';
import type { SportData } from '../data/sport-data.ts';
import { modelOf, type SportId, sports } from '../data/sports.ts';
import type { MatchModel } from '../models/match-model.ts';

/** A match of the timetable. Everything follows from its id. */
export interface Fixture {
  /** `f1-29510-2`: the league, its matchday since 1970, and the match of that day. */
  readonly id: string;
  readonly league: League;
  readonly sportId: SportId;
  readonly sport: SportData;
  readonly matchday: number;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  /** The strength of the home side less that of the other one. */
  readonly lead: number;
}

const MINUTE_MS = 60_000;

export function matchdayMs({ teams, everyMinutes }: League): number {
  return (everyMinutes * MINUTE_MS * teams.length) / 2;
}

/** The start of a matchday, in milliseconds since 1970. */
export function matchdayStart(league: League, matchday: number): number {
  return matchday * matchdayMs(league) + league.fromMinute * MINUTE_MS;
}

/** Matchdays of a season: every pair of teams meets at home and away. */
export function matchdaysOfSeason({ teams }: League): number {
  return 2 * (teams.length - 1);
}

/** The fixture of a matchday and a place in it. */
export function fixtureAt(league: League, matchday: number, index: number): Fixture {
  const [first, second] = pairOf(league.teams.length, matchday % matchdaysOfSeason(league), index);
  return {
    id: `${league.id}-${matchday}-${index}`,
    league,
    sportId: league.sport,
    sport: sports[league.sport],
    matchday,
    home: league.teams[first] ?? '',
    away: league.teams[second] ?? '',
    startsAt: matchdayStart(league, matchday) + index * league.everyMinutes * MINUTE_MS,
    lead: strengthOf(league, first) - strengthOf(league, second),
  };
}

/** Undefined for an id that names no fixture. Each fixture has one id, with no zero before its numbers. */
export function findFixture(id: string): Fixture | undefined {
  const [, leagueId, matchday, index] = /^([a-z]\d)-(\d{1,9})-(\d{1,2})$/.exec(id) ?? [];
  const league = leagueId === undefined ? undefined : findLeague(leagueId);
  if (league === undefined || Number(index) >= league.teams.length / 2) return undefined;
  const fixture = fixtureAt(league, Number(matchday), Number(index));
  return fixture.id === id ? fixture : undefined;
}

/** Round robin by the circle method: the last team stays, the others turn around it. */
function pairOf(teams: number, day: number, index: number): readonly [home: number, away: number] {
  const turning = teams - 1;
  const round = day % turning;
  const left = index === 0 ? turning : (round + index) % turning;
  const right = (round + turning - index) % turning;
  // Home and away change with each round, and once more in the second half of the season.
  const isTurned = (round + index) % 2 === 1;
  return isTurned !== day >= turning ? [right, left] : [left, right];
}

const models = new Map<string, MatchModel>();

/** The model of a fixture. Matches of the same sport and lead share it. */
export function modelOfFixture({ sport, sportId, lead }: Fixture): MatchModel {
  const key = `${sportId} ${lead.toFixed(6)}`;
  const known = models.get(key);
  if (known !== undefined) return known;
  const made = modelOf(sport, lead);
  models.set(key, made);
  return made;
}
