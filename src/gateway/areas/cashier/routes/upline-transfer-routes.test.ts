import { expect, it } from 'vitest';
import type { UplineTransfer, UplineTransferTerms } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { PAYMENT_PASSWORD, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';

describeOnEveryEngine('transfers to the upline', (open) => {
  const scene = withdrawalScene(open);
  const { nextKey, envelope, bearer, ask, newMember, requested, balance, isSound, messages } = scene;

  const path = '/wps/member/transfers/upline';
  const sendUp = (
    { token }: SceneMember,
    amount: string,
    { key = `up-${nextKey()}`, ...more }: { key?: string; paymentPassword?: string } = {},
  ) =>
    callEncrypted(scene.gateway.ask, {
      ...{ method: 'POST', path, envelope: envelope() },
      body: { amount, paymentPassword: PAYMENT_PASSWORD, ...more },
      headers: { ...bearer(token), 'idempotency-key': key },
    });
  const pair = async () => {
    const [upline, member] = [await newMember({ funds: 0n }), await newMember()];
    await scene.database.forSite('aurora', (tx) =>
      tx.updateTable('member').set({ upline_id: upline.memberId }).where('member_id', '=', member.memberId).execute(),
    );
    return { upline, member };
  };

  it('move money once for each key, and tell the upline', async () => {
    const { upline, member } = await pair();
    const before = successOf<UplineTransferTerms>(await ask(member.token, path));
    expect(validatorOf('UplineTransferTerms')(before)).toBe(true);
    expect(before).toMatchObject({
      available: '1000.00',
      leftToday: '150.00',
      upline: { account: expect.any(String) },
    });
    expect(before.upline?.account).toMatch(/^dr\*\*\*../);
    const first = successOf<UplineTransfer>(await sendUp(member, '100.00', { key: 'once-up' }));
    expect(validatorOf('UplineTransfer')(first)).toBe(true);
    expect(first).toMatchObject({ amount: '100.00', balance: '900.00', currency: 'EUR' });
    expect(successOf<UplineTransfer>(await sendUp(member, '100.00', { key: 'once-up' }))).toEqual(first);
    expect(refusalOf(await sendUp(member, '50.00', { key: 'once-up' })).code).toBe('idempotency_mismatch');
    expect([await balance(upline), await balance(member)]).toEqual(['100.00', '900.00']);
    expect((await messages(upline))[0]).toMatchObject({ kind: 'transferReceived' });
    expect(refusalOf(await sendUp(member, '50.01')).code).toBe('amount_out_of_range');
    successOf(await sendUp(member, '50.00'));
    expect(await isSound()).toBe(true);
  });

  it('are refused with their reason', async () => {
    const { member } = await pair();
    expect(refusalOf(await sendUp(member, '4.99')).code).toBe('amount_out_of_range');
    expect(refusalOf(await sendUp(member, '50.00', { paymentPassword: 'quite-wrong-7' })).code).toBe(
      'wrong_payment_password',
    );
    const alone = await newMember();
    expect(successOf<UplineTransferTerms>(await ask(alone.token, path)).upline).toBeNull();
    expect(refusalOf(await sendUp(alone, '50.00')).code).toBe('no_upline');
    const poor = await pair();
    await requested(poor.member, '450.00');
    await requested(poor.member, '490.00');
    expect(refusalOf(await sendUp(poor.member, '60.01')).code).toBe('not_enough_funds');
    expect(await balance(poor.member)).toBe('60.00');
  });
});
