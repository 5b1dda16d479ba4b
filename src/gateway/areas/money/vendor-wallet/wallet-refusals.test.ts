import { describe, expect, it } from 'vitest';
import type { ChangeMaintenance } from '#contracts/generated/contracts.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusal, testSeamlessWallet, transactions } from '#gateway/testing/test-seamless-wallet.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('the seamless wallet', (open) => {
  const wallet = testSeamlessWallet(open);
  const { balance, bet, body, freshId, newPlayer, openSession, process, rollback, roundOf, win } = wallet;

  describe('money that is not there', () => {
    it('refuses the whole call with the balance, and takes the same later', async () => {
      const call = { actions: [win(500), bet(100_501)] };
      const refused = await process(call);
      expect([refused.status, refused.json()]).toEqual([
        422,
        { code: 100, message: 'Player has not enough funds to process an action', balance: 100_000 },
      ]);
      expect(await roundOf()).toBeUndefined();
      await process({ actions: [win(1)], game_id: `other-${wallet.user}` });
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

    it('refuses the same bet each time, however often it is sent', async () => {
      const call = body({ actions: [bet(100_001)] });
      const answers = await Promise.all(Array.from({ length: 50 }, () => wallet.vendor.post('process', call)));
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
      await newPlayer();
      refusal(422, 101)(await process({ actions: [bet(5)], session_id }));
    });

    it('that has ended takes no bets; wins, rollbacks and repeats always count', async () => {
      const session_id = await openSession('aurora.PG');
      const action = bet(50);
      const [first] = transactions(await process({ actions: [action], session_id }));
      await wallet.database.forSite('aurora', (tx) =>
        tx.updateTable('game_session').set({ ended_at: wallet.now() }).where('session_id', '=', session_id).execute(),
      );
      refusal(422, 101)(await process({ actions: [bet(5)], session_id }));
      expect(transactions(await process({ actions: [action], session_id }))).toEqual([first]);
      expect((await process({ actions: [win(5)], session_id })).status).toBe(200);
      expect((await process({ actions: [rollback(action.action_id)], session_id })).status).toBe(200);
      expect(await balance()).toBe(100_005);
    });

    it('is asked for where the vendor is set so', async () => {
      await newPlayer('aurora.EG2');
      const call = (more: object) =>
        vendorCalls(wallet.gateway, 'aurora.EG2').post('process', { ...body(more), game: 'EG2:EG2-1' });
      refusal(422, 101)(await call({ actions: [bet(5)] }));
      expect((await call({ actions: [win(5)] })).status).toBe(200);
    });
  });

  describe('a refused call', () => {
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
      await newPlayer('aurora.AG');
      const call = (more: object) =>
        vendorCalls(wallet.gateway, 'aurora.AG').post('process', { ...body(more), game: 'AG:AG-1' });
      refusal(422, 105)(await call({ actions: [bet(501)] }));
      expect((await call({ actions: [bet(500), bet(500)] })).status).toBe(200);
    });

    it('is a bet where the vendor is switched off, while earlier bets are settled', async () => {
      await newPlayer('aurora.UG');
      const call = (more: object) =>
        vendorCalls(wallet.gateway, 'aurora.UG').post('process', { ...body(more), game: 'UG:UG-1' });
      refusal(422, 107)(await call({ actions: [bet(5)] }));
      expect((await call({ actions: [win(5)] })).json()).toMatchObject({ balance: 100_005 });
    });

    it('is a bet on a game that is switched off, while earlier bets are settled', async () => {
      await newPlayer('aurora.EG2');
      const session_id = await openSession('aurora.EG2');
      const call = (more: object) =>
        vendorCalls(wallet.gateway, 'aurora.EG2').post('process', { ...body(more), session_id, game: 'EG2:EG2-2' });
      refusal(422, 107)(await call({ actions: [bet(5)] }));
      expect((await call({ actions: [win(5)] })).json()).toMatchObject({ balance: 100_005 });
    });

    it('is a bet on a game that the site does not offer', async () => {
      await wallet.gateway.publish([
        siteDocuments({ id: 'aurora', site: { vendors: ['EG2', 'AG', 'UG', 'TF', 'DS88'] } }),
        siteDocuments({ id: 'lotus' }),
      ]);
      refusal(422, 107)(await process({ actions: [bet(5)] }));
      await wallet.gateway.publish([siteDocuments({ id: 'aurora' }), siteDocuments({ id: 'lotus' })]);
      expect((await process({ actions: [bet(5)] })).status).toBe(200);
    });

    it('is a bet under maintenance, while wins, rollbacks and repeats count', async () => {
      const action = bet(50);
      const [first] = transactions(await process({ actions: [action] }));
      await changeMaintenance({ switch: { enabled: true } });
      refusal(503, 104)(await process({ actions: [bet(5)] }));
      expect(transactions(await process({ actions: [action] }))).toEqual([first]);
      expect((await process({ actions: [win(5), rollback(action.action_id)] })).json()).toMatchObject({
        balance: 100_005,
      });
      await changeMaintenance({ switch: null });
      expect((await process({ actions: [bet(5)] })).status).toBe(200);
    });

    it('is a bet while planned maintenance lasts', async () => {
      const inMinutes = (minutes: number) => new Date(wallet.now().getTime() + minutes * 60_000).toISOString();
      await changeMaintenance({ plan: { startTime: inMinutes(1), endTime: inMinutes(2) } });
      expect((await process({ actions: [bet(5)] })).status).toBe(200);
      wallet.pass(60_000);
      refusal(503, 104)(await process({ actions: [bet(5)] }));
      wallet.pass(60_000);
      expect((await process({ actions: [bet(5)] })).status).toBe(200);
    });

    async function changeMaintenance(body: ChangeMaintenance): Promise<void> {
      const path = '/sites/aurora/status/maintenance';
      successOf(await operatorCalls(wallet.gateway).call(path, { method: 'PUT', body }));
    }
  });

  it('takes bonus wins and adjustments of vendors that may ask for them', async () => {
    await newPlayer('aurora.AG');
    const call = (more: object) =>
      vendorCalls(wallet.gateway, 'aurora.AG').post('process', { ...body(more), game: 'AG:AG-1' });
    const actions = [
      { action: 'bonus_win', action_id: freshId(), amount: 900 },
      { action: 'adjust', action_id: freshId(), amount: -400 },
    ];
    expect((await call({ actions })).json()).toMatchObject({ balance: 100_500 });
    refusal(422, 100)(await call({ actions: [{ action: 'adjust', action_id: freshId(), amount: -100_501 }] }));
    refusal(400, 400)(await call({ actions: [{ action: 'bonus_win', action_id: freshId(), amount: -1 }] }));
  });

  it('takes the games that a vendor tests with', async () => {
    await addIntegration(wallet.database, {
      integrationId: 'aurora.ACC.sandbox',
      vendor: 'ACC',
      settings: { testGames: ['t-1'] },
    });
    wallet.pass(10_000);
    await newPlayer('aurora.ACC.sandbox');
    const call = (game: string) =>
      vendorCalls(wallet.gateway, 'aurora.ACC.sandbox').post('process', { ...body({ actions: [bet(5)] }), game });
    expect((await call('ACC:t-1')).status).toBe(200);
    refusal(422, 103)(await call('ACC:t-2'));
  });
});
