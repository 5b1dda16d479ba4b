import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameSession, SpinResult } from '#arcade/game-api.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';

let arcade: TestArcade;

beforeEach(async () => {
  arcade = await testArcade();
});
afterEach(() => arcade.stop());

const vendors = ['PG', 'JDB'] as const;

describe.each(vendors)('a spin of %s', (vendor) => {
  let session: GameSession;
  beforeEach(async () => {
    session = await arcade.open({ vendor });
    arcade.operator.calls.length = 0;
  });

  it('takes the bet, pays the win and answers the wallet’s balance', async () => {
    for (let index = 0; index < 40; index++) {
      const before = arcade.operator.balance;
      const { status, body } = await arcade.spin(session, `request-${index}`);
      expect(status).toBe(200);
      expect(body.balanceMinor).toBe(before - body.betMinor + body.winMinor);
      expect(arcade.operator.balance).toBe(body.balanceMinor);
      expect(body.fairness.nonce).toBe(index);
    }
    expect(arcade.operator.standing().bet).toBe(40 * session.defaultBetMinor);
  });

  it('gives the same answer to a repeat and bets once', async () => {
    const first = await arcade.spin(session, 'request-1');
    const again = await arcade.spin(session, 'request-1');
    expect(again.text).toBe(first.text);
    expect(arcade.operator.standing().bet).toBe(session.defaultBetMinor);
  });

  it('plays one round however many copies of a request come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => arcade.spin(session, 'request-1')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(arcade.operator.standing().bet).toBe(session.defaultBetMinor);
  });

  it('answers the wallet’s balance when it does not cover the bet, and plays later', async () => {
    arcade.operator.balance = session.defaultBetMinor - 1;
    const refused = await arcade.spin(session, 'request-1');
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'insufficient_funds', balanceMinor: session.defaultBetMinor - 1 },
    ]);
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
    arcade.operator.balance = 5_000;
    expect((await arcade.spin(session, 'request-2')).status).toBe(200);
  });

  it.each([
    [101, 401, 'session_ended'],
    [102, 401, 'session_ended'],
    [103, 422, 'game_closed'],
    [104, 503, 'site_maintenance'],
    [105, 422, 'limit_reached'],
    [106, 403, 'player_excluded'],
    [107, 422, 'game_closed'],
    [154, 422, 'bet_refused'],
  ])(
    'tells the refusal %i of a wallet as %i %s, takes nothing, and plays once it refuses no more',
    async (...refusal) => {
      const [code, status, word] = refusal;
      arcade.operator.refusesBets = code;
      const answer = await arcade.spin(session, 'request-1');
      expect([answer.status, answer.body]).toEqual([status, { code: word, message: expect.any(String) }]);
      expect(answer.headers['retry-after']).toBeUndefined();
      expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
      expect((await arcade.spin(session, 'request-1')).text).toBe(answer.text);
      // Asked once for each round: a refusal is an answer, and nothing is tried again.
      expect(arcade.operator.calls).toHaveLength(1);
      arcade.operator.refusesBets = null;
      expect((await arcade.spin(session, 'request-2')).status).toBe(200);
    },
  );

  it('still tells a refusal that an earlier version wrote down with its one code', async () => {
    arcade.operator.refusesBets = 105;
    await arcade.spin(session, 'request-1');
    const refusal = { code: 'bet_refused', message: 'A limit of the player or the game is reached.' };
    arcade.store.statements.run('update round set refusal = ?', JSON.stringify(refusal));
    const [row] = arcade.store.statements.all('select id from round');
    const again = await arcade.spin(session, 'request-1');
    const replay = await arcade.call('GET', `/api/rounds/${row?.id}`, { token: session.token });
    for (const { status, body } of [again, replay]) expect([status, body]).toEqual([422, refusal]);
  });

  it('takes nothing when the wallet is not there, and says so', async () => {
    arcade.operator.before = () => ({ kind: 'unreachable' });
    const answer = await arcade.spin(session, 'request-1');
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'wallet_unavailable' }]);
    arcade.operator.before = () => undefined;
    expect((await arcade.spin(session, 'request-1')).body).toMatchObject({ code: 'wallet_unavailable' });
    expect((await arcade.spin(session, 'request-2')).status).toBe(200);
    expect(arcade.operator.standing().bet).toBe(session.defaultBetMinor);
  });

  it('settles once when an answer is lost and asked for again', async () => {
    let lost = 0;
    arcade.operator.after = (_call, reply) => (lost++ < 2 ? { kind: 'unknown' } : reply);
    const { status, body } = await arcade.spin(session, 'request-1');
    expect([status, body.balanceMinor]).toEqual([200, arcade.operator.balance]);
    expect(arcade.operator.standing()).toEqual({ bet: body.betMinor, win: body.winMinor });
  });

  it('keeps a round whose answer never comes, lets nothing else be played, and settles it in the background', async () => {
    arcade.operator.after = () => ({ kind: 'unknown' });
    const pending = await arcade.spin(session, 'request-1');
    expect([pending.status, pending.body, pending.headers['retry-after']]).toMatchObject([
      503,
      { code: 'round_pending' },
      '1',
    ]);
    expect((await arcade.spin(session, 'request-2')).body).toMatchObject({ code: 'round_pending' });
    arcade.operator.after = (_call, reply) => reply;
    arcade.now.ms += 120_000;
    expect(await arcade.arcade.settleWaiting()).toBe(0);
    const settled = await arcade.spin(session, 'request-1');
    expect([settled.status, settled.body.balanceMinor]).toEqual([200, arcade.operator.balance]);
    expect(arcade.operator.standing().bet).toBe(session.defaultBetMinor);
  });

  it('rolls back a round that may have been applied when the wallet refuses it afterwards', async () => {
    // The first call is lost on its way; the second is refused; the first arrives after all, later.
    let sent = 0;
    arcade.operator.before = () => (sent++ === 0 ? { kind: 'unknown' } : undefined);
    arcade.operator.refusesBets = 106;
    const answer = await arcade.spin(session, 'request-1');
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'player_excluded' }]);
    const [late] = arcade.operator.calls;
    if (late === undefined) throw new Error('nothing was sent');
    arcade.operator.refusesBets = null;
    await arcade.operator.send(late);
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
    expect(arcade.operator.balance).toBe(100_000);
  });

  it.each([
    [{ requestId: 'request-1' }, 'betMinor'],
    [{ requestId: 'short', betMinor: 100 }, 'requestId'],
    [{ requestId: 'request-1', betMinor: 1.5 }, 'betMinor'],
    [{ requestId: 'request-1', betMinor: '100' }, 'betMinor'],
    [{ requestId: 'request-1', betMinor: -100 }, 'betMinor'],
    [{ requestId: 'request-1', betMinor: 101 }, 'betMinor'],
    [{ requestId: 'request-1', betMinor: 100, win: 9 }, 'win'],
    [[], 'body'],
  ])('refuses %j naming %s, and asks no wallet', async (body, field) => {
    const answer = await arcade.call('POST', '/api/spin', { token: session.token, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_request', fields: { [field]: expect.any(String) } });
    expect(arcade.operator.calls).toEqual([]);
  });

  it('refuses a request id that was used with another bet', async () => {
    await arcade.spin(session, 'request-1');
    const other = session.betsMinor.find((bet) => bet !== session.defaultBetMinor) ?? 0;
    const answer = await arcade.spin(session, 'request-1', other);
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { requestId: expect.any(String) } }]);
  });
});

