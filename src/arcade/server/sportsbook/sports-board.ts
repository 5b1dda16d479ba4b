import type { BookId } from '#arcade/games/sportsbook/data/sport-data.ts';
import { isSportId, type SportId, sportsOf } from '#arcade/games/sportsbook/data/sports.ts';
import type { PricedMarket } from '#arcade/games/sportsbook/markets/price-markets.ts';
import { selectionId } from '#arcade/games/sportsbook/markets/selection.ts';
import type { MatchState } from '#arcade/games/sportsbook/models/match-model.ts';
import { type Fixture, findFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import type { Standing } from '#arcade/games/sportsbook/season/timeline.ts';
import type {
  BoardView,
  FixtureDetail,
  ListedFixture,
  MatchMoment,
  OfferedMarket,
  SportsBoard,
} from '#arcade/sportsbook-api.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { BETS_AHEAD_MS, type MatchCentre } from './match-centre.ts';
import { formOf, meetingsOf } from './past-matches.ts';

const MOST_LISTED = 60;
/** Pages of older matches are not made: their ids are without number, and would push current ones out of caches. */
const PAGES_KEPT_MS = 24 * 3_600_000;
const SOON_MS = 3_600_000;
const RESULTS_MS = 2 * 3_600_000;
const VIEWS: ReadonlySet<string> = new Set<BoardView>(['live', 'soon', 'day', 'results']);

/** What a board shows: a sport, a span, and one league or all. */
export interface BoardQuery {
  readonly sport: SportId;
  readonly view: BoardView;
  readonly league: string | null;
}

/** @throws GameRefusal `invalid_request` */
export function boardQueryIn(book: BookId, query: Readonly<Record<string, unknown>>): BoardQuery {
  const { sport, view = 'live', league = null } = query;
  if (typeof sport !== 'string' || !isSportId(sport) || !sportsOf(book).includes(sport))
    throw invalidRequest({ sport: `must be one of ${sportsOf(book).join(', ')}` });
  if (typeof view !== 'string' || !VIEWS.has(view))
    throw invalidRequest({ view: `must be one of ${[...VIEWS].join(', ')}` });
  if (league !== null && (typeof league !== 'string' || league.length > 8))
    throw invalidRequest({ league: 'must be the id of a league' });
  return { sport, view: view as BoardView, league };
}

/** The lists of a book: its sports, the leagues of one of them, and its matches of a span. */
export function sportsBoard(centre: MatchCentre, book: BookId, query: BoardQuery, now: number): SportsBoard {
  const found = fixturesOf(centre, query, now);
  const leagues = new Map<string, { id: string; name: string; matches: number }>();
  for (const { league } of found) {
    const known = leagues.get(league.id) ?? { id: league.id, name: league.name, matches: 0 };
    leagues.set(league.id, { ...known, matches: known.matches + 1 });
  }
  const shown = found.filter(({ league }) => query.league === null || league.id === query.league);
  return {
    now,
    sports: sportsOf(book).map((id) => ({
      id,
      live: centre.liveOf([id], now).length,
      upcoming: centre.upcomingCount([id], now, now + BETS_AHEAD_MS),
    })),
    leagues: [...leagues.values()],
    fixtures: shown.slice(0, MOST_LISTED).map((fixture) => listedFixture(centre, fixture, now)),
  };
}

function fixturesOf(centre: MatchCentre, { sport, view }: BoardQuery, now: number): readonly Fixture[] {
  switch (view) {
    case 'live':
      return centre.liveOf([sport], now);
    case 'soon':
      return centre.upcomingOf([sport], now, now + SOON_MS);
    case 'day':
      return centre.upcomingOf([sport], now, now + BETS_AHEAD_MS);
    case 'results':
      return centre.endedOf([sport], now, now - RESULTS_MS);
  }
}

/** A match as lists show it. */
export function listedFixture(centre: MatchCentre, fixture: Fixture, now: number): ListedFixture {
  const standing = centre.standingOf(fixture, now);
  const { status, state, suspendedUntil } = standing;
  const isSuspended = now < suspendedUntil;
  const main = centre.mainMarketsOf(fixture, standing).map((market) => offered(market, isSuspended));
  return {
    id: fixture.id,
    sport: fixture.sportId,
    league: { id: fixture.league.id, name: fixture.league.name },
    home: fixture.home,
    away: fixture.away,
    startsAt: fixture.startsAt,
    status,
    score: state.score,
    periods: state.periods,
    minute: minuteOf(fixture, state),
    isSuspended,
    isCorrected: standing.isCorrected,
    main,
    more: status === 'upcoming' || status === 'live' ? Math.max(0, fixture.sport.markets.length - main.length) : 0,
  };
}

/**
 * A match's own page.
 * @throws GameRefusal `not_found` for a match that the book does not have, or that began more than a day ago.
 */
export function fixtureDetail(centre: MatchCentre, book: BookId, id: string, now: number): FixtureDetail {
  const fixture = fixtureOfBook(book, id);
  if (fixture.startsAt < now - PAGES_KEPT_MS) throw noSuchMatch();
  const standing = centre.standingOf(fixture, now);
  const { isOfficial, suspendedUntil } = standing;
  const { part, unit, hasDraw } = fixture.sport;
  return {
    now,
    fixture: listedFixture(centre, fixture, now),
    part,
    unit,
    hasDraw,
    markets: centre.marketsOf(fixture, standing).map((market) => offered(market, now < suspendedUntil)),
    moments: momentsOf(centre, fixture, standing),
    seedHash: centre.seedHashOf(fixture),
    serverSeed: isOfficial ? centre.seedOf(fixture) : null,
    form: [formOf(centre, fixture, fixture.home, now), formOf(centre, fixture, fixture.away, now)],
    meetings: meetingsOf(centre, fixture, now),
  };
}

/** @throws GameRefusal `not_found` */
export function fixtureOfBook(book: BookId, id: string): Fixture {
  const fixture = findFixture(id);
  if (fixture === undefined || fixture.sport.book !== book) throw noSuchMatch();
  return fixture;
}

const noSuchMatch = (): GameRefusal => new GameRefusal('not_found', 'There is no such match.');

function offered({ count, kind, line, group, picks }: PricedMarket, isSuspended: boolean): OfferedMarket {
  return {
    count,
    kind,
    line,
    group,
    picks: picks.map(({ pick, odds }) => ({
      pick,
      selection: selectionId({ count, kind, line, pick }),
      odds: isSuspended ? null : odds,
    })),
  };
}

/** The minute on a match's clock; the round of a fight; null for sports without a clock. */
function minuteOf({ sport }: Fixture, state: MatchState): number | null {
  if (sport.model === 'bout') return state.step;
  if (sport.model === 'sets' || sport.minutes === null) return null;
  const before = Math.max(0, state.periods.length - 1);
  const steps = sport.periods[before] ?? sport.overtime ?? 1;
  return sport.minutes * before + Math.floor((sport.minutes * state.stepOfPeriod) / steps);
}

/** The scores of a match so far, in sports where they are few. */
function momentsOf(centre: MatchCentre, fixture: Fixture, { status, state: last }: Standing): readonly MatchMoment[] {
  if (status === 'upcoming' || fixture.sport.model !== 'score' || !fixture.sport.hasNextScore) return [];
  const { states, atMs } = centre.timelineOf(fixture);
  // The last state is the announced one, whose score may be wrong until the result is official.
  return [...states.slice(0, last.step), last].flatMap((state, index): readonly MatchMoment[] => {
    const before = states[index - 1];
    if (before === undefined || (state.score[0] === before.score[0] && state.score[1] === before.score[1])) return [];
    const side = state.score[0] === before.score[0] ? 1 : 0;
    return [{ atMs: atMs[index] ?? 0, minute: minuteOf(fixture, state), side, score: state.score }];
  });
}
