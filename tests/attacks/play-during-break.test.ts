import { expect, it } from 'vitest';
import type { ConsolidatedFunds } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { arcadeAtGateway } from './support/arcade-at-gateway.ts';

const WITHIN = { timeout: 10_000 };

describeOnOneEngine('play during a break', (open) => {
  const place = arcadeAtGateway(open);
  const { asMember, memberWith, openGame, spin, toVendor } = place;

  const fundsOf = async (token: string): Promise<ConsolidatedFunds> =>
    successOf<ConsolidatedFunds>(await asMember(token, 'GET', '/wps/member/info/funds/consolidated'));
  const takeBreak = async (token: string): Promise<void> =>
    void successOf(await asMember(token, 'POST', '/wps/member/playExclusion', { span: 'week' }));

  it.each(['PG', 'EG2'] as const)('refuses a round in a session at %s that began before the break', async (vendor) => {
    const { token } = await memberWith(vendor === 'PG' ? 'breakatkeeper' : 'breakatseamless', 10_000n);
    if (vendor === 'PG') successOf(await toVendor(token, '50.00'));
    const game = await openGame(token, vendor);
    expect(await spin(game)).toBe(game.session.defaultBetMinor);
    await takeBreak(token);
    await expect.poll(() => spin(game), WITHIN).toBe('player_excluded');
  });

  it('recalls money that reaches a vendor after the break began', async () => {
    const { token, id } = await memberWith('breaklate', 10_000n);
    successOf(await toVendor(token, '50.00'));
    // A transfer in flight as the break begins: the vendor has the money, and the gateway does not know it yet.
    await place.database.forSite('aurora', (tx) =>
      tx
        .updateTable('wallet_transfer')
        .set({ status: 'pending', settled_at: null })
        .where('site_id', '=', 'aurora')
        .where('member_id', '=', id)
        .execute(),
    );
    await takeBreak(token);
    await expect.poll(async () => (await fundsOf(token)).mainWallet, WITHIN).toBe('100.00');
  });

  it('refuses a round in a session at a vendor whose member an operator excluded', async () => {
    const { token, id } = await memberWith('breakbydesk', 10_000n);
    successOf(await toVendor(token, '50.00'));
    const game = await openGame(token, 'PG');
    const path = `/sites/aurora/members/${id}/play-exclusion`;
    const body = { until: null, reason: 'Asked for by telephone.' };
    successOf(await operatorCalls(place.gateway).call(path, { method: 'PUT', body }));
    await expect.poll(() => spin(game), WITHIN).toBe('player_excluded');
    // Rounds played before the order arrived are won or lost; the remaining balance comes back.
    const isBack = async () => {
      const { mainWallet, total, wallets } = await fundsOf(token);
      return mainWallet === total && wallets.every(({ balance, isPending }) => balance === '0.00' && !isPending);
    };
    await expect.poll(isBack, WITHIN).toBe(true);
  });

  it('refuses a round at a vendor once the member signed out', async () => {
    const { token } = await memberWith('breaksignout', 10_000n);
    successOf(await toVendor(token, '50.00'));
    const game = await openGame(token, 'PG');
    successOf(await asMember(token, 'DELETE', '/wps/session/logout'));
    await expect.poll(() => spin(game), WITHIN).toBe('session_ended');
  });

  it('refuses a round in the sessions that a change of password ended, and lets the others go on', async () => {
    const { token } = await memberWith('breakpassword', 10_000n);
    successOf(await toVendor(token, '50.00'));
    const stolen = await openGame(token, 'PG');
    const own = await accountCalls(place.gateway).signedIn('breakpassword');
    const game = await openGame(own.token, 'PG');
    const next = 'Under-the-lights-8';
    successOf(
      await callEncrypted(place.gateway.ask, {
        method: 'POST',
        path: '/wps/member/password',
        headers: accountCalls(place.gateway).bearer(own.token),
        body: { oldPassword: PASSWORD, newPassword: next, confirmNewPassword: next },
      }),
    );
    await expect.poll(() => spin(stolen), WITHIN).toBe('session_ended');
    expect(await spin(game)).toBe(game.session.defaultBetMinor);
  });
});
