import { expect, it } from 'vitest';
import type { MemberMessages } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { depositScene, paid } from '#gateway/testing/deposit-scene.ts';
import { openRealtime } from '#gateway/testing/realtime-client.ts';
import type { TestWebhook } from '#gateway/testing/test-payment-provider.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('deposits that their provider tells of', (open) => {
  const scene = depositScene(open);
  const { newMember, ask, begun, read, balance, say, isSound, now } = scene;

  it('tell how to pay, and credit what the provider received, once', async () => {
    const token = await newMember();
    const deposit = await begun(token);
    expect(validatorOf('Deposit')(deposit)).toBe(true);
    expect(deposit).toMatchObject({
      ...{ amount: '50.00', fee: '0.00', received: '0.00', credited: '0.00', status: 'pending', currency: 'EUR' },
      payment: { kind: 'transfer', lines: [{ name: 'reference', value: deposit.reference }] },
    });
    expect(scene.provider.starts.at(-1)).toMatchObject({
      ...{ amount: 5_000, currency: 'EUR', decimals: 2, reference: deposit.reference },
      return_url: expect.stringMatching(`/member\\?menu=depositv2&deposit=${deposit.depositId}$`),
    });
    const answers = [await say(deposit, paid(5_000), 'msg_once'), await say(deposit, paid(5_000), 'msg_once')];
    // The same news under another id.
    answers.push(await say(deposit, paid(5_000)));
    expect(answers.map(({ status, text }) => [status, JSON.parse(text).outcome])).toEqual([
      [200, 'applied'],
      [200, 'known'],
      [200, 'applied'],
    ]);
    expect(await balance(token)).toBe('50.00');
    const after = await read(token, deposit);
    expect(after).toMatchObject({ status: 'credited', received: '50.00', credited: '50.00', payment: null });
    expect(after.steps.map(({ status }) => status)).toEqual(['created', 'pending', 'paid', 'credited']);
    expect(await isSound()).toBe(true);
  });

  it('keep the site’s fee of what arrives', async () => {
    const token = await newMember();
    const deposit = await begun(token, 'wallet', '100.00');
    expect(deposit).toMatchObject({ fee: '1.50', payment: { kind: 'page' } });
    await say(deposit, paid(10_000));
    expect(await read(token, deposit)).toMatchObject({ status: 'credited', fee: '1.50', credited: '98.50' });
    expect(await balance(token)).toBe('98.50');
  });

  it('count confirmations, whichever order they come in', async () => {
    const token = await newMember();
    const deposit = await begun(token, 'usdt', '20.00');
    expect(deposit).toMatchObject({ confirmations: 0, payment: { kind: 'crypto', network: 'TRC20' } });
    await say(deposit, { status: 'confirming', received_amount: 2_000, confirmations: 2 });
    await say(deposit, { status: 'confirming', confirmations: 1 });
    expect(await read(token, deposit)).toMatchObject({ status: 'pending', confirmations: 2 });
    await say(deposit, { ...paid(2_000), confirmations: 3 });
    await say(deposit, { status: 'confirming', received_amount: 0, confirmations: 2 });
    expect(await read(token, deposit)).toMatchObject({ status: 'credited', confirmations: 3, credited: '20.00' });
  });

  it.each([
    ['too little', 4_000, 'paid', '0.00'],
    ['too much', 6_000, 'paid', '0.00'],
  ])('hold an amount that differs: %s', async (_what, received, status, credited) => {
    const token = await newMember();
    const deposit = await begun(token);
    await say(deposit, paid(received));
    expect(await read(token, deposit)).toMatchObject({ status, credited, held: 'amountDiffers' });
    expect(await balance(token)).toBe('0.00');
    // The rest arrives; or the provider sends back what was too much.
    if (received < 5_000) {
      await say(deposit, paid(5_000));
      expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '50.00', held: null });
    } else {
      await say(deposit, { refunded_amount: received - 5_000 });
      expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '50.00', held: null });
    }
    expect(await isSound()).toBe(true);
  });

  it('fail with the provider’s reason, and are credited all the same when money arrives later', async () => {
    const token = await newMember();
    const deposit = await begun(token, 'wallet', '10.00');
    await say(deposit, { status: 'failed', failure_reason: 'insufficient_funds' });
    expect(await read(token, deposit)).toMatchObject({ status: 'failed', failure: 'insufficientFunds', payment: null });
    await say(deposit, paid(1_000));
    // A failure that was under way for long changes nothing any more.
    await say(deposit, { status: 'failed', received_amount: 0, failure_reason: 'declined' });
    expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '9.85' });
  });

  it('tell the member by message and on open pages', async () => {
    const token = await newMember();
    const pages = await openRealtime(scene.gateway.port, { token });
    pages.send({ type: 'resume' });
    await pages.next('ready');
    const deposit = await begun(token);
    await say(deposit, paid(5_000));
    expect(await pages.next('deposit')).toMatchObject({
      payload: { depositId: deposit.depositId, status: 'credited' },
    });
    expect(await pages.next('balance')).toMatchObject({ payload: { balance: '50.00' } });
    pages.close();
    const { list } = successOf<MemberMessages>(await ask(token, '/wps/member/messages'));
    expect(list[0]).toMatchObject({
      kind: 'depositCredited',
      body: `€50.00 is in your wallet. Reference ${deposit.reference}.`,
    });
  });

  it('wait for an operator where they come late and would pass a limit', async () => {
    const token = await newMember();
    const body = { kind: 'deposit', period: 'day', amount: '100.00' };
    successOf(await ask(token, '/wps/member/playLimits', { method: 'PUT', body }));
    const [first, second] = [await begun(token, 'bank', '60.00'), await begun(token, 'bank', '40.00')];
    await say(first, { status: 'expired' });
    const third = await begun(token, 'bank', '60.00');
    await say(second, paid(4_000));
    await say(third, paid(6_000));
    await say(first, paid(6_000));
    expect(await read(token, first)).toMatchObject({ status: 'paid', held: 'limitReached', credited: '0.00' });
    expect(await balance(token)).toBe('100.00');
  });

  it('take webhooks that their provider signed, within five minutes, and no others', async () => {
    const token = await newMember();
    const deposit = await begun(token);
    const payment = { ...scene.provider.of(deposit.reference), ...paid(5_000) };
    const at = now();
    const statusOf = async (webhook: TestWebhook) => (await scene.provider.send(scene.gateway, webhook)).status;
    expect(
      await statusOf(
        scene.provider.webhook(payment, {
          at,
          tamper: (body) => body.replace('"received_amount":5000', '"received_amount":9000'),
        }),
      ),
    ).toBe(401);
    expect(await statusOf(scene.provider.webhook(payment, { at, merchant: 'LOTUS' }))).toBe(401);
    expect(await statusOf(scene.provider.webhook(payment, { at: new Date(now().getTime() - 301_000) }))).toBe(401);
    expect(await statusOf(scene.provider.webhook(payment, { at: new Date(now().getTime() + 301_000) }))).toBe(401);
    expect(await statusOf({ headers: { 'content-type': 'application/json' }, body: '{}' })).toBe(401);
    const unknown = await scene.gateway.ask('/payments/v1/nobody/events', { method: 'POST', headers: {}, body: '{}' });
    expect(unknown.status).toBe(404);
    expect(await read(token, deposit)).toMatchObject({ status: 'pending', received: '0.00' });
    // Another site's provider account cannot pay a deposit of this one.
    const foreign = await scene.provider.send(
      scene.gateway,
      scene.provider.webhook({ ...payment, merchant: 'LOTUS' }, { at, merchant: 'LOTUS' }),
    );
    expect(JSON.parse(foreign.text).outcome).toBe('unmatched');
    const dollars = await scene.provider.send(
      scene.gateway,
      scene.provider.webhook({ ...payment, currency: 'USD' }, { at }),
    );
    expect(JSON.parse(dollars.text).outcome).toBe('unmatched');
    expect(await balance(token)).toBe('0.00');
    expect(await statusOf(scene.provider.webhook(payment, { at }))).toBe(200);
    expect(await balance(token)).toBe('50.00');
  });
});
