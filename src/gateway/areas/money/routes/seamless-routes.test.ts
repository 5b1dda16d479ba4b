import { describe, expect, it } from 'vitest';
import { signedVendorCalls } from '#gateway/testing/signed-vendor-calls.ts';
import { GAME, refusal, testSeamlessWallet, transactions } from '#gateway/testing/test-seamless-wallet.ts';
import { TEST_VENDOR_KEY, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { signatureOf } from '../vendor-wallet/dialects/vendor-signature.ts';

describeOnOneEngine('the seamless wallet', (open) => {
  const wallet = testSeamlessWallet(open);
  const { balance, bet, body, currency, process, roundOf, win } = wallet;

  describe('its signature', () => {
    const raw = () => JSON.stringify(body());
    const key = Buffer.from(TEST_VENDOR_KEY);
    const call = (headers: Record<string, string>, path = '/vendor/v1/aurora.PG/process') =>
      wallet.gateway.ask(path, { method: 'POST', host: 'vendors.example', headers, body: raw() });

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

    it('is checked before the body: a malformed body, or one of another type, is refused as unsigned', async () => {
      const answers = await Promise.all(
        ['{', '', '[]', '\u0000'].map((text) =>
          wallet.gateway.ask('/vendor/v1/aurora.PG/process', {
            method: 'POST',
            host: 'vendors.example',
            headers: { 'content-type': 'text/weird' },
            body: text,
          }),
        ),
      );
      for (const answer of answers) refusal(403, 403)(answer);
    });

    it('does not reveal whether an integration exists', async () => {
      const signed = { authorization: signatureOf(key, Buffer.from(raw())) };
      const known = await call({ authorization: signatureOf(Buffer.from('x'), Buffer.from(raw())) });
      for (const id of ['aurora.NONE', 'nowhere.PG', 'PG', '', 'aurora.PG.sandbox', '__proto__.PG', 'lotus.EG2']) {
        const answer = await call(signed, `/vendor/v1/${encodeURIComponent(id) || '%20'}/process`);
        expect([answer.status, answer.text]).toEqual([known.status, known.text]);
      }
    });

    it('is good for the very bytes, however they are laid out, in letters of either case', async () => {
      const spaced = JSON.stringify(body({ game_id: undefined }), null, 3);
      expect((await wallet.vendor.post('process', spaced)).status).toBe(200);
      const upper = signatureOf(key, Buffer.from(spaced)).replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase());
      expect((await wallet.vendor.post('process', spaced, { authorization: upper })).status).toBe(200);
    });

    it('keeps sites apart: a user of one site is none of another, by the same key', async () => {
      const other = vendorCalls(wallet.gateway, 'lotus.PG');
      refusal(422, 102)(await other.post('process', body()));
    });
  });

  describe('the protocol', () => {
    it('answers a balance alone without actions', async () => {
      const answer = await process({ game_id: undefined });
      expect(answer.json()).toEqual({ balance: 100_000 });
      expect((await process({ actions: [] })).json()).toEqual({ balance: 100_000 });
    });

    it('applies actions in their order and answers them so, with the balance of the member', async () => {
      const [first, second] = [bet(300), win(120)];
      const answer = await process({ actions: [first, second], finished: true });
      expect(answer.json()).toEqual({
        balance: 99_820,
        game_id: `round-${wallet.user}`,
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

    it('closes a round without actions too, and knows its winnings', async () => {
      await process({ actions: [bet(100), win(900)] });
      expect(await roundOf()).toMatchObject({ status: 'open', won_minor: null });
      expect((await process({ finished: true })).json()).toEqual({ balance: 100_800, game_id: `round-${wallet.user}` });
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
      refusal(400, 400)(await wallet.vendor.post('process', text));
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

    it('answers in its own format to a body that is too large, another method, or an unknown call', async () => {
      refusal(413, 413)(await wallet.vendor.post('process', ' '.repeat(70_000)));
      const other = await wallet.gateway.ask('/vendor/v1/aurora.PG/process', { host: 'vendors.example' });
      refusal(405, 405)(other);
      expect(other.headers.allow).toBe('POST');
      refusal(404, 404)(await wallet.vendor.post('nothing', '{}'));
      refusal(404, 404)(await wallet.gateway.ask('/vendor/v1/anything', { host: 'vendors.example' }));
      const separate = await wallet.vendor.post('bet', '{}');
      expect([separate.status, separate.json()]).toEqual([
        404,
        { status: 'NOT_FOUND', message: 'There is no such call' },
      ]);
    });

    it('speaks no dialect but the integration’s, and not with vendors that keep wallets of their own', async () => {
      refusal(404, 404)(await signedVendorCalls(wallet, 'aurora.TF').post('process', body()));
      refusal(404, 404)(await vendorCalls(wallet.gateway, 'aurora.DS88').post('process', body()));
    });
  });

  describe('the reconciliation list', () => {
    it('lists the rounds of a window as they were applied, and no others', async () => {
      wallet.pass(60_000);
      const from = wallet.now().toISOString();
      const action = bet(300);
      const tx = transactions(await process({ actions: [action, win(80)], finished: true }));
      wallet.pass(60_000);
      const to = wallet.now().toISOString();
      await process({ actions: [bet(1)], game_id: `late-${wallet.user}` });
      const answer = await wallet.vendor.get('rounds', { from, to });
      expect(answer.json()).toEqual({
        rounds: [
          {
            game_id: `round-${wallet.user}`,
            game: GAME,
            user_id: wallet.user,
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
      const answer = await wallet.gateway.ask(
        '/vendor/v1/aurora.PG/rounds?from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z',
      );
      refusal(403, 403)(answer);
      refusal(400, 400)(await wallet.vendor.get('rounds', { from: 'yesterday', to: '2026-02-01T00:00:00Z' }));
    });
  });
});
