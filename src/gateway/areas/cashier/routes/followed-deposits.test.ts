import { expect, it } from 'vitest';
import type { Deposit, Deposits } from '#contracts/generated/contracts.ts';
import { depositScene, HOUR_MS, paid } from '#gateway/testing/deposit-scene.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('deposits that the job follows', (open) => {
  const scene = depositScene(open);
  const { newMember, ask, begin, begun, read, balance, say, isSound, follow, pass } = scene;

  it('does not expire while the provider is about to receive it', async () => {
    const token = await newMember();
    const deposit = await begun(token, 'usdt', '20.00');
    Object.assign(scene.provider.of(deposit.reference), {
      status: 'confirming',
      received_amount: 2_000,
      confirmations: 1,
    });
    pass(2 * HOUR_MS);
    await follow();
    expect(await read(token, deposit)).toMatchObject({ status: 'pending', confirmations: 1 });
    scene.provider.mood = 'down';
    pass(HOUR_MS);
    await follow();
    expect((await read(token, deposit)).status).toBe('pending');
  });

  it('are all followed in one turn of the job, however many piled up', async () => {
    const begunByMember = await Promise.all(
      [await newMember(), await newMember(), await newMember()].map(async (token) => {
        const deposits: Deposit[] = [];
        for (let n = 0; n < 15; n += 1) deposits.push(await begun(token, 'bank', '10.00'));
        return { token, deposits };
      }),
    );
    for (const { deposits } of begunByMember)
      for (const { reference } of deposits) Object.assign(scene.provider.of(reference), paid(1_000));
    pass(60_000);
    await follow();
    for (const { token } of begunByMember) expect(await balance(token)).toBe('150.00');
  });

  it('follow the provider where its webhooks are lost', async () => {
    const token = await newMember();
    const [deposit, unpaid] = [await begun(token), await begun(token, 'bank', '20.00')];
    Object.assign(scene.provider.of(deposit.reference), paid(5_000));
    await follow();
    expect((await read(token, deposit)).status).toBe('pending');
    pass(30_000);
    await follow();
    expect((await read(token, deposit)).status).toBe('credited');
    pass(2 * HOUR_MS);
    await follow();
    expect((await read(token, unpaid)).status).toBe('expired');
    // Nobody loses what they sent too late.
    await say(unpaid, paid(2_000));
    expect(await balance(token)).toBe('70.00');
    expect(await isSound()).toBe(true);
  });

  it('start what a provider gave no answer to, once it does', async () => {
    const token = await newMember();
    scene.provider.mood = 'down';
    await begin(token, 'bank', '50.00');
    scene.provider.mood = 'well';
    pass(30_000);
    await follow();
    const { list } = successOf<Deposits>(await ask(token, '/wps/member/deposits'));
    expect(list[0]).toMatchObject({ status: 'pending', payment: { kind: 'transfer' } });
  });
});
