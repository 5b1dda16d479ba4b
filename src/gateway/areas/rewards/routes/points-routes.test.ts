import { expect, it } from 'vitest';
import type {
  PointsBalance,
  PointsConfig,
  PointsConversion,
  PointsTransactions,
} from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { PAYMENT_PASSWORD, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const points = {
  rates: [
    { from: '0', per: '1.00', points: 1 },
    { from: '200.00', per: '1.00', points: 2 },
  ],
  conversion: { points: 300, amount: '1.00' },
};

describeOnOneEngine('points', (open) => {
  const scene = withdrawalScene(open, { points });
  const { ask, nextKey, envelope, bearer, newMember, balance, isSound } = scene;
  const call = (name: string) => `/wps/relay/MCSFE_${name}`;

  const convert = (
    { token }: SceneMember,
    count: number,
    { key = `convert-${nextKey()}`, ...more }: { key?: string; paymentPassword?: string } = {},
  ) =>
    callEncrypted(scene.gateway.ask, {
      ...{ method: 'POST', path: call('convert'), envelope: envelope() },
      body: { points: count, paymentPassword: PAYMENT_PASSWORD, ...more },
      headers: { ...bearer(token), 'idempotency-key': key },
    });
  const read = async ({ token }: SceneMember) => successOf<PointsBalance>(await ask(token, call('pointsBalance')));
  const moves = async ({ token }: SceneMember, query = '') =>
    successOf<PointsTransactions>(await ask(token, `${call('pointsTransactions')}${query}`));

  it('come with deposits at the rate of their amount, once for each', async () => {
    const member = await newMember({ funds: 0n });
    expect(await read(member)).toEqual({ points: 0, earnedThisMonth: 0 });
    const small = await scene.deposited(member, '50.99');
    const large = await scene.deposited(member, '200.00');
    expect(await read(member)).toEqual({ points: 450, earnedThisMonth: 450 });
    const { list, totalCount } = await moves(member);
    expect(validatorOf('PointsTransactions')(await moves(member))).toBe(true);
    expect(totalCount).toBe(2);
    expect(list.map(({ kind, points: moved, left, reference }) => [kind, moved, left, reference])).toEqual([
      ['deposit', 400, 450, large.reference],
      ['deposit', 50, 50, small.reference],
    ]);
    expect((await moves(member, '?pageNo=2&pageSize=1')).list.map((one) => one.points)).toEqual([50]);
    expect(await isSound()).toBe(true);
  });

  it('become money in whole steps, once for each key', async () => {
    const member = await newMember({ funds: 0n });
    await scene.deposited(member, '350.00');
    const first = await convert(member, 600, { key: 'once-points' });
    const made = successOf<PointsConversion>(first);
    expect(validatorOf('PointsConversion')(made)).toBe(true);
    expect(made).toMatchObject({ points: 600, amount: '2.00', currency: 'EUR', pointsLeft: 100, balance: '352.00' });
    expect((await convert(member, 600, { key: 'once-points' })).text).toBe(first.text);
    expect(refusalOf(await convert(member, 300, { key: 'once-points' })).code).toBe('idempotency_mismatch');
    expect(await balance(member)).toBe('352.00');
    expect((await moves(member)).list[0]).toMatchObject({ kind: 'conversion', points: -600, left: 100 });
    expect(await isSound()).toBe(true);
  });

  it('are never spent twice by requests at once', async () => {
    const member = await newMember({ funds: 0n });
    await scene.deposited(member, '160.00');
    await scene.deposited(member, '150.00');
    const answers = await Promise.all(Array.from({ length: 6 }, () => convert(member, 300)));
    const refused = answers.filter(({ status }) => status !== 200).map((answer) => refusalOf(answer).code);
    expect(refused).toEqual(Array.from({ length: 5 }, () => 'not_enough_points'));
    expect([(await read(member)).points, await balance(member)]).toEqual([10, '311.00']);
  });

  it('are refused with their reason', async () => {
    const member = await newMember({ funds: 0n });
    await scene.deposited(member, '200.00');
    expect(refusalOf(await convert(member, 299)).fields).toEqual({ points: 'out_of_range' });
    expect(refusalOf(await convert(member, 600)).fields).toEqual({ points: 'out_of_range' });
    expect(refusalOf(await convert(member, 300, { paymentPassword: 'wrong-bay-77' })).code).toBe(
      'wrong_payment_password',
    );
    expect(refusalOf(await convert(member, 300, { paymentPassword: '' })).code).toBe('payment_password_required');
    expect((await read(member)).points).toBe(400);
  });

  it('say what a deposit gives, and need the module', async () => {
    const member = await newMember();
    const config = successOf<PointsConfig>(await ask(member.token, call('pointsConfig')));
    expect(config).toEqual({ ...points, hasPaymentPassword: true });
    const visitor = await scene.gateway.ask(call('pointsBalance'), { host: 'aurora.localhost' });
    expect(refusalOf(visitor).code).toBe('not_logged_in');
  });
});
