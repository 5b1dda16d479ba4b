import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { standingAt } from '#arcade/games/sportsbook/season/timeline.ts';
import type { PlaceSlip, SlipList } from '#arcade/sportsbook-api.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { atSportsbook, type fixtureOf, gamesWithSports } from '#arcade/testing/test-sportsbook.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { roundById } from '../store/round-store.ts';

let arcade: TestArcade;
let store: Store;
const book = atSportsbook(() => arcade);

const start = (at: number, operator = arcade?.operator): Promise<TestArcade> =>
  testArcade({ store, games: gamesWithSports, at, ...(operator && { operator }) });

beforeEach(async () => {
  store = openStore(null);
  arcade = await testArcade({ store, games: gamesWithSports, at: Date.UTC(2026, 0, 1, 12, 0, 30) });
});
afterEach(() => arcade.stop());

/** The next match of football whose result is announced wrongly, and the moments of its end and its correction. */
async function misreadMatch(vendor: string) {
  const { centre } = arcade.arcade.sportsbook;
  for (;;) {
    for (const fixture of centre.upcomingOf(['football'], arcade.now.ms, arcade.now.ms + 11 * 3_600_000)) {
      if (centre.timelineOf(fixture).misreadFor === null) continue;
      const correctedAt = centre.officialAt(fixture);
      // One that was opened before would have ended.
      const session = await book.sit('mika', vendor);
      return { session, fixture, correctedAt, endsAt: correctedAt - 60_000 };
    }
    arcade.now.ms += 11 * 3_600_000;
  }
}

/** A bet on what the announced result wins and the right one loses, and one the other way round. */
function betsOn(fixture: ReturnType<typeof fixtureOf>, correctedAt: number): readonly [wins: string, loses: string] {
  const timeline = arcade.arcade.sportsbook.centre.timelineOf(fixture);
  const [right, wrong] = [correctedAt, correctedAt - 1].map((now) => standingAt(fixture, timeline, now).state.score);
  const isOdd = ([home, away]: readonly [number, number]): boolean => (home + away) % 2 === 1;
  if (right === undefined || wrong === undefined || isOdd(right) === isOdd(wrong)) throw new Error('not misread');
  return isOdd(wrong) ? ['full.odd.0.odd', 'full.odd.0.even'] : ['full.odd.0.even', 'full.odd.0.odd'];
}

async function look(now: number): Promise<void> {
  arcade.now.ms = now;
  arcade.arcade.sportsbook.look();
  await arcade.arcade.sportsbook.idle();
}

describe.each(['PG', 'JDB'])('a corrected result at the studio %s', (vendor) => {
  it('takes the first win back and pays what the right result wins, each once, as both sides list it', async () => {
    const { session, fixture, correctedAt, endsAt } = await misreadMatch(vendor);
    const [wins, loses] = betsOn(fixture, correctedAt);
    const bet = (selection: string, betMinor: number) => {
      const legs: PlaceSlip['legs'] = [{ fixtureId: fixture.id, selection, odds: 101 }];
      return book.place(session, { legs, betMinor, accepts: 'any' });
    };
    const placed = [await bet(wins, 1_000), await bet(loses, 2_000)].map(({ body }) => {
      if (body.outcome !== 'accepted') throw new Error(body.outcome);
      return body.slip;
    });
    const payouts = placed.map(({ mostMinor }) => mostMinor);
    await look(endsAt);
    expect(arcade.operator.standing()).toEqual({ bet: 3_000, win: payouts[0] });
    await look(correctedAt - 1);
    expect(arcade.operator.standing()).toEqual({ bet: 3_000, win: payouts[0] });
    await look(correctedAt);
    expect(arcade.operator.standing()).toEqual({ bet: 3_000, win: payouts[1] });
    await look(correctedAt + 60_000);
    expect(arcade.operator.standing()).toEqual({ bet: 3_000, win: payouts[1] });
    const answer = await arcade.call('GET', '/api/sports/slips?state=settled', { token: session.token });
    const { slips } = answer.body as unknown as SlipList;
    expect(slips.map(({ state, winMinor }) => [state, winMinor])).toEqual([
      ['won', payouts[1]],
      ['lost', 0],
    ]);
    const from = new Date(arcade.now.ms - 20 * 3_600_000);
    const { differences } = await arcade.arcade.reconcile(`aurora.${vendor}`, from, new Date(arcade.now.ms + 1));
    expect(differences).toEqual([]);
  });
});

describe('a correction', () => {
  it('is made by the next process where the first one has ended, and waits for its wallet', async () => {
    const { session, fixture, correctedAt, endsAt } = await misreadMatch('PG');
    const [wins] = betsOn(fixture, correctedAt);
    const legs: PlaceSlip['legs'] = [{ fixtureId: fixture.id, selection: wins, odds: 101 }];
    const { body } = await book.place(session, { legs, accepts: 'any' });
    const id = body.outcome === 'accepted' ? body.slip.id : '';
    await look(endsAt);
    const { operator } = arcade;
    expect(operator.standing().win).toBeGreaterThan(1_000);
    await arcade.stop();
    arcade = await start(correctedAt, operator);
    operator.before = () => ({ kind: 'unknown' });
    await look(correctedAt);
    expect(roundById(store, id)).toMatchObject({ state: 'open', win: 0 });
    operator.before = () => undefined;
    arcade.now.ms += 120_000;
    await arcade.arcade.settleWaiting();
    expect(roundById(store, id)).toMatchObject({ state: 'settled', win: 0, replacedWins: [{ isBack: true }] });
    expect(operator.standing()).toEqual({ bet: 1_000, win: 0 });
  });

  it('leaves a slip alone that was cashed out', async () => {
    const { session, fixture, correctedAt, endsAt } = await misreadMatch('PG');
    const [wins] = betsOn(fixture, correctedAt);
    const legs: PlaceSlip['legs'] = [{ fixtureId: fixture.id, selection: wins, odds: 101 }];
    const { body } = await book.place(session, { legs, accepts: 'any' });
    if (body.outcome !== 'accepted') throw new Error(body.outcome);
    const amountMinor = body.slip.cashOutOfferMinor ?? 0;
    const path = `/api/sports/slips/${body.slip.id}/cash-out`;
    await arcade.call('POST', path, { token: session.token, body: { amountMinor } });
    await look(endsAt);
    await look(correctedAt);
    expect(arcade.operator.standing()).toEqual({ bet: 1_000, win: amountMinor });
  });
});
