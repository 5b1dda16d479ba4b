import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSession } from '#arcade/game-api.ts';
import type { Fixture } from '#arcade/games/sportsbook/season/fixture.ts';
import { timelineOf } from '#arcade/games/sportsbook/season/timeline.ts';
import type { FixtureDetail } from '#arcade/sportsbook-api.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { atSportsbook, fixtureOf, gamesWithSports } from '#arcade/testing/test-sportsbook.ts';
import { openStore } from '../store/open-store.ts';
import { roundById } from '../store/round-store.ts';

let arcade: TestArcade;
const book = atSportsbook(() => arcade);

beforeEach(async () => {
  arcade = await testArcade({ games: gamesWithSports, at: Date.UTC(2026, 0, 1, 12, 0, 30) });
});
afterEach(() => arcade.stop());

const standing = () => arcade.operator.standing();

describe.each([
  ['PG', 'sport=football&view=soon'],
  ['JDB', 'sport=tennis&view=soon'],
])('a slip at the studio %s', (vendor, query) => {
  it('is one bet of the wallet, and pays what its results come to, once', async () => {
    const session = await book.sit('mika', vendor);
    const legs = await book.legs(session, 2, query);
    const { status, body } = await book.place(session, { legs });
    expect([status, body.outcome]).toEqual([200, 'accepted']);
    expect(standing()).toEqual({ bet: 1_000, win: 0 });
    expect((await book.slips(session)).map(({ state, legs: placed }) => [state, placed.length])).toEqual([['open', 2]]);
    await book.passMatches(legs);
    const [slip] = await book.slips(session, 'settled');
    if (slip === undefined) throw new Error('The slip is not settled.');
    expect(slip.outcomes).toHaveLength(2);
    expect(standing()).toEqual({ bet: 1_000, win: slip.winMinor });
    // Its results are those of the seeds that it names.
    slip.results?.forEach(({ serverSeed, score }, index) => {
      const end = timelineOf(fixtureOf(legs[index]?.fixtureId ?? ''), serverSeed ?? '').states.at(-1);
      expect(end?.score).toEqual(score);
    });
    await book.passMatches(legs);
    expect(standing()).toEqual({ bet: 1_000, win: slip.winMinor });
    expect(await book.slips(session)).toEqual([]);
  });
});

describe('a slip on an abandoned match', () => {
  it('gives the stake back, unless its market was decided before', async () => {
    const { centre } = arcade.arcade.sportsbook;
    const hours = 11 * 3_600_000;
    const abandoned = (): Fixture | undefined =>
      centre
        .upcomingOf(['football'], arcade.now.ms, arcade.now.ms + hours)
        .find((fixture) => centre.timelineOf(fixture).isAbandoned);
    while (abandoned() === undefined) arcade.now.ms += hours;
    const fixture = abandoned();
    if (fixture === undefined) throw new Error('no match');
    const session = await book.sit();
    const legs = [{ fixtureId: fixture.id, selection: 'full.result.0.home', odds: 101 }];
    await book.place(session, { legs, accepts: 'any' });
    await book.passMatches(legs);
    const [slip] = await book.slips(session, 'settled');
    expect(slip).toMatchObject({ state: 'returned', outcomes: ['void'], winMinor: 1_000 });
    expect(standing()).toEqual({ bet: 1_000, win: 1_000 });
  });
});

describe('a slip of several matches', () => {
  it('is settled while they go on, with the end of the last one', async () => {
    const session = await book.sit('mika', 'JDB');
    const legs = await book.legs(session, 3, 'sport=tennis&view=soon');
    await book.place(session, { legs });
    const { centre } = arcade.arcade.sportsbook;
    const ends = legs.map(({ fixtureId }) => {
      const fixture = fixtureOf(fixtureId);
      return fixture.startsAt + (centre.timelineOf(fixture).atMs.at(-1) ?? 0);
    });
    const last = Math.max(...ends);
    for (; arcade.now.ms < last - 1_000; arcade.now.ms += 1_000) arcade.arcade.sportsbook.look();
    expect(await book.slips(session)).toHaveLength(1);
    arcade.now.ms = last;
    arcade.arcade.sportsbook.look();
    await arcade.arcade.sportsbook.idle();
    expect(await book.slips(session)).toHaveLength(0);
  });
});

