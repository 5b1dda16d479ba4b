import { expect, it } from 'vitest';
import type { ConsolidatedFunds } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { openRealtime } from '#gateway/testing/realtime-client.ts';
import { moved, testVendorWallets } from '#gateway/testing/test-vendor-wallets.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('the wallets of vendors', (open) => {
  const vendorWallets = testVendorWallets(open);
  const { keeper, memberWith, move, toVendor, funds, walletsIn, play, isSound } = vendorWallets;

  it('take what a member moves there by a signed call, and tell it with everything else that the member has', async () => {
    const { token } = await memberWith('transferone', 10_000n);
    const before = await funds(token);
    expect(before).toMatchObject({
      ...{ mainWallet: '100.00', total: '100.00', isSingle: false, currency: 'EUR', currencySymbol: '€' },
      ...{
        dailysalreqtype: 'automatic',
        contracthoursalreq: null,
        realtimesalreqtype: 'automatic',
        divtypereq: 'request',
      },
      ...{ divinfotype: 'weekly', dailysalinfotype: 'daily', hourlysalinfotype: null },
      wallets: [
        { vendor: 'EG2', vendorName: 'EG2 Studio', balance: '0.00', isLive: true, isPending: false },
        { vendor: 'PG', vendorName: 'PG Studio', balance: '0.00', isLive: true, isPending: false },
      ],
    });
    const answer = await toVendor(token, '30.00');
    expect(validatorOf('WalletTransferred')(successOf(answer))).toBe(true);
    expect(moved(answer)).toEqual(['70.00', ['toVendor 30.00 done']]);
    expect(vendorWallets.vendor.calls.at(-1)).toMatchObject({ path: '/operators/aurora.PG/deposit', isSigned: true });
    const after = await funds(token);
    expect([after.mainWallet, after.total, await walletsIn(token)]).toEqual([
      '70.00',
      '100.00',
      { EG2: '0.00', PG: '30.00' },
    ]);
    expect(await isSound()).toBe(true);
  });

  it('give back winnings too', async () => {
    const { token } = await memberWith('transfertwo', 10_000n);
    await toVendor(token, '20.00');
    play(2_000, 5_555);
    expect(await walletsIn(token)).toMatchObject({ PG: '55.55' });
    const back = await move(token, { direction: 'fromVendor', vendor: 'PG', amount: '50.00' });
    expect(moved(back)).toEqual(['130.00', ['fromVendor 50.00 done']]);
    expect(moved(await move(token, { direction: 'fromVendor', vendor: 'PG' }))).toEqual([
      '135.55',
      ['fromVendor 5.55 done'],
    ]);
    expect(moved(await move(token, { direction: 'fromVendor', vendor: 'PG' }))).toEqual(['135.55', []]);
    expect(await isSound()).toBe(true);
  });

  it('run once per key, and repeat the answer byte for byte', async () => {
    const { token, id } = await memberWith('transferonce', 10_000n);
    const answers = [await toVendor(token, '10.00', 'once'), await toVendor(token, '10.00', 'once')];
    keeper.mood = 'down';
    answers.push(await toVendor(token, '10.00', 'once'));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(moved(await toVendor(token, '10.00', 'once'))).toEqual(['90.00', ['toVendor 10.00 done']]);
    expect(refusalOf(await toVendor(token, '11.00', 'once'))).toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
    // Another member's key is another key.
    keeper.mood = 'well';
    const neighbour = await memberWith('transferkey', 10_000n);
    expect(moved(await toVendor(neighbour.token, '11.00', 'once'))).toEqual(['89.00', ['toVendor 11.00 done']]);
    expect(id).not.toBe(neighbour.id);
  });

  it('do it once also where the same is sent many times at once', async () => {
    const { token } = await memberWith('transfermany', 10_000n);
    const answers = await Promise.all(Array.from({ length: 6 }, () => toVendor(token, '10.02', 'many')));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await funds(token)).mainWallet).toBe('89.98');
    expect(await walletsIn(token)).toMatchObject({ PG: '10.02' });
    expect(await isSound()).toBe(true);
  });

  it('take nothing that the main wallet does not have, and give nothing that they do not have', async () => {
    const { token } = await memberWith('transferpoor', 1_000n);
    expect(refusalOf(await toVendor(token, '10.01'))).toMatchObject({ status: 422, code: 'insufficient_funds' });
    expect(moved(await toVendor(token, '5.00'))).toEqual(['5.00', ['toVendor 5.00 done']]);
    const tooMuch = await move(token, { direction: 'fromVendor', vendor: 'PG', amount: '5.01' });
    expect(refusalOf(tooMuch)).toMatchObject({ status: 422, code: 'transfer_refused' });
    expect((await funds(token)).mainWallet).toBe('5.00');
    expect(await isSound()).toBe(true);
  });

  it('answer a refusal byte for byte again by its key, also when the transfer would go through by then', async () => {
    const { token } = await memberWith('transferkept', 1_000n);
    await toVendor(token, '6.00');
    const refused = await toVendor(token, '5.00', 'kept');
    expect(refusalOf(refused)).toMatchObject({ status: 422, code: 'insufficient_funds' });
    await move(token, { direction: 'fromVendor', vendor: 'PG' });
    const again = await toVendor(token, '5.00', 'kept');
    expect([again.status, again.text]).toEqual([422, refused.text]);
    expect(refusalOf(await toVendor(token, '4.00', 'kept')).code).toBe('idempotency_mismatch');
    expect((await funds(token)).mainWallet).toBe('10.00');
    expect(moved(await toVendor(token, '5.00', 'another'))).toEqual(['5.00', ['toVendor 5.00 done']]);
  });

  it('tell open pages the new balance of the main wallet', async () => {
    const { token } = await memberWith('transfernews', 10_000n);
    const client = await openRealtime(vendorWallets.gateway.port, { token });
    client.send({ type: 'resume' });
    await client.next('ready');
    await toVendor(token, '25.00');
    expect((await client.next('balance')).payload).toEqual({ balance: '75.00', currency: 'EUR' });
    client.close();
  });

  it('name the faults of a request', async () => {
    const { token } = await memberWith('transferwrong', 10_000n);
    const faults = async (body: object) => refusalOf(await move(token, body)).fields;
    expect(await faults({})).toEqual({ direction: 'required' });
    expect(await faults({ direction: 'toVendor', amount: '1.00' })).toEqual({ vendor: 'required' });
    expect(await faults({ direction: 'toVendor', vendor: 'PG' })).toEqual({ amount: 'required' });
    expect(await faults({ direction: 'toVendor', vendor: 'AG', amount: '1.00' })).toEqual({
      vendor: 'not_allowed_value',
    });
    expect(await faults({ direction: 'toVendor', vendor: 'PG', amount: '1.001' })).toEqual({ amount: 'wrong_format' });
    expect(await faults({ direction: 'toVendor', vendor: 'PG', amount: '0.00' })).toEqual({ amount: 'out_of_range' });
    expect(await faults({ direction: 'recallAll', vendor: 'PG' })).toEqual({ vendor: 'unknown_field' });
    const keyless = await vendorWallets.gateway.ask('/wps/relay/GCS_walletTransfer', {
      method: 'POST',
      headers: accountCalls(vendorWallets.gateway).bearer(token),
      body: { direction: 'recallAll' },
    });
    expect(refusalOf(keyless).fields).toEqual({ 'Idempotency-Key': 'required' });
  });

  it('do not exist where one wallet serves all vendors', async () => {
    const token = await accountCalls(vendorWallets.gateway).newMember('transfersingle', {
      host: 'lotus.localhost',
      ...vendorWallets.envelope(),
    });
    const headers = { ...accountCalls(vendorWallets.gateway).bearer(token), 'idempotency-key': 'k' };
    const host = 'lotus.localhost';
    const refused = await vendorWallets.gateway.ask('/wps/relay/GCS_walletTransfer', {
      ...{ method: 'POST', host, headers },
      body: { direction: 'recallAll' },
    });
    expect(refusalOf(refused).code).toBe('feature_disabled');
    const answer = await vendorWallets.gateway.ask('/wps/member/info/funds/consolidated', { host, headers });
    expect(successOf<ConsolidatedFunds>(answer)).toMatchObject({ isSingle: true, wallets: [], divtypereq: null });
  });
});
