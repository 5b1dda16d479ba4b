import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { RotatedSeeds, RoundHistory, SpinResult } from '#arcade/game-api.ts';
import { compileMachine } from '#arcade/games/slots/rules/compiled-machine.ts';
import { decideRound } from '#arcade/games/slots/rules/decide-round.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { hasFaults } from '../wallet/fault-plan.ts';

let arcade: TestArcade;

beforeEach(async () => {
  arcade = await testArcade();
});
afterEach(() => arcade.stop());

describe('opening a session', () => {
  it('tells the game, its machine, money and fairness, and gives a token', async () => {
    const session = await arcade.open();
    expect(session).toMatchObject({
      mode: 'real',
      game: { vendor: 'PG', code: 'PG-0001', name: 'Dragon Ascends', studio: 'Paper Garden', theme: 'east' },
      currency: { code: 'EUR', symbol: '€', decimals: 2 },
      balanceMinor: 100_000,
      origin: 'http://aurora.localhost:8080',
      fairness: { nonce: 0 },
    });
    expect(session.fairness.serverSeedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(session.betsMinor).toContain(session.defaultBetMinor);
    expect(session.art.symbolUrls.high1).toMatch(/^\/art\/PG\/PG-0001\/symbol-high1\.svg/);
    for (const bet of session.betsMinor) expect(bet % session.machine.betUnits).toBe(0);
  });

  it('names the game in the language of the launch where the catalogue does', async () => {
    expect((await arcade.open({ launch: { language: 'ES' } })).game.name).toBe('La prueba');
    expect((await arcade.open({ launch: { language: 'RU' } })).game.name).toBe('Dragon Ascends');
  });

  it('refuses a code that the operator does not take', async () => {
    const answer = await arcade.call('POST', '/api/session', { body: { integration: 'aurora.PG', code: 'used' } });
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'session_ended' }]);
  });

  it('says that the site is not there when it is not', async () => {
    arcade.operator.before = () => ({ kind: 'unreachable' });
    const answer = await arcade.call('POST', '/api/session', { body: { integration: 'aurora.PG', code: 'good' } });
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'wallet_unavailable' }]);
  });

  it('does not open a game that it does not have', async () => {
    arcade.operator.launch = { ...arcade.operator.launch, game: 'PG:nothing' };
    const answer = await arcade.call('POST', '/api/session', { body: { integration: 'aurora.PG', code: 'good' } });
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
  });

  it.each([
    [{}, ['code', 'integration']],
    [{ integration: 'aurora.PG' }, ['code']],
    [{ integration: '../x', code: 'good' }, ['integration']],
    [{ integration: 'aurora.PG', code: 7 }, ['code']],
    [{ integration: 'aurora.PG', code: 'good', more: 1 }, ['more']],
    [{ integration: 'aurora.PG', code: 'x'.repeat(201) }, ['code']],
  ])('names what is wrong with %j', async (body, fields) => {
    const answer = await arcade.call('POST', '/api/session', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_request' });
    expect(Object.keys((answer.body as unknown as { fields: object }).fields).sort()).toEqual(fields);
    expect(arcade.operator.calls).toEqual([]);
  });
});

describe('history and replay', () => {
  it('lists settled rounds, the latest first, twenty to a page, and tells each again as it was', async () => {
    const session = await arcade.open();
    const played: SpinResult[] = [];
    for (let index = 0; index < 23; index++) played.push((await arcade.spin(session, `request-${index}`)).body);
    const pageOf = async (page: number): Promise<RoundHistory> =>
      (await arcade.call('GET', `/api/history?page=${page}`, { token: session.token })).body as unknown as RoundHistory;
    const first = await pageOf(1);
    expect(first.totalPages).toBe(2);
    expect(first.rounds.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 20 }, (_, index) => 22 - index));
    expect((await pageOf(2)).rounds).toHaveLength(3);
    const replay = await arcade.call('GET', `/api/rounds/${played[4]?.roundId}`, { token: session.token });
    expect(replay.body).toEqual(played[4]);
  });

  it.each(['0', '-1', 'x', '1.5'])('refuses the page %s', async (page) => {
    const { token } = await arcade.open();
    const answer = await arcade.call('GET', `/api/history?page=${page}`, { token });
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { page: expect.any(String) } }]);
  });

  it("does not tell another player's round", async () => {
    const mika = await arcade.open();
    const { body } = await arcade.spin(mika, 'request-1');
    const other = await arcade.open({ launch: { user_id: 'noor' } });
    const answer = await arcade.call('GET', `/api/rounds/${body.roundId}`, { token: other.token });
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
    expect((await arcade.call('GET', '/api/history', { token: other.token })).body).toMatchObject({ rounds: [] });
  });
});