describe('placing a slip', () => {
  it('gives the same answer to a repeat, also at the same time, and bets once', async () => {
    const session = await book.sit();
    const legs = await book.legs(session, 1);
    const request = { legs, requestId: 'request-again' };
    const answers = await Promise.all([book.place(session, request), book.place(session, request)]);
    answers.push(await book.place(session, request));
    const ids = answers.map(({ body }) => (body.outcome === 'accepted' ? body.slip.id : body.outcome));
    expect(new Set(ids).size).toBe(1);
    expect(standing()).toEqual({ bet: 1_000, win: 0 });
  });

  it('tells odds that have moved against the player, and takes them where he accepts any', async () => {
    const session = await book.sit();
    const [leg] = await book.legs(session, 1);
    if (leg === undefined) throw new Error('no leg');
    const legs = [{ ...leg, odds: leg.odds + 10 }];
    expect((await book.place(session, { legs })).body).toEqual({ outcome: 'moved', odds: [leg.odds] });
    expect(standing()).toEqual({ bet: 0, win: 0 });
    const { body } = await book.place(session, { legs, accepts: 'any' });
    expect(body.outcome === 'accepted' && body.slip.legs[0]?.odds).toBe(leg.odds);
  });

  it('gives better odds to who accepts better ones, and tells them to who accepts none', async () => {
    const session = await book.sit();
    const [leg] = await book.legs(session, 1);
    if (leg === undefined) throw new Error('no leg');
    const legs = [{ ...leg, odds: leg.odds - 10 }];
    expect((await book.place(session, { legs, accepts: 'same' })).body.outcome).toBe('moved');
    const { body } = await book.place(session, { legs });
    expect(body.outcome === 'accepted' && body.slip.legs[0]?.odds).toBe(leg.odds);
  });

  it('refuses what cannot be bet on, and what the tile or the book does not take', async () => {
    const session = await book.sit();
    const legs = await book.legs(session, 2);
    const [first, second] = legs;
    if (first === undefined || second === undefined) throw new Error('no legs');
    const codes = async (slip: Parameters<typeof book.place>[1]) => {
      const { status, body } = await book.place(session, slip);
      return `${status} ${body.code ?? body.outcome}`;
    };
    expect(await codes({ legs: [first, { ...first, selection: 'full.both.0.yes' }] })).toBe('400 invalid_request');
    // Each match and each selection has one name.
    const padded = { ...first, fixtureId: first.fixtureId.replace('-', '-0') };
    expect(await codes({ legs: [first, padded] })).toBe('404 not_found');
    expect(await codes({ legs: [{ ...first, selection: 'full.total.010.over' }] })).toBe('400 invalid_request');
    expect(await codes({ legs: [{ ...first, selection: 'next01.result.0.home' }] })).toBe('400 invalid_request');
    expect(await codes({ legs: [{ ...first, selection: 'full.total.9.over' }] })).toBe('200 moved');
    expect(await codes({ legs: [{ ...first, fixtureId: 'e1-1-0' }] })).toBe('404 not_found');
    expect(await codes({ legs: [{ ...first, fixtureId: 'f1-1-0' }] })).toBe('200 moved');
    expect(await codes({ legs, size: 3 })).toBe('400 invalid_request');
    expect(await codes({ legs, betMinor: 1_000_000 })).toBe('200 limited');
    expect(await codes({ legs: [first], betMinor: 1 })).toBe('400 invalid_request');
    expect(standing()).toEqual({ bet: 0, win: 0 });
  });

  it('has the wallet’s refusal, keeps nothing of it, and lets the player bet again', async () => {
    const session = await book.sit();
    const legs = await book.legs(session, 1);
    arcade.operator.refusesBets = 105;
    const { status, body } = await book.place(session, { legs });
    expect([status, body.code]).toEqual([422, 'limit_reached']);
    arcade.operator.refusesBets = null;
    expect(await book.slips(session)).toEqual([]);
    expect((await book.place(session, { legs })).status).toBe(200);
  });

  it('gives up a bet whose wallet does not answer, and rolls it back', async () => {
    const session = await book.sit();
    const legs = await book.legs(session, 1);
    arcade.operator.after = () => ({ kind: 'unknown' });
    const { status, body } = await book.place(session, { legs });
    expect([status, body.code]).toEqual([503, 'wallet_unavailable']);
    arcade.operator.after = (_call, reply) => reply;
    await arcade.arcade.settleWaiting();
    expect(standing()).toEqual({ bet: 0, win: 0 });
    await book.passMatches(legs);
    expect(standing()).toEqual({ bet: 0, win: 0 });
  });

  it('settles a slip whose match was over before its wallet had answered', async () => {
    const session = await book.sit();
    const legs = await book.legs(session, 1);
    let answer: () => void = () => undefined;
    const silent = new Promise<void>((resolve) => {
      answer = resolve;
    });
    arcade.operator.before = async () => {
      await silent;
      return undefined;
    };
    const placing = book.place(session, { legs });
    await vi.waitFor(() => expect(arcade.operator.calls.some(({ body = '' }) => body.includes('"bet"'))).toBe(true));
    await book.passMatches(legs);
    answer();
    expect((await placing).body.outcome).toBe('accepted');
    await book.passMatches(legs);
    expect(await book.slips(session)).toEqual([]);
    expect(await book.slips(session, 'settled')).toHaveLength(1);
  });

  it('lets nobody else see or sell a slip', async () => {
    const session = await book.sit();
    const { body } = await book.place(session, { legs: await book.legs(session, 1) });
    const other = await book.sit('noor');
    expect(await book.slips(other)).toEqual([]);
    const id = body.outcome === 'accepted' ? body.slip.id : '';
    const path = `/api/sports/slips/${id}/cash-out`;
    expect((await arcade.call('POST', path, { token: other.token, body: { amountMinor: 1 } })).status).toBe(404);
  });
});

