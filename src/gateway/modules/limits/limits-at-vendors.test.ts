import { expect, it } from 'vitest';
import { recordVendorRounds } from '#gateway/modules/rounds/rounds-repository.ts';
import { vendorMemberId } from '#gateway/modules/seamless/integration-repository.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { moved, testVendorWallets } from '#gateway/testing/test-vendor-wallets.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';

describeOnEveryEngine('the limits of members at vendors that keep wallets of their own', (open) => {
  const wallets = testVendorWallets(open);
  const { envelope, memberWith, move, play, toVendor } = wallets;
  let rounds = 0;

  const set = async (token: string, kind: string, period: string, amount: string) => {
    const headers = accountCalls(wallets.gateway).bearer(token);
    const body = { kind, period, amount };
    successOf(await wallets.gateway.ask('/wps/member/playLimits', { method: 'PUT', headers, body }));
  };
  const usedOf = async (token: string) => {
    const headers = accountCalls(wallets.gateway).bearer(token);
    const { limits } = successOf<{ limits: Array<{ used: string }> }>(
      await wallets.gateway.ask('/wps/member/playLimits', { headers }),
    );
    return limits.map(({ used }) => used);
  };

  /** What PG lists of the member's rounds comes to be read. */
  async function read(memberId: string, bet: number, win: number, round = `limited-${rounds}`, finished = true) {
    const at = new Date(envelope().envelope.iat * 1_000);
    await wallets.database.forSite('aurora', async (tx) => {
      const user = await vendorMemberId(tx, 'aurora', 'aurora.PG', memberId);
      const one = { round, game: 'PG-1', user, currency: 'EUR', bet, win, rolled_back: 0, finished };
      const listed = { ...one, openedAt: at.toISOString(), closedAt: finished ? at.toISOString() : null };
      await recordVendorRounds(tx, 'aurora', {
        ...{ integrationId: 'aurora.PG', zone: 'Europe/Madrid', at },
        rounds: [listed],
      });
    });
    rounds += 1;
  }

  it('let nobody who is kept from playing move money there, and everybody bring it back', async () => {
    const { token } = await memberWith('parkedbreak', 10_000n);
    successOf(await toVendor(token, '30.00'));
    const headers = accountCalls(wallets.gateway).bearer(token);
    successOf(
      await wallets.gateway.ask('/wps/member/playExclusion', { method: 'POST', headers, body: { span: 'day' } }),
    );
    expect(refusalOf(await toVendor(token, '1.00'))).toMatchObject({ status: 403, code: 'play_excluded' });
    expect(moved(await move(token, { direction: 'recallAll' }))).toEqual(['100.00', ['fromVendor 30.00 done']]);
  });

  it('let no more lie there than may be lost, and take nothing of what is refused', async () => {
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

  it('count what is played there as soon as it is read, each change of a round once', async () => {
    const { token, id } = await memberWith('parkedplay', 10_000n);
    await set(token, 'loss', 'day', '50.00');
    await set(token, 'stake', 'day', '80.00');
    successOf(await toVendor(token, '40.00'));
    play(4_000, 1_500);
    // The round begins when the money lies there.
    await wallets.finish();
    await read(id, 2_500, 0, 'parked', false);
    expect(await usedOf(token)).toEqual(['25.00', '25.00']);
    await read(id, 2_500, 0, 'parked', false);
    await read(id, 2_500, 1_000, 'parked');
    expect(await usedOf(token)).toEqual(['25.00', '15.00']);
    // 15.00 lost of 50.00, and 25.00 still lie there.
    expect(refusalOf(await toVendor(token, '10.01')).code).toBe('play_limit_reached');
    expect((await toVendor(token, '10.00')).status).toBe(200);
  });

  it('count what was played there before they were set', async () => {
    const { token, id } = await memberWith('parkedbefore', 10_000n);
    successOf(await toVendor(token, '40.00'));
    await read(id, 2_200, 200);
    await set(token, 'loss', 'month', '60.00');
    expect(await usedOf(token)).toEqual(['20.00']);
  });
});