describe('fairness', () => {
  it('reveals the seed that was shown by its digest, from which every round of it follows', async () => {
    const session = await arcade.open();
    const played: SpinResult[] = [];
    for (let index = 0; index < 5; index++) played.push((await arcade.spin(session, `request-${index}`)).body);
    const answer = await arcade.call('POST', '/api/fairness/rotate', {
      token: session.token,
      body: { clientSeed: 'mine', nextServerSeedHash: session.fairness.nextServerSeedHash },
    });
    const { revealed, next } = answer.body as unknown as RotatedSeeds;
    expect(revealed.serverSeedHash).toBe(session.fairness.serverSeedHash);
    expect(serverSeedHash(revealed.serverSeed)).toBe(session.fairness.serverSeedHash);
    expect(revealed.nonces).toEqual([0, 4]);
    for (const round of played) {
      const seeds = { ...revealed, nonce: round.fairness.nonce };
      const decided = decideRound(compileMachine(session.machine), seeds, round.betMinor);
      expect(decided).toEqual({ spins: round.spins, winMinor: round.winMinor });
    }
    expect(next).toMatchObject({ clientSeed: 'mine', nonce: 0 });
    expect(next.serverSeedHash).not.toBe(revealed.serverSeedHash);
    const after = await arcade.spin(session, 'request-9');
    const { nextServerSeedHash: _committed, ...ofTheRound } = next;
    expect(after.body.fairness).toEqual(ofTheRound);
  });

  it('reveals nothing while a round of the seed is not settled', async () => {
    const session = await arcade.open();
    arcade.operator.after = () => ({ kind: 'unknown' });
    await arcade.spin(session, 'request-1');
    const { nextServerSeedHash } = session.fairness;
    const answer = await arcade.call('POST', '/api/fairness/rotate', {
      token: session.token,
      body: { nextServerSeedHash },
    });
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'round_pending' }]);
    expect(answer.text).not.toContain('serverSeed');
  });

  it('refuses a client seed with blanks', async () => {
    const { token, fairness } = await arcade.open();
    const body = { clientSeed: 'a b', nextServerSeedHash: fairness.nextServerSeedHash };
    const answer = await arcade.call('POST', '/api/fairness/rotate', { token, body });
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { clientSeed: expect.any(String) } }]);
  });
});

describe('a call of a game', () => {
  const calls = [
    ['POST', '/api/spin'],
    ['GET', '/api/balance'],
    ['GET', '/api/history'],
    ['GET', '/api/rounds/any'],
    ['GET', '/api/fairness'],
    ['POST', '/api/fairness/rotate'],
  ] as const;

  it.each(calls)(
    '%s %s is refused without a session, with a wrong one and with one that is over',
    async (method, url) => {
      const body = method === 'POST' ? { body: {} } : {};
      const { token } = await arcade.open();
      const statusWith = async (given: object) => (await arcade.call(method, url, { ...body, ...given })).status;
      expect(await statusWith({})).toBe(401);
      expect(await statusWith({ token: 'x'.repeat(43) })).toBe(401);
      expect(await statusWith({ headers: { authorization: `Basic ${token}` } })).toBe(401);
      expect(await statusWith({ token })).not.toBe(401);
      arcade.now.ms += 13 * 3_600_000;
      expect(await statusWith({ token })).toBe(401);
    },
  );

  it('leaves no token in the tables', async () => {
    const { token } = await arcade.open();
    expect(JSON.stringify(arcade.store.statements.all('select * from session'))).not.toContain(token);
  });

  it('is rate limited', async () => {
    const strict = await testArcade({ rateLimitFactor: 0.005 });
    const statuses: number[] = [];
    for (let index = 0; index < 5; index++) statuses.push((await strict.call('GET', '/api/balance')).status);
    await strict.stop();
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });
});

describe('bodies that are none', () => {
  it.each([
    ['text/plain', 'x', 415],
    ['application/json', '{', 400],
    ['application/json', `{"x":"${'y'.repeat(20_000)}"}`, 413],
  ])('of the type %s are refused with a code', async (type, payload, status) => {
    const response = await arcade.arcade.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
  });
});

it('has no faults unless the settings ask for them', () => {
  expect(
    hasFaults({
      shares: { delay: 0, drop: 0, duplicate: 0, reorder: 0, 'rollback-first': 0, 'bad-signature': 0 },
      seed: 1,
    }),
  ).toBe(false);
});
