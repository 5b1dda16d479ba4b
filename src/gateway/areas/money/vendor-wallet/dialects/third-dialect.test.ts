import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { VendorCallReplayed, VendorCalls } from '#contracts/generated/contracts.ts';
import { formDialect, formSignature } from '#gateway/testing/form-dialect.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { testSeamlessWallet } from '#gateway/testing/test-seamless-wallet.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, TEST_VENDOR_KEY } from '#gateway/testing/vendor-calls.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { WALLET_DIALECTS } from './wallet-dialects.ts';

const INTEGRATION = 'aurora.FORM';

describeOnOneEngine('a third dialect, which is a file and a row', (open) => {
  const wallet = testSeamlessWallet(open, { walletDialects: [...WALLET_DIALECTS, formDialect] });
  beforeAll(async () => {
    const settings = { testGames: ['FORM-1'] };
    await addIntegration(wallet.database, { vendor: 'FORM', dialect: 'form', settings });
    await addIntegration(wallet.database, { vendor: 'SOAP', dialect: 'soap', settings });
  });
  beforeEach(() => wallet.newPlayer(INTEGRATION));

  const send = (operation: string, raw: string, signature?: string, integration = INTEGRATION) => {
    const path = `/vendor/v1/${integration}/${operation}`;
    return wallet.gateway.ask(path, {
      method: 'POST',
      host: 'vendors.example',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-form-signature': signature ?? formSignature(Buffer.from(TEST_VENDOR_KEY), path, raw),
      },
      body: raw,
    });
  };
  const form = (ref: string, more: Readonly<Record<string, string>> = {}): string =>
    new URLSearchParams({
      player: wallet.user,
      money: wallet.currency,
      game: 'FORM:FORM-1',
      round: `round-${wallet.user}`,
      ref: `${ref}-${wallet.user}`,
      ...more,
    }).toString();
  const saying = ({ status, json }: SiteResponse) => [status, json()];
  const transaction = expect.stringMatching(/^\d+$/);

  it('plays a bet, a win, a repeat and a rollback on the same wallet', async () => {
    const bet = await send('form/debit', form('bet', { amount: '7.00' }));
    expect(saying(bet)).toEqual([200, { ok: `bet-${wallet.user}`, funds: '993.00', paid: [transaction] }]);
    expect((await send('form/debit', form('bet', { amount: '7.00' }))).text).toBe(bet.text);

    const win = await send('form/credit', form('win', { amount: '0.50', last: 'yes' }));
    expect(saying(win)).toEqual([200, { ok: `win-${wallet.user}`, funds: '993.50', paid: [transaction] }]);
    expect(await wallet.roundOf()).toMatchObject({ status: 'closed', bet_minor: '700', win_minor: '50' });

    const cancelled = await send('form/cancel', form('back', { cancels: `bet-${wallet.user}` }));
    expect(saying(cancelled)).toEqual([200, { ok: `back-${wallet.user}`, funds: '1000.50', paid: [transaction] }]);
    expect(saying(await send('form/funds', form('ask')))).toEqual([
      200,
      { ok: `ask-${wallet.user}`, funds: '1000.50', paid: [] },
    ]);
  });

  it('refuses in its own form, and applies nothing', async () => {
    const poor = await send('form/debit', form('bet', { amount: '1000.01' }));
    expect(saying(poor)).toEqual([200, { fault: 100, of: `bet-${wallet.user}`, funds: '1000.00' }]);
    const malformed = { fault: 400, of: null, funds: null };
    expect(saying(await send('form/debit', form('bet', { amount: '1' })))).toEqual([200, malformed]);
    expect(saying(await send('form/cancel', form('back')))).toEqual([200, malformed]);
    const tooLarge = await send('form/debit', ' '.repeat(2_000_000));
    expect(saying(tooLarge)).toEqual([200, { fault: 413, of: null, funds: null }]);
    expect(await wallet.roundOf()).toBeUndefined();
  });

  it('refuses a wrong signature, known integration or not, and the signatures of other dialects', async () => {
    const raw = form('bet', { amount: '1.00' });
    const forbidden = [200, { fault: 403, of: null, funds: null }];
    const key = Buffer.from(TEST_VENDOR_KEY);
    const elsewhere = formSignature(key, `/vendor/v1/${INTEGRATION}/form/credit`, raw);
    for (const signature of ['', 'x', elsewhere])
      expect(saying(await send('form/debit', raw, signature))).toEqual(forbidden);
    expect(saying(await send('form/debit', raw, undefined, 'aurora.NONE'))).toEqual(forbidden);
    expect(saying(await send('form/debit', raw, undefined, 'aurora.PG'))).toEqual(forbidden);
    expect(await wallet.roundOf()).toBeUndefined();
  });

  it('signs the calls that all dialects share, and takes none of another dialect', async () => {
    const session = await send('session', JSON.stringify({ code: 'A'.repeat(43) }));
    expect(saying(session)).toEqual([422, expect.objectContaining({ code: 108 })]);
    expect(saying(await send('process', '{}'))).toEqual([404, expect.objectContaining({ code: 404 })]);
    expect(saying(await send('bet', '{}'))).toEqual([404, expect.objectContaining({ status: 'NOT_FOUND' })]);
  });

  it('answers another method in its own form', async () => {
    const answer = await wallet.gateway.ask(`/vendor/v1/${INTEGRATION}/form/debit`, { host: 'vendors.example' });
    expect(saying(answer)).toEqual([200, { fault: 405, of: null, funds: null }]);
    expect(answer.headers.allow).toBe('POST');
  });

  it('has its calls in the log, from which an operator repeats one', async () => {
    const bet = await send('form/debit', form('bet', { amount: '7.00' }));
    const operators = operatorCalls(wallet.gateway, wallet.now);
    const path = '/sites/aurora/vendor-calls';
    const { list } = successOf<VendorCalls>(await operators.call(`${path}?integration=${INTEGRATION}&pageSize=1`));
    expect(list).toMatchObject([{ operation: 'form/debit', answer: bet.text }]);
    const again = await operators.call(`${path}/${list[0]?.callId}/replay`, { method: 'POST' });
    expect(successOf<VendorCallReplayed>(again)).toMatchObject({ status: 200, answer: bet.text });
  });

  it('gets 500, so that the vendor retries, while its row is missing', async () => {
    const answer = await send('form/credit', form('win', { amount: '1.00' }), undefined, 'aurora.SOAP');
    expect(saying(answer)).toEqual([500, { fault: 500, of: null, funds: null }]);
    expect(wallet.gateway.logLines.join('')).toContain(
      'aurora.SOAP: dialect \\"soap\\" is none of actions, calls, form',
    );
    expect((await send('form/funds', form('ask'))).status).toBe(200);
  });
});
