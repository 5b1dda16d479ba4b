import { describe, expect, it } from 'vitest';
import { leagues } from '../data/leagues.ts';
import { findFixture, fixtureAt, matchdaysOfSeason } from './fixture.ts';
import { standingAt, timelineOf } from './timeline.ts';
import { fixturesBetween } from './timetable.ts';

const NOW = Date.UTC(2026, 10, 30, 7, 11);
const HOUR_MS = 3_600_000;
const seed = 'ab'.repeat(32);

describe('the timetable', () => {
  it('lets every pair of a league meet at home and away in a season, and nobody twice on a matchday', () => {
    for (const league of leagues) {
      const meetings = new Set<string>();
      for (let day = 0; day < matchdaysOfSeason(league); day += 1) {
        const playing = new Set<string>();
        for (let index = 0; index < league.teams.length / 2; index += 1) {
          const { home, away } = fixtureAt(league, day, index);
          playing.add(home).add(away);
          meetings.add(`${home} v ${away}`);
        }
        expect(playing.size, league.name).toBe(league.teams.length);
      }
      expect(meetings.size, league.name).toBe(league.teams.length * (league.teams.length - 1));
    }
  });

  it('finds the fixtures of a span by their starts, each by its id again', () => {
    for (const league of leagues) {
      const found = fixturesBetween(league, NOW, NOW + 2 * HOUR_MS);
      expect(found.length).toBeGreaterThan(4);
      for (const fixture of found) {
        expect(fixture.startsAt).toBeGreaterThanOrEqual(NOW);
        expect(fixture.startsAt).toBeLessThan(NOW + 2 * HOUR_MS);
        expect(findFixture(fixture.id)).toEqual(fixture);
      }
    }
    expect(findFixture('f1-1-9')).toBeUndefined();
    expect(findFixture('zz-1-0')).toBeUndefined();
  });

  it('always has a match of football, basketball and tennis in play', () => {
    for (const sport of ['football', 'basketball', 'tennis'])
      for (let minute = 0; minute < 60; minute += 7) {
        const now = NOW + minute * 60_000;
        const live = leagues
          .filter((league) => league.sport === sport)
          .flatMap((league) => fixturesBetween(league, now - HOUR_MS, now))
          .filter((fixture) => standingAt(fixture, timelineOf(fixture, seed), now).status === 'live');
        expect(live.length, `${sport} at ${minute}`).toBeGreaterThan(0);
      }
  });
});

describe('a match by its seed', () => {
  it('is the same again, and another one with another seed', () => {
    const [league] = leagues;
    if (league === undefined) throw new Error('no league');
    const fixture = fixtureAt(league, 7, 1);
    expect(timelineOf(fixture, seed)).toEqual(timelineOf(fixture, seed));
    expect(timelineOf(fixture, 'cd'.repeat(32)).states).not.toEqual(timelineOf(fixture, seed).states);
  });

  it('goes from upcoming to over, and takes no bets right after a goal', () => {
    const [league] = leagues;
    if (league === undefined) throw new Error('no league');
    const fixture = fixtureAt(league, 7, 1);
    const timeline = timelineOf(fixture, seed);
    const last = timeline.atMs.at(-1) ?? 0;
    expect(standingAt(fixture, timeline, fixture.startsAt - 1).status).toBe('upcoming');
    expect(standingAt(fixture, timeline, fixture.startsAt).status).toBe('live');
    expect(standingAt(fixture, timeline, fixture.startsAt + last).status).toBe('over');
    const goal = timeline.states.findIndex(({ score }) => score[0] + score[1] > 0);
    const at = fixture.startsAt + (timeline.atMs[goal] ?? 0);
    expect(standingAt(fixture, timeline, at - 1).suspendedUntil).toBeLessThan(at);
    expect(standingAt(fixture, timeline, at).suspendedUntil).toBe(at + 15_000);
    expect(standingAt(fixture, timeline, at + 9_000).suspendedUntil).toBeGreaterThanOrEqual(at + 15_000);
    expect(standingAt(fixture, timeline, at - 1).state.score).toEqual([0, 0]);
  });

  it('is abandoned now and then, and never after its end', () => {
    const abandoned = leagues.flatMap((league) =>
      Array.from({ length: 40 }, (_, day) => fixtureAt(league, day, 0)).filter(
        (fixture) => timelineOf(fixture, seed).isAbandoned,
      ),
    );
    expect(abandoned.length).toBeGreaterThan(0);
    expect(abandoned.length).toBeLessThan(20);
  });
});
