import { describe, expect, it } from 'vitest';
import { refusal, testSeamlessWallet, transactions } from '#gateway/testing/test-seamless-wallet.ts';
import { addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';

describeOnEveryEngine('the seamless wallet', (open) => {
  const wallet = testSeamlessWallet(open);
  const { balance, bet, body, currency, newPlayer, openSession, process, rollback, roundOf, win } = wallet;

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

    it('is refused where it differs: in amount, kind, round, user, currency or the reversed action', async () => {
      const action = bet(700);
      const undo = rollback(action.action_id);
      await process({ actions: [action, undo] });
      const before = await balance();
      const other = wallet.user;
      for (const more of [
        { actions: [{ ...action, amount: 701 }] },
        { actions: [{ ...action, action: 'win' }] },
        { actions: [action], game_id: 'another' },
        { actions: [action], currency: 'XXX' },
        { actions: [{ ...undo, original_action_id: 'another' }] },
      ])
        refusal(409, 201)(await process(more));
      await newPlayer();
      refusal(409, 201)(await process({ actions: [action], game_id: `round-${other}` }));
      expect((await process({ user_id: other, game_id: undefined })).json()).toEqual({ balance: before });
    });

    it('is applied once however many copies come at once, all answered alike', async () => {
      const call = body({ actions: [bet(900)] });
      const answers = await Promise.all(Array.from({ length: 60 }, () => wallet.vendor.post('process', call)));
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

    it('is remembered before its action: a later action gets a transaction and moves nothing', async () => {
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
      await process({ actions: [rollback(action.action_id)], game_id: `next-${wallet.user}` });
      expect(await balance()).toBe(100_000);
      expect(await roundOf()).toMatchObject({ bet_minor: '0', rolled_back_minor: '700' });
    });

    it('reverses no rollback, and nobody else’s action', async () => {
      const action = bet(700);
      const undo = rollback(action.action_id);
      await process({ actions: [action, undo] });
      refusal(400, 400)(await process({ actions: [rollback(undo.action_id)] }));
      await newPlayer();
      refusal(400, 400)(await process({ actions: [rollback(action.action_id)] }));
    });

    describe('of a win that has been spent', () => {
      const owes = () =>
        wallet.database.forSite('aurora', (tx) =>
          tx
            .selectFrom('ledger_account as a')
            .innerJoin('ledger_balance as b', 'b.account_id', 'a.account_id')
            .select('b.balance')
            .where('a.member_id', '=', wallet.memberId)
            .where('a.kind', '=', 'debt')
            .executeTakeFirst()
            .then((row) => Number(row?.balance ?? 0)),
        );
      const spend = async () => {
        const action = win(5_000);
        await process({ actions: [bet(100_000), action, bet(4_000)] });
        return action;
      };

      it('makes the missing amount a debt, which the next wins settle, and is announced', async () => {
        const spent = await spend();
        const answer = await process({ actions: [rollback(spent.action_id)] });
        expect(answer.json()).toMatchObject({ balance: 0 });
        expect(await owes()).toBe(-4_000);
        expect((await process({ actions: [win(1_500)] })).json()).toMatchObject({ balance: 0 });
        expect(await owes()).toBe(-2_500);
        expect((await process({ actions: [win(3_000), bet(400)] })).json()).toMatchObject({ balance: 100 });
        expect(await owes()).toBe(0);
        const events = await wallet.database.forSite('aurora', (tx) =>
          tx
            .selectFrom('significant_event')
            .select(['kind', 'amount_minor', 'integration_id'])
            .where('member_id', '=', wallet.memberId)
            .execute(),
        );
        expect(events).toEqual([
          { kind: 'rolled_back_win_was_spent', amount_minor: '4000', integration_id: 'aurora.PG' },
        ]);
        expect(wallet.gateway.logLines.some((line) => line.includes('rolled-back win had been spent'))).toBe(true);
        const metrics = await wallet.gateway.ask('/metrics', { host: '127.0.0.1' });
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
        await addPlayer(wallet.database, {
          memberId: wallet.memberId,
          integrationId: 'aurora.PG',
          balanceMinor: 4_500,
          currency,
        });
        expect(await owes()).toBe(0);
        expect(await balance()).toBe(500);
      });

      it('is refused where the vendor is set so, and may come again', async () => {
        await newPlayer('aurora.EG2');
        const strict = vendorCalls(wallet.gateway, 'aurora.EG2');
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
});
