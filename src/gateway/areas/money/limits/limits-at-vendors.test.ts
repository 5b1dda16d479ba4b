import { expect, it } from 'vitest';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { moved, testVendorWallets } from '#gateway/testing/test-vendor-wallets.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('the limits of members at vendors that keep wallets of their own', (open) => {
  const wallets = testVendorWallets(open);
  const { memberWith, move, play, toVendor } = wallets;
  let bets = 0;

  const own = (token: string, method: string, path: string, body?: object) =>
    wallets.gateway.ask(`/wps/member/${path}`, {
      method,
      headers: accountCalls(wallets.gateway).bearer(token),
      ...(body && { body }),
    });
  const set = async (token: string, kind: string, period: string, amount: string) =>
    void successOf(await own(token, 'PUT', 'playLimits', { kind, period, amount }));
  const usedOf = async (token: string) =>
    successOf<{ limits: Array<{ used: string }> }>(await own(token, 'GET', 'playLimits')).limits.map(
      ({ used }) => used,
    );

  /** A bet of the member at AG, which goes by the main wallet. */
  async function bet(memberId: string, amount: number): Promise<unknown> {
    const user_id = await addPlayer(wallets.database, { memberId, integrationId: 'aurora.AG', balanceMinor: 0 });
    bets += 1;
    const answer = await vendorCalls(wallets.gateway, 'aurora.AG').post('process', {
      ...{ user_id, currency: 'EUR', game: 'AG:AG-1', game_id: `parked-${bets}` },
      actions: [{ action: 'bet', action_id: `parked-${bets}`, amount }],
    });
    return answer.status === 200 ? 'taken' : (answer.json() as { code: number }).code;
  }

  it('block deposits of excluded members at the vendor, and allow withdrawals', async () => {
    const { token } = await memberWith('parkedbreak', 10_000n);
    successOf(await own(token, 'POST', 'playExclusion', { span: 'day' }));
    expect(refusalOf(await toVendor(token, '1.00'))).toMatchObject({ status: 403, code: 'play_excluded' });
    expect(moved(await move(token, { direction: 'recallAll' }))).toEqual(['100.00', []]);
  });

  it('bring the balance at the vendor back when a break begins', async () => {
    const { token } = await memberWith('parkedrecall', 10_000n);
    successOf(await toVendor(token, '30.00'));
    successOf(await own(token, 'POST', 'playExclusion', { span: 'week' }));
    await expect.poll(async () => (await wallets.funds(token)).mainWallet).toBe('100.00');
    expect(await wallets.walletsIn(token)).toMatchObject({ PG: '0.00' });
  });

  it('cap the balance at the vendor by the loss limit, and move nothing of a refused transfer', async () => {
    const { token } = await memberWith('parkedlimit', 10_000n);
    await set(token, 'loss', 'day', '50.00');
    expect(moved(await toVendor(token, '30.00'))).toEqual(['70.00', ['toVendor 30.00 done']]);
    expect(refusalOf(await toVendor(token, '20.01'))).toMatchObject({ status: 422, code: 'play_limit_reached' });
    expect(refusalOf(await move(token, { direction: 'toVendor', vendor: 'EG2', amount: '20.01' })).code).toBe(
      'play_limit_reached',
    );
    expect(moved(await toVendor(token, '20.00'))).toEqual(['50.00', ['toVendor 20.00 done']]);
    expect(refusalOf(await toVendor(token, '0.01')).code).toBe('play_limit_reached');
    expect(moved(await move(token, { direction: 'recallAll' }))).toEqual(['100.00', ['fromVendor 50.00 done']]);
    expect((await toVendor(token, '50.00')).status).toBe(200);
    expect(await wallets.isSound()).toBe(true);
  });

  it('leave the rest of the limit for bets elsewhere', async () => {
    const { token, id } = await memberWith('parkedmixed', 10_000n);
    await set(token, 'loss', 'day', '50.00');
    successOf(await toVendor(token, '40.00'));
    expect(await bet(id, 1_001)).toBe(105);
    expect(await bet(id, 1_000)).toBe('taken');
    expect(await usedOf(token)).toEqual(['50.00']);
    expect(moved(await move(token, { direction: 'fromVendor', vendor: 'PG' }))).toEqual([
      '90.00',
      ['fromVendor 40.00 done'],
    ]);
    expect(await usedOf(token)).toEqual(['10.00']);
    expect(await bet(id, 4_001)).toBe(105);
    expect(await bet(id, 4_000)).toBe('taken');
  });

  it('count losses there as soon as any money comes back, and grant stakes only up to the balance there', async () => {
    const { token, id } = await memberWith('parkedplay', 10_000n);
    await set(token, 'loss', 'day', '50.00');
    await set(token, 'stake', 'day', '80.00');
    successOf(await toVendor(token, '40.00'));
    expect(await usedOf(token)).toEqual(['40.00', '40.00']);
    play(4_000, 1);
    expect(moved(await move(token, { direction: 'fromVendor', vendor: 'PG', amount: '0.01' }))[0]).toBe('60.01');
    expect(await usedOf(token)).toEqual(['0.00', '39.99']);
    expect(refusalOf(await toVendor(token, '10.02')).code).toBe('play_limit_reached');
    expect(moved(await toVendor(token, '10.01'))[0]).toBe('50.00');
    play(1_001, 3_001);
    // Winnings at the vendor may be lost again.
    expect(moved(await move(token, { direction: 'fromVendor', vendor: 'PG' }))[0]).toBe('80.01');
    expect(await usedOf(token)).toEqual(['0.00', '19.99']);
    expect(await bet(id, 3_002)).toBe(105);
    expect(await bet(id, 3_001)).toBe('taken');
  });

  it('are at the vendor before the money is, and wait where it does not take them', async () => {
    const { token } = await memberWith('parkedhanded', 10_000n);
    await set(token, 'bet', 'each', '5.00');
    await set(token, 'stake', 'week', '30.00');
    wallets.keeper.mood = 'down';
    expect(moved(await toVendor(token, '51.23'))).toEqual(['48.77', ['toVendor 51.23 pending']]);
    wallets.keeper.mood = 'well';
    await wallets.finish();
    expect(await wallets.walletsIn(token)).toMatchObject({ PG: '51.23' });
    const [userId] = [...wallets.keeper.held].find(([, balance]) => balance === 5_123) ?? [];
    expect(wallets.keeper.limits.get(userId ?? '')).toMatchObject({ maxBet: 500, maxStaked: 3_000 });
    expect(await usedOf(token)).toEqual(['0.00', '30.00']);
    expect(await wallets.isSound()).toBe(true);
  });

  it('count losses there from before they were set', async () => {
    const { token } = await memberWith('parkedbefore', 10_000n);
    successOf(await toVendor(token, '40.00'));
    play(4_000, 1_500);
    successOf(await move(token, { direction: 'fromVendor', vendor: 'PG', amount: '5.00' }));
    await set(token, 'loss', 'month', '60.00');
    // 25.00 are lost, and 10.00 lie there still.
    expect(await usedOf(token)).toEqual(['35.00']);
  });
});
