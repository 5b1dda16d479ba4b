import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roundStream } from '#arcade/engine/round-stream.ts';
import type { GameSession, OpenFairness, RotatedSeeds } from '#arcade/game-api.ts';
import { fishRules } from '#arcade/games/fish/rules/fish-rules.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { atFish, gamesWithFish, swimmingIn } from '#arcade/testing/test-fish.ts';

let arcade: TestArcade;
const fish = atFish(() => arcade);

beforeEach(async () => {
  arcade = await testArcade({ games: gamesWithFish });
  gone.clear();
});
afterEach(() => arcade.stop());

let requests = 0;
const gone = new Set<string>();
const volley = (session: GameSession, shots: number, at = swimmingIn(session, arcade.now.ms, gone)) => {
  requests += 1;
  const requestId = `volley-${requests}`;
  return {
    requestId,
    stakeMinor: 20,
    shots: Array.from({ length: shots }, () => ({ weapon: 'bolt', fish: [at] }) as const),
  };
};

/** Fires until a fish is caught, and answers the last volley. */
async function untilCaught(session: GameSession) {
  for (let tries = 0; tries < 200; tries++) {
    arcade.now.ms += 600;
    const request = volley(session, 10);
    const answer = await fish.fire(session, request);
    const { round } = answer.body;
    if (round !== null && round.winMinor > 0) return { request, round, caught: request.shots[0]?.fish[0] ?? '' };
  }
  throw new Error('No fish was caught.');
}

describe.each(['PG', 'JDB'])('a volley at the studio %s', (vendor) => {
  it('is one bet and one win at the wallet, and comes to what its seeds say', async () => {
    const session = await fish.sit('mika', vendor);
    let staked = 0;
    let won = 0;
    const rounds = [];
    for (let count = 0; count < 30; count++) {
      arcade.now.ms += 600;
      const { status, body } = await fish.fire(session, volley(session, 5));
      expect(status).toBe(200);
      if (body.round === null) throw new Error('Nothing was fired.');
      staked += body.round.betMinor;
      won += body.round.winMinor;
      expect(body.round.betMinor).toBe(20 * body.round.view.shots.length);
      expect(body.round.balanceMinor).toBe(100_000 - staked + won);
      rounds.push(body.round);
      for (const { hits } of body.round.view.shots)
        for (const { fish: id, multiple } of hits) if (multiple > 0) gone.add(id);
    }
    expect(arcade.operator.standing()).toEqual({ bet: staked, win: won });
    const { token } = session;
    const fairness = (await arcade.call('GET', '/api/fairness', { token })).body as unknown as OpenFairness;
    const { nextServerSeedHash } = fairness;
    const rotated = await arcade.call('POST', '/api/fairness/rotate', { token, body: { nextServerSeedHash } });
    const { serverSeed, clientSeed } = (rotated.body as unknown as RotatedSeeds).revealed;
    for (const { choices, view, winMinor, fairness: of, betMinor } of rounds) {
      const decided = fishRules.play(roundStream({ serverSeed, clientSeed, nonce: of.nonce }), choices, betMinor);
      expect(decided).toMatchObject({ view, winMinor });
    }
  });

  it('is bet once, however often it is asked for', async () => {
    const session = await fish.sit('mika', vendor);
    const request = volley(session, 3);
    const first = await fish.fire(session, request);
    expect((await fish.fire(session, request)).body).toEqual(first.body);
    expect(arcade.operator.standing().bet).toBe(first.body.round?.betMinor);
    const other = await fish.fire(session, { ...request, stakeMinor: 40 });
    expect([other.status, other.body.fields]).toEqual([400, { requestId: 'was used for another round' }]);
  });

  it('catches nothing where the wallet refuses the bet', async () => {
    const session = await fish.sit('mika', vendor);
    const page = fish.watch(session);
    // Less than one shot: an early catch leaves the others out of the bet.
    arcade.operator.balance = 10;
    const refused = await fish.fire(session, volley(session, 10));
    expect([refused.status, refused.body.code]).toEqual([422, 'insufficient_funds']);
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
    expect(page.shots.flatMap(({ catches }) => catches)).toEqual([]);
    arcade.operator.balance = 100_000;
    const { caught } = await untilCaught(session);
    expect(page.shots.flatMap(({ catches }) => catches.map((one) => one.fish))).toEqual([caught]);
  });

  it('is finished later where the wallet does not answer, and answered then', async () => {
    const session = await fish.sit('mika', vendor);
    const request = volley(session, 4);
    arcade.operator.before = () => ({ kind: 'unknown' });
    expect((await fish.fire(session, request)).body.code).toBe('round_pending');
    arcade.now.ms += 600;
    expect((await fish.fire(session, volley(session, 1))).body.code).toBe('round_pending');
    arcade.operator.before = () => undefined;
    arcade.now.ms += 120_000;
    await arcade.arcade.settleWaiting();
    const { status, body } = await fish.fire(session, request);
    expect(status).toBe(200);
    expect(arcade.operator.standing()).toEqual({ bet: body.round?.betMinor, win: body.round?.winMinor });
  });
});