describe('in play', () => {
  /** A match of football in play, and the moment of its first goal. */
  async function liveMatch() {
    const session = await book.sit();
    const { centre } = arcade.arcade.sportsbook;
    for (const fixture of centre.upcomingOf(['football'], arcade.now.ms, arcade.now.ms + 3_600_000)) {
      const { states, atMs } = centre.timelineOf(fixture);
      const goal = states.findIndex(({ score }) => score[0] + score[1] > 0);
      const goalAt = fixture.startsAt + (atMs[goal] ?? 0);
      if (goal > 0 && goalAt - 10_000 > fixture.startsAt) return { session, fixture, goalAt };
    }
    throw new Error('No match has a goal.');
  }

  const selection = 'full.result.0.draw';
  async function shownOdds({ token }: GameSession, { id }: Fixture): Promise<number> {
    const { body } = await arcade.call('GET', `/api/sports/fixtures/${id}`, { token });
    const { markets } = body as unknown as FixtureDetail;
    return markets.flatMap(({ picks }) => picks).find((pick) => pick.selection === selection)?.odds ?? 0;
  }

  it('gives the odds of a moment ago after the delay, and none that were never offered', async () => {
    const { session, fixture, goalAt } = await liveMatch();
    arcade.now.ms = goalAt - 8_000;
    const odds = await shownOdds(session, fixture);
    const placed = async (asked: number) => {
      const { body } = await book.place(session, {
        legs: [{ fixtureId: fixture.id, selection, odds: asked }],
        accepts: 'same',
      });
      return body.outcome === 'accepted' ? body.slip.legs[0]?.odds : body.outcome;
    };
    expect(await placed(odds + 7)).toBe('moved');
    arcade.now.ms += 3_000;
    expect(await placed(odds)).toBe(odds);
    expect(standing()).toEqual({ bet: 1_000, win: 0 });
  });

  it('takes no bets right after a goal, and none at odds from before it', async () => {
    const { session, fixture, goalAt } = await liveMatch();
    arcade.now.ms = goalAt - 3_000;
    const odds = await shownOdds(session, fixture);
    expect(odds).toBeGreaterThan(100);
    arcade.now.ms = goalAt;
    const legs = [{ fixtureId: fixture.id, selection, odds }];
    expect((await book.place(session, { legs, accepts: 'any' })).body).toEqual({ outcome: 'moved', odds: [null] });
    arcade.now.ms = goalAt + 15_000;
    const { body } = await book.place(session, { legs, accepts: 'same' });
    expect(body.outcome).toBe('moved');
    expect(standing()).toEqual({ bet: 0, win: 0 });
  });
});

