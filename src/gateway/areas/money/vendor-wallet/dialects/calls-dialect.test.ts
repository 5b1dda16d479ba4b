import { beforeEach, describe, expect, it } from 'vitest';
import { signedVendorCalls } from '#gateway/testing/signed-vendor-calls.ts';
import { testSeamlessWallet } from '#gateway/testing/test-seamless-wallet.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('the seamless wallet', (open) => {
  const wallet = testSeamlessWallet(open);
  const { currency, freshId, newPlayer, roundOf } = wallet;

  describe('in the dialect of separate calls', () => {
    let separate: ReturnType<typeof signedVendorCalls>;
    beforeEach(async () => {
      separate = signedVendorCalls(wallet, 'aurora.TF');
      await newPlayer('aurora.TF');
    });
    const call = (operation: string, more: object = {}) =>
      separate.post(operation, {
        request_id: freshId(),
        user_id: wallet.user,
        currency,
        game: 'TF:TF-1',
        ...(operation !== 'balance' && { round_id: `round-${wallet.user}` }),
        ...more,
      });

    it('keeps the same wallet: balance, bet, win, rollback and repeats', async () => {
      expect((await call('balance', { request_id: 'b' })).json()).toEqual({
        status: 'OK',
        request_id: 'b',
        balance: 100_000,
      });
      const first = await call('bet', { request_id: `bet-${wallet.user}`, amount: 700 });
      expect(first.json()).toEqual({
        status: 'OK',
        request_id: `bet-${wallet.user}`,
        balance: 99_300,
        transaction_id: expect.stringMatching(/^\d+$/),
      });
      expect((await call('bet', { request_id: `bet-${wallet.user}`, amount: 700 })).text).toBe(first.text);
      expect((await call('win', { amount: 50, is_finished: true })).json()).toMatchObject({
        status: 'OK',
        balance: 99_350,
      });
      expect((await call('rollback', { original_request_id: `bet-${wallet.user}` })).json()).toMatchObject({
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
      await call('bet', { request_id: `x-${wallet.user}`, amount: 5 });
      expect((await call('bet', { request_id: `x-${wallet.user}`, amount: 6 })).json()).toMatchObject({
        status: 'DUPLICATE_REQUEST',
      });
    });

    it('tells a wrong signature in its own word', async () => {
      const answer = await separate.sign('bet', '{}').sendChanged('body');
      expect([answer.status, answer.json()]).toEqual([403, expect.objectContaining({ status: 'INVALID_SIGNATURE' })]);
    });
  });
});
