import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operatorPost, operatorSignature } from '#arcade/testing/operator-call.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { validateWalletRounds } from '#contracts/generated/validators.js';

let arcade: TestArcade;

beforeEach(async () => {
  arcade = await testArcade();
});
afterEach(() => arcade.stop());

const signature = (integration: string, call: Parameters<typeof operatorSignature>[2]) =>
  operatorSignature(arcade, integration, call);
const ask = (operation: string, body: unknown, options?: Parameters<typeof operatorPost>[3]) =>
  operatorPost(arcade, operation, body, options);

const owner = { user_id: 'mika', currency: 'VND' };
const transfer = { ...owner, amount: 500_000, transfer_id: 'transfer-1' };

describe('money that operators bring and take', () => {
  it('is zero for a player without transfers', async () => {
    expect(await ask('balance', owner)).toEqual([200, { balance: 0 }]);
  });

  it('comes and goes, and is reported', async () => {
    expect(await ask('deposit', transfer)).toEqual([200, { balance: 500_000 }]);
    expect(await ask('withdraw', { ...transfer, transfer_id: 'transfer-2', amount: 200_000 })).toEqual([
      200,
      { balance: 300_000 },
    ]);
    expect(await ask('balance', owner)).toEqual([200, { balance: 300_000 }]);
  });

  it('moves once for each transfer, however often it is sent', async () => {
    for (let repeat = 0; repeat < 3; repeat++)
      expect(await ask('deposit', transfer)).toEqual([200, { balance: 500_000 }]);
    expect(await ask('balance', owner)).toEqual([200, { balance: 500_000 }]);
  });

  it.each([
    ['deposit', { ...transfer, amount: 1 }],
    ['deposit', { ...transfer, user_id: 'noor' }],
    ['withdraw', transfer],
  ])('refuses the id of another transfer: %s %j', async (operation, other) => {
    await ask('deposit', transfer);
    expect((await ask(operation, other))[0]).toBe(409);
    expect(await ask('balance', owner)).toEqual([200, { balance: 500_000 }]);
  });

  it('is not taken where it does not lie', async () => {
    await ask('deposit', transfer);
    const [status, body] = await ask('withdraw', { ...transfer, transfer_id: 'transfer-2', amount: 500_001 });
    expect([status, body]).toMatchObject([422, { code: 100, balance: 500_000 }]);
    // The refusal is not kept as done: the same transfer may be made later.
    await ask('deposit', { ...transfer, transfer_id: 'transfer-3', amount: 1 });
    expect(await ask('withdraw', { ...transfer, transfer_id: 'transfer-2', amount: 500_001 })).toEqual([
      200,
      { balance: 0 },
    ]);
  });

  it('is kept apart by integration and currency', async () => {
    await ask('deposit', transfer);
    expect(await ask('balance', owner, { integration: 'aurora.KY' })).toEqual([200, { balance: 0 }]);
    expect(await ask('balance', { ...owner, currency: 'EUR' })).toEqual([200, { balance: 0 }]);
  });

  it.each([
    [{ ...transfer, amount: 0 }, 'amount'],
    [{ ...transfer, amount: -5 }, 'amount'],
    [{ ...transfer, amount: 1.5 }, 'amount'],
    [{ ...transfer, currency: 'eur' }, 'currency'],
    [{ ...owner, amount: 5 }, 'transfer_id'],
    [{ ...transfer, note: 'x' }, 'note'],
  ])('refuses %j naming %s', async (body, field) => {
    expect(await ask('deposit', body)).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  });
});

