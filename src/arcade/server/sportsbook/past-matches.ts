import { findLeague, type League } from '#arcade/games/sportsbook/data/leagues.ts';
import { type Fixture, fixtureAt } from '#arcade/games/sportsbook/season/fixture.ts';
import { fixturesBetween, seasonStart } from '#arcade/games/sportsbook/season/timetable.ts';
import type { LeagueRow, LeagueTable, PlayedMatch } from '#arcade/sportsbook-api.ts';
import { GameRefusal } from '../game-refusal.ts';
import type { MatchCentre } from './match-centre.ts';

const SHOWN = 5;
const MATCHDAYS_BACK = 20;

/** The last matches of a team before a match, the latest first. */
export function formOf(centre: MatchCentre, fixture: Fixture, team: string, now: number): readonly PlayedMatch[] {
  return earlier(centre, fixture, now, ({ home, away }) => home === team || away === team);
}

/** The last matches of both sides against each other. */
export function meetingsOf(centre: MatchCentre, fixture: Fixture, now: number): readonly PlayedMatch[] {
  const both = [fixture.home, fixture.away];
  return earlier(centre, fixture, now, ({ home, away }) => both.includes(home) && both.includes(away));
}

function earlier(
  centre: MatchCentre,
  { league, matchday, id }: Fixture,
  now: number,
  isWanted: (fixture: Fixture) => boolean,
): readonly PlayedMatch[] {
  const found: PlayedMatch[] = [];
  for (let day = matchday; day >= 0 && day > matchday - MATCHDAYS_BACK && found.length < SHOWN; day -= 1)
    for (let index = league.teams.length / 2 - 1; index >= 0; index -= 1) {
      const fixture = fixtureAt(league, day, index);
      if (fixture.id === id || fixture.startsAt > now || !isWanted(fixture)) continue;
      const { status, state } = centre.standingOf(fixture, now);
      if (status !== 'over' && status !== 'abandoned') continue;
      const { home, away, startsAt } = fixture;
      found.push({ id: fixture.id, home, away, startsAt, score: state.score, isAbandoned: status === 'abandoned' });
    }
  return found.slice(0, SHOWN);
}

/**
 * The table of a league in its present season. A win counts three points where a draw counts one, else one.
 * @throws GameRefusal `not_found`
 */
export function leagueTable(centre: MatchCentre, id: string, now: number): LeagueTable {
  const league = findLeague(id);
  if (league === undefined) throw new GameRefusal('not_found', 'There is no such league.');
  const startsAt = seasonStart(league, now);
  const rows = new Map(league.teams.map((team) => [team, emptyRow(team)]));
  for (const fixture of fixturesBetween(league, startsAt, now + 1)) {
    const { status, state } = centre.standingOf(fixture, now);
    if (status !== 'over') continue;
    const [home, away] = state.score;
    note(rows, fixture.home, home, away, league);
    note(rows, fixture.away, away, home, league);
  }
  const order = (left: LeagueRow, right: LeagueRow): number =>
    right.points - left.points ||
    right.scored - right.conceded - (left.scored - left.conceded) ||
    right.scored - left.scored ||
    left.team.localeCompare(right.team);
  return { id, name: league.name, sport: league.sport, rows: [...rows.values()].sort(order) };
}

function emptyRow(team: string): LeagueRow {
  return { team, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 };
}

function note(rows: Map<string, LeagueRow>, team: string, own: number, other: number, { sport }: League): void {
  const row = rows.get(team) ?? emptyRow(team);
  const isWon = own > other;
  const isDrawn = own === other;
  const forWin = DRAWS.has(sport) ? 3 : 1;
  rows.set(team, {
    team,
    played: row.played + 1,
    won: row.won + (isWon ? 1 : 0),
    drawn: row.drawn + (isDrawn ? 1 : 0),
    lost: row.lost + (isWon || isDrawn ? 0 : 1),
    scored: row.scored + own,
    conceded: row.conceded + other,
    points: row.points + (isWon ? forWin : isDrawn ? 1 : 0),
  });
}

/** Sports whose matches often end level. */
const DRAWS: ReadonlySet<League['sport']> = new Set(['football', 'futsal', 'handball', 'rugby', 'digitalFootball']);
