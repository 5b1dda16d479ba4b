import { expect, it } from 'vitest';
import type { Deposit, OperatorCase, OperatorCases } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { depositScene, HOUR_MS, paid } from '#gateway/testing/deposit-scene.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('deposits whose amount differs', (open) => {
  const scene = depositScene(open);
  const { newMember, begun, read, balance, say, isSound, follow, pass } = scene;

  const cases = (path = '', options: object = {}) =>
    operatorCalls(scene.gateway).call(`/sites/aurora/cases${path}`, options);
  const decide = (deposit: Deposit, verb: 'approve' | 'reject', received = '40.00') =>
    cases(`/deposit-${deposit.depositId}/${verb}`, {
      method: 'POST',
      body: { received, reason: 'spoke to the payer' },
    });
  const heldDeposit = async () => {
    const token = await newMember();
    const deposit = await begun(token);
    await say(deposit, paid(4_000));
    return { token, deposit };
  };

  it('wait for an operator, who credits what arrived', async () => {
    const { token, deposit } = await heldDeposit();
    const open = successOf<OperatorCases>(await cases());
    expect(validatorOf('OperatorCases')(open)).toBe(true);
    expect(open.list.at(-1)).toMatchObject({
      ...{ caseId: `deposit-${deposit.depositId}`, state: 'open', why: 'amountDiffers', decision: null },
      ...{ amount: '50.00', received: '40.00', reference: deposit.reference, currency: 'EUR' },
    });
    expect(successOf<OperatorCase>(await decide(deposit, 'approve'))).toMatchObject({
      state: 'approved',
      decision: { operator: 'operator token', reason: 'spoke to the payer' },
    });
    expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '40.00', held: null });
    expect(await balance(token)).toBe('40.00');
    for (const verb of ['approve', 'reject'] as const)
      expect(refusalOf(await decide(deposit, verb))).toMatchObject({ status: 409, code: 'case_decided' });
    expect(await isSound()).toBe(true);
  });

  it('go back to their payer, also where the provider is asked again later', async () => {
    const { token, deposit } = await heldDeposit();
    scene.provider.mood = 'down';
    expect(successOf<OperatorCase>(await decide(deposit, 'reject')).state).toBe('rejected');
    // Nobody credits it meanwhile, although the rest arrives.
    scene.provider.mood = 'well';
    await say(deposit, paid(5_000));
    expect(await read(token, deposit)).toMatchObject({ status: 'paid', credited: '0.00' });
    pass(HOUR_MS);
    await follow();
    expect(await read(token, deposit)).toMatchObject({ status: 'refunded', credited: '0.00' });
    expect(scene.provider.of(deposit.reference).refunded_amount).toBe(5_000);
    const rejected = successOf<OperatorCases>(await cases('?state=rejected'));
    expect(rejected.list.map(({ caseId }) => caseId)).toContain(`deposit-${deposit.depositId}`);
    expect(await balance(token)).toBe('0.00');
    expect(await isSound()).toBe(true);
  });

  it('are decided as the operator saw them, or not at all', async () => {
    const { token, deposit } = await heldDeposit();
    await say(deposit, paid(4_500));
    expect(refusalOf(await decide(deposit, 'approve'))).toMatchObject({ status: 409, code: 'case_decided' });
    successOf(await decide(deposit, 'approve', '45.00'));
    expect(await balance(token)).toBe('45.00');
    // The rest arrives after all, and the page learns of it.
    await say(deposit, paid(5_000));
    expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '50.00' });
  });

  it('stay open while only a part went back, until what is left is decided', async () => {
    const { token, deposit } = await heldDeposit();
    await say(deposit, paid(6_000));
    await say(deposit, { refunded_amount: 500 });
    expect(await read(token, deposit)).toMatchObject({ status: 'paid', held: 'amountDiffers' });
    // The decision outlives a refund that the provider makes by itself, and is carried out long after.
    scene.provider.mood = 'down';
    successOf(await decide(deposit, 'reject', '55.00'));
    scene.provider.mood = 'well';
    await say(deposit, { refunded_amount: 1_000 });
    expect(await read(token, deposit)).toMatchObject({ status: 'paid', credited: '0.00' });
    pass(40 * 24 * HOUR_MS);
    await follow();
    expect(scene.provider.of(deposit.reference).refunded_amount).toBe(6_000);
    expect(await isSound()).toBe(true);
  });

  it('go back too where the deposit was credited before', async () => {
    const token = await newMember();
    const deposit = await begun(token);
    await say(deposit, paid(5_000));
    await follow();
    scene.provider.mood = 'down';
    await say(deposit, paid(6_000));
    successOf(await decide(deposit, 'reject', '10.00'));
    scene.provider.mood = 'well';
    pass(HOUR_MS);
    await follow();
    expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '50.00', held: null });
    expect(scene.provider.of(deposit.reference).refunded_amount).toBe(1_000);
  });

  it('are refused to decide without a reason, a case or a site', async () => {
    const { deposit } = await heldDeposit();
    const bare = await cases(`/deposit-${deposit.depositId}/approve`, { method: 'POST', body: {} });
    expect(refusalOf(bare)).toMatchObject({ status: 400, fields: { reason: expect.anything() } });
    const foreign = await operatorCalls(scene.gateway).call(`/sites/lotus/cases/deposit-${deposit.depositId}/approve`, {
      method: 'POST',
      body: { received: '40.00', reason: 'r' },
    });
    expect(refusalOf(foreign).status).toBe(404);
    expect(refusalOf(await operatorCalls(scene.gateway).call('/sites/nowhere/cases')).code).toBe('unknown_site');
  });
});