describe('sessions that operators end', () => {
  const ends = (reason: string, sessionIds = ['session-1']) => ({ user_id: 'mika', session_ids: sessionIds, reason });
  const end = (body: object) => ask('end-sessions', body, { integration: 'aurora.PG' });

  it.each([
    ['sessionEnded', 401, 'session_ended'],
    ['excluded', 403, 'player_excluded'],
    ['limited', 422, 'limit_reached'],
  ])('take no new round (%s), and tell of those from before', async (reason, status, code) => {
    const session = await arcade.open();
    const before = await arcade.spin(session, 'request-1');
    expect(await end(ends(reason))).toEqual([200, {}]);
    expect(await end(ends(reason))).toEqual([200, {}]);
    const refused = await arcade.spin(session, 'request-2');
    expect([refused.status, refused.body]).toMatchObject([status, { code }]);
    expect((await arcade.spin(session, 'request-1')).body).toEqual(before.body);
  });

  it('are not opened any more where the order overtook the exchange', async () => {
    await end(ends('sessionEnded', ['session-late']));
    await expect(arcade.open({ launch: { session_id: 'session-late' } })).rejects.toThrow('session_ended');
  });

  it('are those of the order and the integration alone', async () => {
    const session = await arcade.open();
    await end(ends('excluded', ['session-2']));
    await ask('end-sessions', ends('excluded'), { integration: 'lotus.PG' });
    expect((await arcade.spin(session, 'request-1')).status).toBe(200);
  });

  it.each([
    [ends('because'), 'reason'],
    [ends('excluded', []), 'session_ids'],
  ])('refuses %j naming %s', async (body, field) => {
    expect(await end(body)).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  });
});

describe('limits that operators hand over', () => {
  const hand = (version: number, max_bet: number | null, max_staked: number | null) =>
    ask('limits', { user_id: 'mika', currency: 'EUR', version, max_bet, max_staked }, { integration: 'aurora.PG' });

  async function funded() {
    const session = await arcade.open({ launch: { wallet: 'transfer', balance: 0 } });
    arcade.store.statements.run("insert into account values ('aurora.PG', 'mika', 'EUR', 100000)");
    const bet = session.betsMinor[0] ?? 0;
    let requests = 0;
    const codeOf = async (betMinor = bet) => {
      requests += 1;
      const { body } = await arcade.spin(session, `request-${requests}`, betMinor);
      return 'code' in body ? body.code : 'taken';
    };
    return { session, bet, codeOf };
  }

  it('bound each bet and all of them together, those from before included', async () => {
    const { session, bet, codeOf } = await funded();
    expect(await codeOf()).toBe('taken');
    const [status, { balance }] = await hand(1, bet, 2 * bet);
    expect([status, balance]).toEqual([200, expect.any(Number)]);
    expect(await codeOf(session.betsMinor[1])).toBe('limit_reached');
    expect(await codeOf()).toBe('taken');
    expect(await codeOf()).toBe('limit_reached');
    await hand(2, null, null);
    expect(await codeOf(session.betsMinor[1])).toBe('taken');
  });

  it('are not undone by older ones that come late', async () => {
    const { codeOf } = await funded();
    await hand(5, null, 0);
    expect((await hand(4, null, null))[0]).toBe(200);
    expect(await codeOf()).toBe('limit_reached');
  });

  it('are those of one player', async () => {
    const { codeOf } = await funded();
    await ask(
      'limits',
      { user_id: 'noor', currency: 'EUR', version: 1, max_bet: 0, max_staked: 0 },
      { integration: 'aurora.PG' },
    );
    expect(await codeOf()).toBe('taken');
  });
});

describe('a call of an operator', () => {
  it.each(['balance', 'deposit', 'withdraw', 'limits', 'end-sessions', 'round-view'])(
    '%s is refused with the key of another integration, and moves nothing',
    async (operation) => {
      expect((await ask(operation, transfer, { signedAs: 'aurora.KY' }))[0]).toBe(403);
      expect(arcade.store.statements.all('select * from account_transfer')).toEqual([]);
    },
  );

  it('is refused at another path, a second time, and more than five minutes later', async () => {
    const url = '/operators/lotus.KY/deposit';
    const payload = JSON.stringify(transfer);
    const authorization = signature('lotus.KY', { method: 'POST', path: url, body: payload });
    const send = async (path: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', authorization };
      return (await arcade.arcade.app.inject({ method: 'POST', url: path, headers, payload })).statusCode;
    };
    for (const operation of ['withdraw', 'balance', 'limits', 'end-sessions', 'round-view'])
      expect(await send(`/operators/lotus.KY/${operation}`), operation).toBe(403);
    arcade.now.ms += 301_000;
    expect(await send(url)).toBe(403);
    arcade.now.ms -= 301_000;
    expect(await send(url)).toBe(200);
    expect(await send(url)).toBe(403);
    expect(await ask('balance', owner)).toEqual([200, { balance: 500_000 }]);
  });

  it('is refused without a signature, and with one of another body', async () => {
    for (const authorization of [
      undefined,
      'HMAC-SHA256 00',
      signature('lotus.KY', { method: 'POST', path: '/operators/lotus.KY/balance', body: '{}' }),
    ]) {
      const response = await arcade.arcade.app.inject({
        method: 'POST',
        url: '/operators/lotus.KY/balance',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        payload: JSON.stringify(owner),
      });
      expect(response.statusCode).toBe(403);
    }
  });
});

