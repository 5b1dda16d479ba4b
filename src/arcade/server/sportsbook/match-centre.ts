import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { League } from '#arcade/games/sportsbook/data/leagues.ts';
import { leagues } from '#arcade/games/sportsbook/data/leagues.ts';
import type { SportId } from '#arcade/games/sportsbook/data/sports.ts';
import type { Expectation, OddsHundredths } from '#arcade/games/sportsbook/markets/odds.ts';
import {
  expectationIn,
  type PricedMarket,
  priceMarkets,
  priceOf,
} from '#arcade/games/sportsbook/markets/price-markets.ts';
import type { Selection } from '#arcade/games/sportsbook/markets/selection.ts';
import type { CountResult } from '#arcade/games/sportsbook/models/match-model.ts';
import { type Fixture, modelOfFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import {
  OFFICIAL_AFTER_MS,
  type Standing,
  standingAt,
  type Timeline,
  timelineOf,
} from '#arcade/games/sportsbook/season/timeline.ts';
import { countBetween, fixturesBetween } from '#arcade/games/sportsbook/season/timetable.ts';
import type { TableSeeds } from '../tables/table-seeds.ts';
import { RecentlyUsed } from './recently-used.ts';
import { SEASON, SLIPS } from './slip-seeds.ts';

/** How long before its start bets on a match are taken. A slip is then settled within a day of its bet. */
export const BETS_AHEAD_MS = 12 * 3_600_000;
/** The longest that a match takes, with room to spare. */
export const LONGEST_MATCH_MS = 45 * 60_000;

const MOST_TIMELINES = 200;
const MOST_ENDS = 4_000;
const MOST_PRICES = 400;

/**
 * All matches as they stand and their prices. They follow from the clock and the store's secret alone, so nothing is
 * read or written for them.
 */
export class MatchCentre {
  readonly #seeds: TableSeeds;
  readonly #timelines = new RecentlyUsed<Timeline>(MOST_TIMELINES);
  readonly #ends = new RecentlyUsed<Standing>(MOST_ENDS);
  readonly #markets = new RecentlyUsed<readonly PricedMarket[]>(MOST_PRICES);
  readonly #mainMarkets = new RecentlyUsed<readonly PricedMarket[]>(2 * MOST_PRICES);

  constructor(seeds: TableSeeds) {
    this.#seeds = seeds;
  }

  /** The seed in the row of seeds of slips. */
  get slipSeed(): string {
    return this.#seeds.serverSeed(SLIPS, 0);
  }

  seedOf({ id, startsAt }: Fixture): string {
    return this.#seeds.serverSeed({ vendor: SEASON, gameCode: id }, startsAt);
  }

  seedHashOf(fixture: Fixture): string {
    return serverSeedHash(this.seedOf(fixture));
  }

  timelineOf(fixture: Fixture): Timeline {
    return this.#timelines.get(fixture.id, () => timelineOf(fixture, this.seedOf(fixture)));
  }

  standingOf(fixture: Fixture, now: number): Standing {
    if (now < fixture.startsAt) {
      const state = modelOfFixture(fixture).start;
      return {
        status: 'upcoming',
        state,
        since: fixture.startsAt,
        suspendedUntil: 0,
        isOfficial: false,
        isCorrected: false,
      };
    }
    // Of a match that is long over the cache has only the end.
    if (now - fixture.startsAt > LONGEST_MATCH_MS)
      return this.#ends.get(fixture.id, () => standingAt(fixture, timelineOf(fixture, this.seedOf(fixture)), now));
    return standingAt(fixture, this.timelineOf(fixture), now);
  }

  /** Every open market of a match in its state. */
  marketsOf(fixture: Fixture, { status, state }: Standing): readonly PricedMarket[] {
    if (status === 'over' || status === 'abandoned') return [];
    return this.#markets.get(`${priceKey(fixture)} ${state.step} ${matchKey(fixture, state.step)}`, () =>
      priceMarkets(fixture.sport, modelOfFixture(fixture), state),
    );
  }

  /** The markets that lists show: the result, the middle handicap and the middle total. */
  mainMarketsOf(fixture: Fixture, { status, state }: Standing): readonly PricedMarket[] {
    if (status === 'over' || status === 'abandoned') return [];
    const { main } = fixture.sport;
    return this.#mainMarkets.get(`${priceKey(fixture)} ${state.step} ${matchKey(fixture, state.step)}`, () => {
      const priced = priceMarkets(
        fixture.sport,
        modelOfFixture(fixture),
        state,
        ({ count, kind }) =>
          (kind === 'result' && count === main.result) ||
          (kind === 'handicap' && count === main.handicap) ||
          (kind === 'total' && count === main.total),
      );
      return (['result', 'handicap', 'total'] as const).flatMap((kind) => {
        const ofKind = priced.filter((market) => market.kind === kind);
        return ofKind[Math.floor(ofKind.length / 2)] ?? [];
      });
    });
  }

  /** The odds of a selection now; null where no bets are taken on it. */
  oddsOf(fixture: Fixture, selection: Selection, now: number): OddsHundredths | null {
    if (fixture.startsAt > now + BETS_AHEAD_MS) return null;
    const { status, state, suspendedUntil } = this.standingOf(fixture, now);
    if (status === 'over' || status === 'abandoned' || now < suspendedUntil) return null;
    return priceOf(fixture.sport, modelOfFixture(fixture), state, selection);
  }

  /** What a bet brings on average from now on; null while bets are suspended, and where the count is decided. */
  expectationOf(fixture: Fixture, selection: Selection, now: number): Expectation | null {
    const { status, state, suspendedUntil } = this.standingOf(fixture, now);
    if (status === 'over' || status === 'abandoned' || now < suspendedUntil) return null;
    return expectationIn(modelOfFixture(fixture), state, selection);
  }

  /** What a count has come to; void where the match was abandoned before. */
  resultOf(fixture: Fixture, count: string, now: number): CountResult {
    const { status, state } = this.standingOf(fixture, now);
    const result = modelOfFixture(fixture).result(state, count);
    return !result.isFinal && status === 'abandoned' ? { isFinal: true, pair: null } : result;
  }

  /** When the result of a match is official. */
  officialAt(fixture: Fixture): number {
    return fixture.startsAt + (this.timelineOf(fixture).atMs.at(-1) ?? 0) + OFFICIAL_AFTER_MS;
  }

  /** Matches in play, by league and start. */
  liveOf(sports: readonly SportId[], now: number): readonly Fixture[] {
    return this.#leaguesOf(sports).flatMap((league) =>
      fixturesBetween(league, now - LONGEST_MATCH_MS, now + 1).filter(
        (fixture) => this.standingOf(fixture, now).status === 'live',
      ),
    );
  }

  /** Matches that begin after now and before a moment, by their starts. */
  upcomingOf(sports: readonly SportId[], now: number, until: number): readonly Fixture[] {
    return this.#leaguesOf(sports)
      .flatMap((league) => fixturesBetween(league, now + 1, until))
      .sort((left, right) => left.startsAt - right.startsAt);
  }

  /** How many matches begin after now and before a moment. */
  upcomingCount(sports: readonly SportId[], now: number, until: number): number {
    return this.#leaguesOf(sports).reduce((sum, league) => sum + countBetween(league, now + 1, until), 0);
  }

  /** Matches that began since a moment and are over, the latest first. */
  endedOf(sports: readonly SportId[], now: number, since: number): readonly Fixture[] {
    return this.#leaguesOf(sports)
      .flatMap((league) => fixturesBetween(league, since, now + 1))
      .filter((fixture) => /^(?:over|abandoned)$/.test(this.standingOf(fixture, now).status))
      .sort((left, right) => right.startsAt - left.startsAt);
  }

  #leaguesOf(sports: readonly SportId[]): readonly League[] {
    return leagues.filter(({ sport }) => sports.includes(sport));
  }
}

/** Before the start the prices of a match are those of its two strengths. */
function priceKey({ sportId, lead }: Fixture): string {
  return `${sportId} ${lead.toFixed(6)}`;
}

function matchKey({ id }: Fixture, step: number): string {
  return step === 0 ? '' : id;
}