describe('separate calls', () => {
  it('go on with the win alone once the bet is applied, even where a bet would be refused now', async () => {
    const session = await arcade.open({ vendor: 'JDB' });
    arcade.operator.after = ({ operation }, reply) => (operation === 'win' ? { kind: 'unknown' } : reply);
    let pending: SpinResult | undefined;
    let request = 0;
    while (pending === undefined && request < 200) {
      const answer = await arcade.spin(session, `request-${request}`);
      if (answer.status === 503) pending = answer.body;
      else request++;
    }
    expect(pending).toMatchObject({ code: 'round_pending' });
    arcade.operator.refusesBets = 101;
    arcade.operator.after = (_call, reply) => reply;
    const settled = await arcade.spin(session, `request-${request}`);
    expect(settled.status).toBe(200);
    expect(settled.body.winMinor).toBeGreaterThan(0);
    expect(arcade.operator.balance).toBe(settled.body.balanceMinor);
  });
});

describe('a trial', () => {
  it('plays with play money and asks no wallet, for rounds or balance', async () => {
    const session = await arcade.open({ launch: { mode: 'trial', balance: 0, user_id: 'trial-1' } });
    arcade.operator.calls.length = 0;
    expect(session.balanceMinor).toBe(session.defaultBetMinor * 1_000);
    const { status, body } = await arcade.spin(session, 'request-1');
    expect(status).toBe(200);
    expect(body.balanceMinor).toBe(session.balanceMinor - body.betMinor + body.winMinor);
    const balance = await arcade.call('GET', '/api/balance', { token: session.token });
    expect(balance.body).toEqual({ balanceMinor: body.balanceMinor });
    expect(arcade.operator.calls).toEqual([]);
  });
});

describe('money that lies with the arcade', () => {
  it('is bet and won without calls to a wallet, and never goes below nothing', async () => {
    const launch = { wallet: 'transfer', balance: 0 };
    const session = await arcade.open({ launch });
    expect(session.balanceMinor).toBe(0);
    expect((await arcade.spin(session, 'request-1')).body).toMatchObject({
      code: 'insufficient_funds',
      balanceMinor: 0,
    });
    arcade.store.statements.run("insert into account values ('aurora.PG', 'mika', 'EUR', ?)", session.defaultBetMinor);
    arcade.operator.calls.length = 0;
    const { status, body } = await arcade.spin(session, 'request-2');
    expect([status, body.balanceMinor]).toEqual([200, body.winMinor]);
    expect(arcade.operator.calls).toEqual([]);
  });
});