describe('the list of rounds', () => {
  const rounds = async (query: string, integration = 'aurora.PG') => {
    const url = `/operators/${integration}/rounds?${query}`;
    const response = await arcade.arcade.app.inject({
      method: 'GET',
      url,
      headers: { authorization: signature(integration, { method: 'GET', path: url }) },
    });
    return [response.statusCode, response.json()] as const;
  };

  it('has settled rounds with their actions, and none that were refused or belong to others', async () => {
    const session = await arcade.open();
    const { body } = await arcade.spin(session, 'request-1');
    arcade.operator.balance = 0;
    await arcade.spin(session, 'request-2');
    const span = 'from=2025-12-31T00:00:00Z&to=2026-01-02T00:00:00Z';
    const [status, list] = await rounds(span);
    expect(status).toBe(200);
    expect(list.rounds).toHaveLength(1);
    expect(list.rounds[0]).toMatchObject({
      game_id: body.roundId,
      game: 'PG:PG-0001',
      user_id: 'mika',
      currency: 'EUR',
      bet: body.betMinor,
      win: body.winMinor,
      rolled_back: 0,
      finished: true,
    });
    expect(list.rounds[0].actions.map(({ action_id }: { action_id: string }) => action_id)).toEqual(
      body.winMinor > 0 ? [`${body.roundId}-b`, `${body.roundId}-w`] : [`${body.roundId}-b`],
    );
    expect(await rounds(span, 'lotus.PG')).toEqual([200, { rounds: [] }]);
    expect(await rounds('from=2026-01-02T00:00:00Z&to=2026-01-03T00:00:00Z')).toEqual([200, { rounds: [] }]);
  });

  it('has rounds played with money that lies here, and their times', async () => {
    const session = await arcade.open({ launch: { wallet: 'transfer', balance: 0 } });
    arcade.store.statements.run("insert into account values ('aurora.PG', 'mika', 'EUR', ?)", session.defaultBetMinor);
    const { body } = await arcade.spin(session, 'request-1');
    const [, list] = await rounds('from=2025-12-31T00:00:00Z&to=2026-01-02T00:00:00Z');
    expect(list.rounds).toMatchObject([{ game_id: body.roundId, finished: true, closed_at: body.settledAt }]);
    expect(validateWalletRounds(list)).toBe(true);
  });

  it('has rounds that were taken back in the form that both sides agreed on', async () => {
    const session = await arcade.open();
    await arcade.spin(session, 'request-1');
    arcade.store.statements.run("update round set state = 'rolledBack'");
    const [, list] = await rounds('from=2025-12-31T00:00:00Z&to=2026-01-02T00:00:00Z');
    expect(list.rounds).toMatchObject([{ bet: 0, win: 0, rolled_back: expect.any(Number), finished: true }]);
    expect(validateWalletRounds(list)).toBe(true);
  });

  it('is refused without both ends of the span, and with a signature of another address', async () => {
    expect((await rounds('from=2026-01-01T00:00:00Z'))[0]).toBe(400);
    expect((await rounds('from=yesterday&to=2026-01-01T00:00:00Z'))[0]).toBe(400);
    const url = '/operators/aurora.PG/rounds?from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z';
    const headers = { authorization: signature('aurora.PG', { method: 'GET', path: '/operators/aurora.PG/rounds' }) };
    expect((await arcade.arcade.app.inject({ method: 'GET', url, headers })).statusCode).toBe(403);
  });
});
