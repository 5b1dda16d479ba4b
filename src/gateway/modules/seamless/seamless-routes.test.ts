import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger, isSound } from '#gateway/modules/wallet/ledger-check.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { addIntegration, addPlayer, TEST_VENDOR_KEY, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { signatureOf } from './vendor-signature.ts';

const GAME = 'PG:PG-1';

describeOnEveryEngine('the seamless wallet', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let vendor: ReturnType<typeof vendorCalls>;
  let currency: string;
  let members = 0;
  let ids = 0;
  let user: string;
  let memberId: string;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');

  const freshId = (): string => {
    ids += 1;
    return `id-${ids}`;
  };

  /** A player of its own with 1,000.00. */
  async function newPlayer(integrationId = 'aurora.PG', balanceMinor = 100_000): Promise<string> {
    members += 1;
    memberId = `M${String(members).padStart(9, '0')}`;
    return addPlayer(database, { memberId, integrationId, balanceMinor, currency });
  }

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { now: () => new Date(nowMs) });
    currency = siteDocuments({ id: 'aurora' }).site.currency.code;
    for (const siteId of ['aurora', 'lotus']) await addIntegration(database, { siteId });
    await addIntegration(database, { vendor: 'EG2', settings: { requiresSession: true, overdrawnRollback: 'refuse' } });
    await addIntegration(database, {
      vendor: 'AG',
      settings: { allowedActions: ['bonus_win', 'adjust'], limits: { maxBetMinor: { [currency]: '500' } } },
    });
    await addIntegration(database, { vendor: 'UG', isEnabled: false });
    await addIntegration(database, { vendor: 'TF', dialect: 'calls' });
    await addIntegration(database, { vendor: 'DS88', wallet: 'transfer' });
    vendor = vendorCalls(gateway, 'aurora.PG');
  });
  beforeEach(async () => {
    user = await newPlayer();
  });
  afterAll(async () => {
    const faults = await database.forSite('aurora', (tx) => checkLedger(tx, 'aurora'));
    await gateway.close();
    expect(isSound(faults), JSON.stringify(faults)).toBe(true);
  });

  const body = (more: object = {}) => ({ user_id: user, currency, game: GAME, game_id: `round-${user}`, ...more });
  const process = (more: object = {}) => vendor.post('process', body(more));
  const bet = (amount: number, action_id = freshId()) => ({ action: 'bet', action_id, amount });
  const win = (amount: number, action_id = freshId()) => ({ action: 'win', action_id, amount });
  const rollback = (original_action_id: string, action_id = freshId()) => ({
    action: 'rollback',
    action_id,
    original_action_id,
  });
  const balance = async (): Promise<number> =>
    ((await process({ game_id: undefined })).json() as { balance: number }).balance;
  const refusal = (status: number, code: number) => (answer: SiteResponse) => {
    expect([answer.status, answer.json()]).toEqual([status, expect.objectContaining({ code })]);
  };
  const transactions = (answer: SiteResponse) => {
    expect(answer.status, answer.text).toBe(200);
    return (answer.json() as { transactions: Array<{ action_id: string; tx_id: string }> }).transactions;
  };
  const roundOf = (id = `round-${user}`) =>
    database.forSite('aurora', (tx) =>
      tx
        .selectFrom('game_round')
        .select(['bet_minor', 'win_minor', 'rolled_back_minor', 'status', 'won_minor', 'session_id', 'game_code'])
        .where('vendor_round_id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst(),
    );

  describe('its signature', () => {
    const raw = () => JSON.stringify(body());
    const key = Buffer.from(TEST_VENDOR_KEY);
    const call = (headers: Record<string, string>, path = '/vendor/v1/aurora.PG/process') =>
      gateway.ask(path, { method: 'POST', host: 'vendors.example', headers, body: raw() });

    it.each([
      ['is missing', () => ({})],
      ['is of other bytes', () => ({ authorization: signatureOf(key, Buffer.from(`${raw()} `)) })],
      ['is by another key', () => ({ authorization: signatureOf(Buffer.from('x'), Buffer.from(raw())) })],
      ['is cut off', () => ({ authorization: signatureOf(key, Buffer.from(raw())).slice(0, -2) })],
      ['is of another scheme', () => ({ authorization: signatureOf(key, Buffer.from(raw())).replace('HMAC-', '') })],
    ])('refuses a call whose signature %s', async (_why, headers) => {
      const answer = await call(headers());
      refusal(403, 403)(answer);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    });

    it('is looked at before the body: what is malformed, or of a type of its own, is refused as unsigned', async () => {
      const answers = await Promise.all(
        ['{', '', '[]', '\u0000'].map((text) =>
          gateway.ask('/vendor/v1/aurora.PG/process', {
            method: 'POST',
            host: 'vendors.example',
            headers: { 'content-type': 'text/weird' },
            body: text,
          }),
        ),
      );
      for (const answer of answers) refusal(403, 403)(answer);
    });

    it('tells nobody whether an integration exists', async () => {
      const signed = { authorization: signatureOf(key, Buffer.from(raw())) };
      const known = await call({ authorization: signatureOf(Buffer.from('x'), Buffer.from(raw())) });
      for (const id of ['aurora.NONE', 'nowhere.PG', 'PG', '', 'aurora.PG.sandbox', '__proto__.PG', 'lotus.EG2']) {
        const answer = await call(signed, `/vendor/v1/${encodeURIComponent(id) || '%20'}/process`);
        expect([answer.status, answer.text]).toEqual([known.status, known.text]);
      }
    });

    it('is good for the very bytes, however they are laid out, in letters of either case', async () => {
      const spaced = JSON.stringify(body({ game_id: undefined }), null, 3);
      expect((await vendor.post('process', spaced)).status).toBe(200);
      const upper = signatureOf(key, Buffer.from(spaced)).replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase());
      expect((await vendor.post('process', spaced, { authorization: upper })).status).toBe(200);
    });

    it('keeps sites apart: a user of one site is none of another, by the same key', async () => {
      const other = vendorCalls(gateway, 'lotus.PG');
      refusal(422, 102)(await other.post('process', body()));
    });
  });

  describe('the protocol', () => {
    it('answers a balance alone without actions', async () => {
      const answer = await process({ game_id: undefined });
      expect(answer.json()).toEqual({ balance: 100_000 });
      expect((await process({ actions: [] })).json()).toEqual({ balance: 100_000 });
    });

    it('applies actions in their order and answers them so, with what the member has', async () => {
      const [first, second] = [bet(300), win(120)];
      const answer = await process({ actions: [first, second], finished: true });
      expect(answer.json()).toEqual({
        balance: 99_820,
        game_id: `round-${user}`,
        transactions: [
          { action_id: first.action_id, tx_id: expect.stringMatching(/^\d+$/) },
          { action_id: second.action_id, tx_id: expect.stringMatching(/^\d+$/) },
        ],
      });
      expect(await roundOf()).toEqual({
        bet_minor: '300',
        win_minor: '120',
        rolled_back_minor: '0',
        status: 'closed',
        won_minor: null,
        session_id: null,
        game_code: 'PG-1',
      });
    });

    it('closes a round without actions too, and knows what it won', async () => {
      await process({ actions: [bet(100), win(900)] });
      expect(await roundOf()).toMatchObject({ status: 'open', won_minor: null });
      expect((await process({ finished: true })).json()).toEqual({ balance: 100_800, game_id: `round-${user}` });
      expect(await roundOf()).toMatchObject({ status: 'closed', won_minor: '900' });
    });

    it('takes bets and wins of nothing', async () => {
      expect(transactions(await process({ actions: [bet(0), win(0)], finished: true }))).toHaveLength(2);
      expect(await balance()).toBe(100_000);
    });

    it.each([
      ['no JSON', '{"user_id":'],
      ['no object', '[]'],
      ['nothing', ''],
      ['no user', JSON.stringify({ currency: 'EUR', game: GAME })],
    ])('refuses a body that is %s', async (_what, text) => {
      refusal(400, 400)(await vendor.post('process', text));
    });

    it.each([
      ['an unknown field', { extra: 1 }],
      ['an action without a round', { game_id: undefined, actions: [bet(1)] }],
      ['an end without a round', { game_id: undefined, finished: true }],
      ['an amount in a text', { actions: [{ ...bet(1), amount: '1' }] }],
      ['an amount with a fraction', { actions: [bet(1.5)] }],
      ['an amount below nothing', { actions: [bet(-1)] }],
      ['an amount beyond what numbers keep', { actions: [bet(1e16)] }],
      ['an action without an amount', { actions: [{ action: 'bet', action_id: 'x' }] }],
      ['an action without an id', { actions: [{ action: 'bet', amount: 1 }] }],
      ['an action of a kind that there is not', { actions: [{ action: 'gift', action_id: 'x', amount: 1 }] }],
      ['an action that the vendor may not ask for', { actions: [{ action: 'bonus_win', action_id: 'x', amount: 1 }] }],
      ['a rollback of nothing', { actions: [{ action: 'rollback', action_id: 'x' }] }],
      ['a bet that reverses something', { actions: [{ ...bet(1), original_action_id: 'y' }] }],
      ['an id that no database takes', { actions: [bet(1, 'a\u0000b')] }],
      ['half a letter', { game_id: '\ud83c' }],
      ['too many actions', { actions: Array.from({ length: 101 }, () => bet(1)) }],
      ['a game without a vendor', { game: 'PG-1' }],
    ])('refuses %s as malformed, and applies nothing', async (_what, more) => {
      refusal(400, 400)(await process(more));
      expect(await balance()).toBe(100_000);
    });

    it('answers in its own words what is too large, another method, or no call at all', async () => {
      refusal(413, 413)(await vendor.post('process', ' '.repeat(70_000)));
      const other = await gateway.ask('/vendor/v1/aurora.PG/process', { host: 'vendors.example' });
      refusal(405, 405)(other);
      expect(other.headers.allow).toBe('POST');
      refusal(404, 404)(await vendor.post('nothing', '{}'));
      refusal(404, 404)(await gateway.ask('/vendor/v1/anything', { host: 'vendors.example' }));
      const separate = await vendor.post('bet', '{}');
      expect([separate.status, separate.json()]).toEqual([
        404,
        { status: 'NOT_FOUND', message: 'There is no such call' },
      ]);
    });

    it('speaks no dialect but the integration’s, and not with vendors that keep wallets of their own', async () => {
      refusal(404, 404)(await vendorCalls(gateway, 'aurora.TF').post('process', body()));
      refusal(404, 404)(await vendorCalls(gateway, 'aurora.DS88').post('process', body()));
    });
  });

  describe('an action that comes again', () => {
    it('has no second effect, and is answered by the first transaction', async () => {
      const action = bet(700);
      const [first] = transactions(await process({ actions: [action] }));
      const again = await process({ actions: [action, win(50)] });
      expect(transactions(again)[0]).toEqual(first);
      expect(await balance()).toBe(99_350);
    });

    it('is answered so twice in one call too', async () => {
      const action = bet(700);
      const [one, other] = transactions(await process({ actions: [action, action] }));
      expect(one).toEqual(other);
      expect(await balance()).toBe(99_300);
    });

    it('is refused where it is another: amount, kind, round, user, currency or what it reverses', async () => {
      const action = bet(700);
      const undo = rollback(action.action_id);
      await process({ actions: [action, undo] });
      const before = await balance();
      const other = user;
      for (const more of [
        { actions: [{ ...action, amount: 701 }] },
        { actions: [{ ...action, action: 'win' }] },
        { actions: [action], game_id: 'another' },
        { actions: [action], currency: 'XXX' },
        { actions: [{ ...undo, original_action_id: 'another' }] },
      ])
        refusal(409, 201)(await process(more));
      const stranger = await newPlayer();
      refusal(409, 201)(await process({ user_id: stranger, actions: [action], game_id: `round-${other}` }));
      user = other;
      expect(await balance()).toBe(before);
    });

    it('is applied once however many copies come at once, all answered alike', async () => {
      const call = body({ actions: [bet(900)] });
      const answers = await Promise.all(Array.from({ length: 60 }, () => vendor.post('process', call)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await balance()).toBe(99_100);
    });
  });

  describe('a rollback', () => {
    it('gives a bet back', async () => {
      const action = bet(700);
      await process({ actions: [action] });
      expect(transactions(await process({ actions: [rollback(action.action_id)], finished: true }))).toHaveLength(1);
      expect(await balance()).toBe(100_000);
      expect(await roundOf()).toMatchObject({ bet_minor: '0', rolled_back_minor: '700', status: 'closed' });
    });

    it('takes a win back', async () => {
      const action = win(700);
      await process({ actions: [bet(100), action] });
      await process({ actions: [rollback(action.action_id)] });
      expect(await balance()).toBe(99_900);
      expect(await roundOf()).toMatchObject({ bet_minor: '100', win_minor: '0', rolled_back_minor: '700' });
    });

    it('reverses once, whichever id it comes under', async () => {
      const action = bet(700);
      await process({ actions: [action] });
      const [one] = transactions(await process({ actions: [rollback(action.action_id)] }));
      const [other] = transactions(await process({ actions: [rollback(action.action_id)] }));
      expect(other?.tx_id).not.toBe(one?.tx_id);
      expect(await balance()).toBe(100_000);
    });

    it('is remembered before its action: what comes later gets a transaction and moves nothing', async () => {
      const action = bet(700);
      await process({ actions: [rollback(action.action_id)] });
      const [first] = transactions(await process({ actions: [action] }));
      expect(first?.tx_id).toMatch(/^\d+$/);
      expect(transactions(await process({ actions: [action] }))).toEqual([first]);
      expect(await balance()).toBe(100_000);
      expect(await roundOf()).toMatchObject({ bet_minor: '0' });
    });

    it('is remembered within one call too', async () => {
      const [one, other] = [bet(700), win(90)];
      const call = { actions: [rollback(one.action_id), one, other, rollback(other.action_id)] };
      expect(transactions(await process(call))).toHaveLength(4);
      expect(await balance()).toBe(100_000);
    });

    it('reverses an action of another round, and is counted there', async () => {
      const action = bet(700);
      await process({ actions: [action] });
      await process({ actions: [rollback(action.action_id)], game_id: `next-${user}` });
      expect(await balance()).toBe(100_000);
      expect(await roundOf()).toMatchObject({ bet_minor: '0', rolled_back_minor: '700' });
    });

    it('reverses no rollback, and nobody else’s action', async () => {
      const action = bet(700);
      const undo = rollback(action.action_id);
      await process({ actions: [action, undo] });
      refusal(400, 400)(await process({ actions: [rollback(undo.action_id)] }));
      await newPlayer().then((stranger) => (user = stranger));
      refusal(400, 400)(await process({ actions: [rollback(action.action_id)] }));
    });

    describe('of a win that has been spent', () => {
      const owes = () =>
        database.forSite('aurora', (tx) =>
          tx
            .selectFrom('ledger_account as a')
            .innerJoin('ledger_balance as b', 'b.account_id', 'a.account_id')
            .select('b.balance')
            .where('a.member_id', '=', memberId)
            .where('a.kind', '=', 'debt')
            .executeTakeFirst()
            .then((row) => Number(row?.balance ?? 0)),
        );
      const spend = async () => {
        const action = win(5_000);
        await process({ actions: [bet(100_000), action, bet(4_000)] });
        return action;
      };

      it('makes what is missing a debt, which the next wins settle, and is told of', async () => {
        const spent = await spend();
        const answer = await process({ actions: [rollback(spent.action_id)] });
        expect(answer.json()).toMatchObject({ balance: 0 });
        expect(await owes()).toBe(-4_000);
        expect((await process({ actions: [win(1_500)] })).json()).toMatchObject({ balance: 0 });
        expect(await owes()).toBe(-2_500);
        expect((await process({ actions: [win(3_000), bet(400)] })).json()).toMatchObject({ balance: 100 });
        expect(await owes()).toBe(0);
        const events = await database.forSite('aurora', (tx) =>
          tx
            .selectFrom('significant_event')
            .select(['kind', 'amount_minor', 'integration_id'])
            .where('member_id', '=', memberId)
            .execute(),
        );
        expect(events).toEqual([
          { kind: 'rolled_back_win_was_spent', amount_minor: '4000', integration_id: 'aurora.PG' },
        ]);
        expect(gateway.logLines.some((line) => line.includes('a win that was rolled back had been spent'))).toBe(true);
        const metrics = await gateway.ask('/metrics', { host: '127.0.0.1' });
        expect(metrics.text).toMatch(/marquee_spent_wins_rolled_back_total\{site="aurora",vendor="PG"\} [1-9]/);
      });

      it('is owed as a whole where nothing is left', async () => {
        const spent = win(5_000);
        await process({ actions: [bet(100_000), spent, bet(5_000)] });
        const answer = await process({ actions: [rollback(spent.action_id)] });
        expect([answer.status, answer.json()]).toMatchObject([200, { balance: 0 }]);
        expect(await owes()).toBe(-5_000);
      });

      it('settles it from deposits too', async () => {
        const spent = await spend();
        await process({ actions: [rollback(spent.action_id)] });
        await addPlayer(database, { memberId, integrationId: 'aurora.PG', balanceMinor: 4_500, currency });
        expect(await owes()).toBe(0);
        expect(await balance()).toBe(500);
      });

      it('is refused where the vendor is set so, and may come again', async () => {
        user = await newPlayer('aurora.EG2');
        const strict = vendorCalls(gateway, 'aurora.EG2');
        const call = (more: object) => strict.post('process', { ...body(more), game: 'EG2:EG2-1' });
        const session = await openSession('aurora.EG2');
        const spent = win(5_000);
        expect((await call({ session_id: session, actions: [bet(100_000), spent, bet(4_000)] })).status).toBe(200);
        const undo = { actions: [rollback(spent.action_id)] };
        const refused = await call(undo);
        expect([refused.status, refused.json()]).toEqual([
          422,
          { code: 100, message: 'Player has not enough funds to process an action', balance: 1_000 },
        ]);
        await call({ actions: [win(4_000)] });
        expect((await call(undo)).json()).toMatchObject({ balance: 0 });
      });
    });
  });

  async function openSession(integrationId: string, ended = false): Promise<string> {
    const session_id = freshId();
    await database.forSite('aurora', (tx) =>
      tx
        .insertInto('game_session')
        .values({
          site_id: 'aurora',
          session_id,
          integration_id: integrationId,
          member_id: memberId,
          mode: 'real',
          started_at: new Date(nowMs),
          ended_at: ended ? new Date(nowMs) : null,
        } as never)
        .execute(),
    );
    return session_id;
  }

  describe('money that is not there', () => {
    it('refuses the whole call with the balance, and takes the same later', async () => {
      const call = { actions: [win(500), bet(100_501)] };
      const refused = await process(call);
      expect([refused.status, refused.json()]).toEqual([
        422,
        { code: 100, message: 'Player has not enough funds to process an action', balance: 100_000 },
      ]);
      expect(await roundOf()).toBeUndefined();
      await process({ actions: [win(1)], game_id: `other-${user}` });
      expect((await process(call)).json()).toMatchObject({ balance: 0 });
    });

    it('is not lent within a call: a bet before its win needs money of its own', async () => {
      refusal(422, 100)(await process({ actions: [bet(100_001), win(100_001)] }));
      expect((await process({ actions: [win(1), bet(100_001)] })).status).toBe(200);
    });

    it('never goes below nothing, however many drain it at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => process({ actions: [bet(30_000)] })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      for (const answer of answers.filter(({ status }) => status !== 200)) refusal(422, 100)(answer);
      expect(await balance()).toBe(10_000);
    });

    it('tells nobody that a refused bet was applied, however often it comes', async () => {
      const call = body({ actions: [bet(100_001)] });
      const answers = await Promise.all(Array.from({ length: 50 }, () => vendor.post('process', call)));
      for (const answer of answers) refusal(422, 100)(answer);
      expect(await balance()).toBe(100_000);
    });
  });

  describe('a session', () => {
    it('is good while it is open, of the member and of the vendor', async () => {
      const session_id = await openSession('aurora.PG');
      expect((await process({ actions: [bet(5)], session_id })).status).toBe(200);
      expect(await roundOf()).toMatchObject({ session_id });
      const foreign = await openSession('aurora.EG2');
      refusal(422, 101)(await process({ actions: [bet(5)], session_id: foreign }));
      refusal(422, 101)(await process({ actions: [bet(5)], session_id: 'made-up' }));
      await newPlayer().then((stranger) => (user = stranger));
      refusal(422, 101)(await process({ actions: [bet(5)], session_id }));
    });

    it('that has ended takes no bets; wins, rollbacks and repeats always count', async () => {
      const session_id = await openSession('aurora.PG');
      const action = bet(50);
      const [first] = transactions(await process({ actions: [action], session_id }));
      await database.forSite('aurora', (tx) =>
        tx
          .updateTable('game_session')
          .set({ ended_at: new Date(nowMs) })
          .where('session_id', '=', session_id)
          .execute(),
      );
      refusal(422, 101)(await process({ actions: [bet(5)], session_id }));
      expect(transactions(await process({ actions: [action], session_id }))).toEqual([first]);
      expect((await process({ actions: [win(5)], session_id })).status).toBe(200);
      expect((await process({ actions: [rollback(action.action_id)], session_id })).status).toBe(200);
      expect(await balance()).toBe(100_005);
    });

    it('is asked for where the vendor is set so', async () => {
      user = await newPlayer('aurora.EG2');
      const call = (more: object) =>
        vendorCalls(gateway, 'aurora.EG2').post('process', { ...body(more), game: 'EG2:EG2-1' });
      refusal(422, 101)(await call({ actions: [bet(5)] }));
      expect((await call({ actions: [win(5)] })).status).toBe(200);
    });
  });

  describe('what it does not take', () => {
    it.each([
      ['another currency', { currency: 'XXX' }, 154],
      ['an unknown user', { user_id: 'nobody' }, 102],
      ['an unknown game', { game: 'PG:NONE' }, 103],
      ['another vendor’s game', { game: 'EG2:EG2-1' }, 103],
    ])('is %s: nothing applies', async (_what, more, code) => {
      refusal(422, code)(await process({ ...more, actions: [bet(5)] }));
      refusal(422, code)(await process({ ...more, game_id: undefined }));
      expect(await balance()).toBe(100_000);
    });

    it('is a single bet above the vendor’s limit, while others below it are taken', async () => {
      user = await newPlayer('aurora.AG');
      const call = (more: object) =>
        vendorCalls(gateway, 'aurora.AG').post('process', { ...body(more), game: 'AG:AG-1' });
      refusal(422, 105)(await call({ actions: [bet(501)] }));
      expect((await call({ actions: [bet(500), bet(500)] })).status).toBe(200);
    });

    it('is a bet where the vendor is switched off, while what was bet is settled', async () => {
      user = await newPlayer('aurora.UG');
      const call = (more: object) =>
        vendorCalls(gateway, 'aurora.UG').post('process', { ...body(more), game: 'UG:UG-1' });
      refusal(422, 107)(await call({ actions: [bet(5)] }));
      expect((await call({ actions: [win(5)] })).json()).toMatchObject({ balance: 100_005 });
    });

    it('is a bet on a game that the site does not offer', async () => {
      await gateway.publish([
        siteDocuments({ id: 'aurora', site: { vendors: ['EG2', 'AG', 'UG', 'TF', 'DS88'] } }),
        siteDocuments({ id: 'lotus' }),
      ]);
      refusal(422, 107)(await process({ actions: [bet(5)] }));
      await gateway.publish([siteDocuments({ id: 'aurora' }), siteDocuments({ id: 'lotus' })]);
      expect((await process({ actions: [bet(5)] })).status).toBe(200);
    });

    it('is a bet under maintenance, while wins, rollbacks and repeats count', async () => {
      const action = bet(50);
      const [first] = transactions(await process({ actions: [action] }));
      await setMaintenance({ enabled: true });
      refusal(503, 104)(await process({ actions: [bet(5)] }));
      expect(transactions(await process({ actions: [action] }))).toEqual([first]);
      expect((await process({ actions: [win(5), rollback(action.action_id)] })).json()).toMatchObject({
        balance: 100_005,
      });
      await setMaintenance({ enabled: false });
      expect((await process({ actions: [bet(5)] })).status).toBe(200);
    });

    async function setMaintenance(maintenance: { enabled: boolean }): Promise<void> {
      await database.forSite('aurora', (tx) =>
        tx
          .insertInto('site_status')
          .values({ site_id: 'aurora', maintenance: JSON.stringify(maintenance) } as never)
          .onConflict((conflict) =>
            conflict.column('site_id').doUpdateSet({ maintenance: JSON.stringify(maintenance) } as never),
          )
          .execute(),
      );
      nowMs += 2_000;
    }
  });

  it('takes bonus wins and adjustments of vendors that may ask for them', async () => {
    user = await newPlayer('aurora.AG');
    const call = (more: object) =>
      vendorCalls(gateway, 'aurora.AG').post('process', { ...body(more), game: 'AG:AG-1' });
    const actions = [
      { action: 'bonus_win', action_id: freshId(), amount: 900 },
      { action: 'adjust', action_id: freshId(), amount: -400 },
    ];
    expect((await call({ actions })).json()).toMatchObject({ balance: 100_500 });
    refusal(422, 100)(await call({ actions: [{ action: 'adjust', action_id: freshId(), amount: -100_501 }] }));
    refusal(400, 400)(await call({ actions: [{ action: 'bonus_win', action_id: freshId(), amount: -1 }] }));
  });

  it('takes the games that a vendor tests with', async () => {
    await addIntegration(database, {
      integrationId: 'aurora.ACC.sandbox',
      vendor: 'ACC',
      settings: { testGames: ['t-1'] },
    });
    nowMs += 10_000;
    user = await newPlayer('aurora.ACC.sandbox');
    const call = (game: string) =>
      vendorCalls(gateway, 'aurora.ACC.sandbox').post('process', { ...body({ actions: [bet(5)] }), game });
    expect((await call('ACC:t-1')).status).toBe(200);
    refusal(422, 103)(await call('ACC:t-2'));
  });

  describe('in the dialect of separate calls', () => {
    let separate: ReturnType<typeof vendorCalls>;
    beforeEach(async () => {
      separate = vendorCalls(gateway, 'aurora.TF');
      user = await newPlayer('aurora.TF');
    });
    const call = (operation: string, more: object = {}) =>
      separate.post(operation, {
        request_id: freshId(),
        user_id: user,
        currency,
        game: 'TF:TF-1',
        ...(operation !== 'balance' && { round_id: `round-${user}` }),
        ...more,
      });

    it('keeps the same wallet: balance, bet, win, rollback and repeats', async () => {
      expect((await call('balance', { request_id: 'b' })).json()).toEqual({
        status: 'OK',
        request_id: 'b',
        balance: 100_000,
      });
      const first = await call('bet', { request_id: `bet-${user}`, amount: 700 });
      expect(first.json()).toEqual({
        status: 'OK',
        request_id: `bet-${user}`,
        balance: 99_300,
        transaction_id: expect.stringMatching(/^\d+$/),
      });
      expect((await call('bet', { request_id: `bet-${user}`, amount: 700 })).text).toBe(first.text);
      expect((await call('win', { amount: 50, is_finished: true })).json()).toMatchObject({
        status: 'OK',
        balance: 99_350,
      });
      expect((await call('rollback', { original_request_id: `bet-${user}` })).json()).toMatchObject({
        balance: 100_050,
      });
      expect(await roundOf()).toMatchObject({ status: 'closed', bet_minor: '0', win_minor: '50' });
    });

    it.each([
      ['bet', { amount: 100_001 }, 200, 'INSUFFICIENT_FUNDS'],
      ['bet', { amount: 1, session_id: 'made-up' }, 200, 'SESSION_ENDED'],
      ['bet', { amount: 1, user_id: 'nobody' }, 200, 'UNKNOWN_USER'],
      ['bet', { amount: 1, game: 'TF:NONE' }, 200, 'UNKNOWN_GAME'],
      ['bet', { amount: 1, currency: 'XXX' }, 200, 'WRONG_CURRENCY'],
      ['bet', { amount: -1 }, 400, 'INVALID_REQUEST'],
      ['win', { amount: '1' }, 400, 'INVALID_REQUEST'],
      ['rollback', {}, 400, 'INVALID_REQUEST'],
      ['balance', { user_id: 5 }, 400, 'INVALID_REQUEST'],
    ])('refuses a %s of %o with %i and a word of its own', async (operation, more, status, word) => {
      const answer = await call(operation, more);
      expect([answer.status, answer.json()]).toEqual([status, expect.objectContaining({ status: word })]);
    });

    it('refuses a repeat that is another', async () => {
      await call('bet', { request_id: `x-${user}`, amount: 5 });
      expect((await call('bet', { request_id: `x-${user}`, amount: 6 })).json()).toMatchObject({
        status: 'DUPLICATE_REQUEST',
      });
    });

    it('tells a wrong signature in its own word', async () => {
      const answer = await separate.post('bet', '{}', { authorization: 'HMAC-SHA256 00' });
      expect([answer.status, answer.json()]).toEqual([403, expect.objectContaining({ status: 'INVALID_SIGNATURE' })]);
    });
  });

  describe('the reconciliation list', () => {
    it('lists the rounds of a window as they were applied, and no others', async () => {
      nowMs += 60_000;
      const from = new Date(nowMs).toISOString();
      const action = bet(300);
      const tx = transactions(await process({ actions: [action, win(80)], finished: true }));
      nowMs += 60_000;
      const to = new Date(nowMs).toISOString();
      await process({ actions: [bet(1)], game_id: `late-${user}` });
      const answer = await vendor.get('rounds', { from, to });
      expect(answer.json()).toEqual({
        rounds: [
          {
            game_id: `round-${user}`,
            game: GAME,
            user_id: user,
            currency,
            bet: 300,
            win: 80,
            rolled_back: 0,
            finished: true,
            actions: [
              { action: 'bet', action_id: action.action_id, amount: 300, tx_id: tx[0]?.tx_id },
              { action: 'win', action_id: tx[1]?.action_id, amount: 80, tx_id: tx[1]?.tx_id },
            ],
          },
        ],
      });
    });

    it('is signed by path and query, and refused without, or without a window', async () => {
      const answer = await gateway.ask('/vendor/v1/aurora.PG/rounds?from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z');
      refusal(403, 403)(answer);
      refusal(400, 400)(await vendor.get('rounds', { from: 'yesterday', to: '2026-02-01T00:00:00Z' }));
    });
  });
});