describe('a room', () => {
  it('shows all four players what each of them fires and catches', async () => {
    const mika = await fish.sit('mika');
    const noor = await fish.sit('noor');
    const pages = [fish.watch(mika), fish.watch(noor)];
    expect(pages.map(({ room }) => [room.number, room.seat])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    const { caught, round } = await untilCaught(mika);
    gone.add(caught);
    for (const page of pages) {
      expect(page.shots.some(({ seat, shots }) => seat === 0 && shots[0]?.fish[0] === caught)).toBe(true);
      const [catches] = page.shots.flatMap((shots) => (shots.catches.length > 0 ? [shots.catches] : []));
      expect(catches).toMatchObject([{ fish: caught, win: { minor: round.winMinor, currency: { code: 'EUR' } } }]);
      expect(page.room.seats[0]).toMatchObject({ name: 'm•••a', isHere: true, stake: { minor: 20 } });
    }
    arcade.now.ms += 600;
    const late = await fish.fire(noor, volley(noor, 2, caught));
    expect([late.status, late.body]).toEqual([200, { round: null }]);
    const came = fish.watch(await fish.sit('ira'));
    expect(came.room.caught).toEqual([caught]);
  });

  it('has four seats: the fifth player has another room, and a seat that was left is free after a while', async () => {
    const players = ['mika', 'noor', 'ira', 'sam', 'lee'];
    const pages = [];
    for (const user of players) pages.push(fish.watch(await fish.sit(user)));
    expect(pages.map(({ room }) => `${room.number}.${room.seat}`)).toEqual(['1.0', '1.1', '1.2', '1.3', '2.0']);
    pages[1]?.leave();
    expect(pages[0]?.room.seats[1]).toMatchObject({ isHere: false });
    arcade.now.ms += 19_000;
    arcade.arcade.fish.look();
    expect(fish.watch(await fish.sit('kim')).room.number).toBe(2);
    arcade.now.ms += 1_000;
    arcade.arcade.fish.look();
    expect(pages[0]?.room.seats[1]).toBeNull();
    expect(fish.watch(await fish.sit('bo')).room).toMatchObject({ number: 1, seat: 1 });
  });

  it('shows nobody the money of trials', async () => {
    const page = fish.watch(await fish.sit('noor'));
    const trial = await fish.sit('mika', 'PG', { mode: 'trial' });
    fish.watch(trial);
    await untilCaught(trial);
    expect(page.shots.flatMap(({ catches }) => catches.map(({ win }) => win))).toEqual([null]);
    expect(page.room.seats[1]?.stake).toBeNull();
    expect(arcade.operator.actions.size).toBe(0);
  });
});

describe('a volley is refused', () => {
  it('for a stake, a weapon or a number of shots that the game does not have', async () => {
    const session = await fish.sit('mika');
    const request = volley(session, 1);
    const fields = async (change: object) => (await fish.fire(session, { ...request, ...change })).body.fields;
    expect(await fields({ stakeMinor: 7 })).toEqual({
      stakeMinor: 'must be one of 10, 20, 40, 60, 80, 100, 120, 150, 200, 300, 400, 500',
    });
    const torpedo = { weapon: 'torpedo', fish: request.shots[0]?.fish };
    expect(await fields({ shots: Array(5).fill(torpedo) })).toEqual({ shots: 'must cost 20 stakes at most' });
    expect(Object.keys((await fields({ shots: [{ weapon: 'spear', fish: ['clown.1.0'] }] })) ?? {})).toEqual([
      'shots/0/weapon',
    ]);
    expect(Object.keys((await fields({ shots: [] })) ?? {})).toEqual(['shots']);
    expect(arcade.operator.actions.size).toBe(0);
  });

  it('where it comes a moment after the last one', async () => {
    const session = await fish.sit('mika');
    await fish.fire(session, volley(session, 1));
    arcade.now.ms += 100;
    const { status, body } = await fish.fire(session, volley(session, 1));
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
  });

  it('without a session, and outside of fish shooters', async () => {
    const body = { requestId: 'volley-none', stakeMinor: 20, shots: [{ weapon: 'bolt', fish: ['clown.1.0'] }] };
    expect((await arcade.call('POST', '/api/fish/volleys', { body })).status).toBe(401);
    expect((await arcade.call('GET', '/api/fish')).status).toBe(401);
    const session = await fish.sit('mika');
    const start = { requestId: 'start-fish', betMinor: 20, choice: {} };
    const refused = await arcade.call('POST', '/api/rounds', { token: session.token, body: start });
    expect(refused.body).toMatchObject({ fields: { game: 'is a fish shooter: fire a volley' } });
  });

  it('has no seat for sessions of other games', async () => {
    const slots = await testArcade();
    const { token } = await slots.open();
    const body = { requestId: 'volley-slot', stakeMinor: 20, shots: [{ weapon: 'bolt', fish: ['clown.1.0'] }] };
    expect((await slots.call('POST', '/api/fish/volleys', { token, body })).status).toBe(404);
    expect((await slots.call('GET', '/api/fish', { token })).status).toBe(404);
    await slots.stop();
  });
});