describe('a cash out', () => {
  it('pays the offer once, and a lower offer is told first', async () => {
    const session = await book.sit();
    const legs = await book.legs(session, 2);
    const { body } = await book.place(session, { legs });
    if (body.outcome !== 'accepted') throw new Error(body.outcome);
    const offer = body.slip.cashOutOfferMinor ?? 0;
    // Two margins of 5 % and the house's share.
    expect(offer).toBeGreaterThan(800);
    expect(offer).toBeLessThan(950);
    const sell = (amountMinor: number) =>
      arcade.call('POST', `/api/sports/slips/${body.slip.id}/cash-out`, {
        token: session.token,
        body: { amountMinor },
      });
    expect((await sell(offer + 1)).body).toEqual({ outcome: 'moved', offerMinor: offer });
    for (const answer of [await sell(offer), await sell(offer)])
      expect(answer.body).toMatchObject({ outcome: 'sold', slip: { state: 'cashedOut', winMinor: offer } });
    expect(standing()).toEqual({ bet: 1_000, win: offer });
    await book.passMatches(legs);
    expect(standing()).toEqual({ bet: 1_000, win: offer });
  });
});

describe('after a restart', () => {
  it('settles what was decided meanwhile, and counts what may be lost again', async () => {
    await arcade.stop();
    const store = openStore(null);
    const before = await testArcade({ store, games: gamesWithSports, at: Date.UTC(2026, 0, 1, 12, 0, 30) });
    arcade = before;
    const session = await book.sit();
    const legs = await book.legs(session, 2);
    const { body } = await book.place(session, { legs });
    const id = body.outcome === 'accepted' ? body.slip.id : '';
    await before.stop();
    arcade = await testArcade({ store, operator: before.operator, games: gamesWithSports, at: before.now.ms });
    expect(roundById(store, id).state).toBe('staked');
    await book.passMatches(legs);
    const round = roundById(store, id);
    expect(round.state).toBe('settled');
    expect(standing()).toEqual({ bet: 1_000, win: round.win });
  });
});

describe('the routes of the sportsbook', () => {
  it.each([
    ['GET', '/api/sports'],
    ['GET', '/api/sports/board?sport=football'],
    ['GET', '/api/sports/fixtures/f1-1-0'],
    ['GET', '/api/sports/leagues/f1'],
    ['POST', '/api/sports/slips'],
    ['GET', '/api/sports/slips'],
    ['POST', '/api/sports/slips/x/cash-out'],
  ] as const)('%s %s asks for a session', async (method, url) => {
    const { status } = await arcade.call(method, url, method === 'POST' ? { body: {} } : {});
    expect(status).toBe(401);
  });

  it('show the sports of the tile’s own book', async () => {
    const session = await book.sit('mika', 'PG', '0801');
    expect(session).toMatchObject({ kind: 'sportsbook', sports: { book: 'esports', sport: 'heroShooter' } });
    const board = await book.board(session, 'sport=heroShooter&view=day');
    expect(board.sports.map(({ id }) => id)).not.toContain('football');
    expect(board.fixtures.length).toBeGreaterThan(20);
    const football = await arcade.call('GET', '/api/sports/board?sport=football', { token: session.token });
    expect(football.status).toBe(400);
  });

  it('have the table of a league, whose matches are those that were played', async () => {
    const session = await book.sit();
    const { body } = await arcade.call('GET', '/api/sports/leagues/f1', { token: session.token });
    const { rows } = body as unknown as { rows: { played: number; won: number; lost: number; drawn: number }[] };
    expect(rows).toHaveLength(8);
    for (const { played, won, lost, drawn } of rows) expect(won + lost + drawn).toBe(played);
  });
});
