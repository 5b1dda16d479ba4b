import { expect, it } from 'vitest';
import type {
  OperatorRedemption,
  OperatorRedemptions,
  PointItem,
  PointItems,
  PointsBalance,
  PointsTransactions,
  Redeemed,
  RedeemItems,
  RedeemList,
  RedeemPoints,
  SavePointItem,
} from '#contracts/generated/contracts.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { PAYMENT_PASSWORD, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { forgetDeliveries } from '../repository/redemption-repository.ts';

const points = { rates: [{ from: '0', per: '1.00', points: 1 }], conversion: { points: 300, amount: '1.00' } };
const GUITAR: SavePointItem = {
  ...{ names: { EN: 'Guitar', ES: 'Guitarra' }, descriptions: { EN: 'Six strings.' }, picture: null, points: 100 },
  ...{ requiredDeposits: null, bonus: null, perMember: null, quantity: 10, state: 'shown', position: 1 },
};

describeOnOneEngine('the points mall', (open) => {
  const scene = withdrawalScene(open, { points });
  const { ask, nextKey, envelope, bearer, balance, isSound, messages } = scene;
  const call = (name: string) => `/wps/relay/MCSFE_${name}`;
  const operator = (path: string, options: object = {}) =>
    operatorCalls(scene.gateway).call(`/sites/aurora${path}`, options);

  const addItem = async (own: Partial<SavePointItem> = {}) =>
    successOf<PointItem>(await operator('/pointItems', { method: 'POST', body: { ...GUITAR, ...own } }));
  const memberWith = async (count: number): Promise<SceneMember> => {
    const member = await scene.newMember({ funds: 0n });
    const { memberId } = member;
    await scene.database.forSite('aurora', (tx) =>
      postTransfer(tx, 'aurora', {
        ...{ kind: 'points_deposit', currency: 'PTS', request: { scope: 'test points', key: memberId } },
        lines: [
          { kind: 'house', amount: BigInt(-count) },
          { kind: 'points', memberId, amount: BigInt(count) },
        ],
      }),
    );
    return member;
  };
  const redeem = (
    { token }: SceneMember,
    { itemId, points: price = 100 }: Pick<PointItem, 'itemId'> & { readonly points?: number },
    { key = `redeem-${nextKey()}`, ...own }: Partial<RedeemPoints> & { key?: string } = {},
  ) =>
    callEncrypted(scene.gateway.ask, {
      ...{ method: 'POST', path: call('redeem'), envelope: envelope() },
      body: {
        itemId,
        quantity: 1,
        points: price,
        receivingAddress: ' 1 Main Street ',
        paymentPassword: PAYMENT_PASSWORD,
        ...own,
      },
      headers: { ...bearer(token), 'idempotency-key': key },
    });
  const decide = (redemptionId: string, verb: 'approve' | 'reject', note = 'Sent by post') =>
    operator(`/redemptions/${redemptionId}/${verb}`, { method: 'POST', body: { note } });
  const offered = async ({ token }: SceneMember, { itemId }: PointItem) => {
    const items = successOf<RedeemItems>(await ask(token, call('redeemItems')));
    expect(validatorOf('RedeemItems')(items)).toBe(true);
    return items.list.find((one) => one.itemId === itemId);
  };
  const history = async ({ token }: SceneMember, query = '') =>
    successOf<RedeemList>(await ask(token, `${call('redeemList')}${query}`));
  const left = async ({ token }: SceneMember) =>
    successOf<PointsBalance>(await ask(token, call('pointsBalance'))).points;
  const takenOf = async ({ itemId }: PointItem) =>
    successOf<PointItems>(await operator('/pointItems')).list.find((one) => one.itemId === itemId)?.taken;

  it('takes the points and the pieces of a redemption, once for each key', async () => {
    const item = await addItem();
    const member = await memberWith(350);
    const first = await redeem(member, item, { quantity: 3, remark: ' second floor ', key: 'redeem-once' });
    const made = successOf<Redeemed>(first);
    expect(validatorOf('Redeemed')(made)).toBe(true);
    expect(made).toMatchObject({ name: 'Guitar', quantity: 3, points: 300, pointsLeft: 50, bonus: null });
    expect(made).toMatchObject({ receivingAddress: '1 Main Street', remark: 'second floor' });
    successOf(await decide(made.redemptionId, 'approve'));
    const again = await redeem(member, item, { quantity: 3, remark: 'second floor', key: 'redeem-once' });
    expect(again.text).toBe(first.text);
    expect(refusalOf(await redeem(member, item, { quantity: 2, key: 'redeem-once' })).code).toBe(
      'idempotency_mismatch',
    );
    expect([await left(member), await takenOf(item), await isSound()]).toEqual([50, 3, true]);
  });

  it('refuses a redemption at another price than the one that was seen', async () => {
    const item = await addItem();
    const member = await memberWith(500);
    const dearer = { ...GUITAR, points: 120 };
    successOf(await operator(`/pointItems/${item.itemId}`, { method: 'PUT', body: dearer }));
    const refused = refusalOf(await redeem(member, item));
    expect(refused).toMatchObject({ status: 409, code: 'price_changed', fields: { points: 'not_allowed_value' } });
    expect([await left(member), await takenOf(item)]).toEqual([500, 0]);
    expect(successOf<Redeemed>(await redeem(member, { ...item, points: 120 }))).toMatchObject({ points: 120 });
  });

  it('forgets where things were sent, and what was noted to it, half a year after the decision', async () => {
    const item = await addItem();
    const member = await memberWith(500);
    const sent = successOf<Redeemed>(await redeem(member, item, { remark: 'second floor' }));
    const open = successOf<Redeemed>(await redeem(member, item));
    successOf(await decide(sent.redemptionId, 'approve'));
    const forget = (before: Date) =>
      scene.database.forSite('aurora', (tx) => forgetDeliveries(tx, 'aurora', { before, most: 1_000 }));
    await forget(new Date(scene.now().getTime() - 1));
    expect((await history(member)).list.map((one) => one.receivingAddress)).toEqual(['1 Main Street', '1 Main Street']);
    await forget(new Date(scene.now().getTime() + 1));
    expect((await history(member)).list.map((one) => [one.redemptionId, one.receivingAddress, one.remark])).toEqual([
      [open.redemptionId, '1 Main Street', null],
      [sent.redemptionId, null, null],
    ]);
  });

  it('lists redemptions by status, and their points by kind', async () => {
    const item = await addItem();
    const member = await memberWith(300);
    const kept = successOf<Redeemed>(await redeem(member, item));
    const lost = successOf<Redeemed>(await redeem(member, item));
    const open = successOf<Redeemed>(await redeem(member, item));
    successOf(await decide(kept.redemptionId, 'approve', 'Parcel 42'));
    successOf(await decide(lost.redemptionId, 'reject', 'No such street'));
    const all = await history(member);
    expect(validatorOf('RedeemList')(all)).toBe(true);
    expect(all.list.map((one) => [one.redemptionId, one.status, one.note])).toEqual([
      [open.redemptionId, 'in_process', null],
      [lost.redemptionId, 'rejected', 'No such street'],
      [kept.redemptionId, 'approved', 'Parcel 42'],
    ]);
    expect((await history(member, '?status=approved')).list.map((one) => one.note)).toEqual(['Parcel 42']);
    expect((await history(member, '?pageNo=3&pageSize=1')).list.map((one) => one.note)).toEqual(['Parcel 42']);
    const moves = successOf<PointsTransactions>(await ask(member.token, call('pointsTransactions')));
    expect(moves.list.slice(0, 2).map((one) => [one.kind, one.points, one.reference])).toEqual([
      ['return', 100, 'Guitar'],
      ['redemption', -100, 'Guitar'],
    ]);
    expect((await history(await memberWith(1))).totalCount).toBe(0);
  });

  it('grants as many pieces as there are to members who ask at once', async () => {
    const item = await addItem({ quantity: 2 });
    const members = await Promise.all(Array.from({ length: 6 }, () => memberWith(200)));
    const answers = await Promise.all(members.flatMap((one) => [redeem(one, item), redeem(one, item)]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const codes = new Set(answers.filter(({ status }) => status !== 200).map((one) => refusalOf(one).code));
    expect([...codes]).toEqual(['sold_out']);
    expect([await takenOf(item), await isSound()]).toEqual([2, true]);
  });

  it('gives points and pieces of a rejected redemption back, and decides each once', async () => {
    const item = await addItem({ quantity: 1, perMember: 1 });
    const member = await memberWith(100);
    const made = successOf<Redeemed>(await redeem(member, item));
    expect((await offered(member, item))?.refusals.map((one) => one.reason)).toEqual([
      ...['sold_out', 'limit_reached', 'not_enough_points'],
    ]);
    const answers = await Promise.all([
      decide(made.redemptionId, 'reject', 'Address incomplete'),
      decide(made.redemptionId, 'reject', 'Address incomplete'),
      decide(made.redemptionId, 'approve'),
    ]);
    const refused = answers.filter(({ status }) => status !== 200).map((one) => refusalOf(one).code);
    expect(refused).toEqual(['case_decided', 'case_decided']);
    const [decided] = answers.filter(({ status }) => status === 200);
    if (decided === undefined) throw new Error('nobody decided');
    const { status } = successOf<OperatorRedemption>(decided);
    const back = status === 'rejected' ? [100, 0] : [0, 1];
    expect([await left(member), await takenOf(item), await isSound()]).toEqual([...back, true]);
  });

  it('offers a piece that came back again, and tells the member why', async () => {
    const item = await addItem({ quantity: 1, perMember: 1 });
    const member = await memberWith(100);
    const made = successOf<Redeemed>(await redeem(member, item));
    const rejected = successOf<OperatorRedemption>(await decide(made.redemptionId, 'reject', 'Address incomplete'));
    expect(validatorOf('OperatorRedemption')(rejected)).toBe(true);
    expect(rejected).toMatchObject({ status: 'rejected', operator: 'operator token', account: member.account });
    expect(await offered(member, item)).toMatchObject({ most: 1, available: 1, redeemed: 0, refusals: [] });
    const [message] = await messages(member);
    expect(message?.body).toBe('1 × Guitar: rejected, and your 100 points are back. Reason: Address incomplete');
    expect(await left(member)).toBe(100);
  });

  it('pays a bonus to the main wallet when it is approved', async () => {
    const item = await addItem({ bonus: '10.00', quantity: null });
    const member = await memberWith(200);
    const named = await redeem(member, item, { quantity: 2 });
    expect(refusalOf(named).fields).toEqual({ receivingAddress: 'not_allowed_value' });
    const made = successOf<Redeemed>(await redeem(member, item, { quantity: 2, receivingAddress: '' }));
    expect([made.bonus, await balance(member)]).toEqual(['20.00', '0.00']);
    successOf(await decide(made.redemptionId, 'approve', 'Paid'));
    expect([await balance(member), await isSound()]).toEqual(['20.00', true]);
  });

  it('refuses with what is wrong, and moves nothing', async () => {
    const item = await addItem({ perMember: 2, quantity: 3, requiredDeposits: null });
    const hidden = await addItem({ state: 'hidden' });
    const dear = await addItem({ requiredDeposits: '50.00' });
    const member = await memberWith(250);
    const refused = async (...given: Parameters<typeof redeem>) => {
      const { status, code, fields } = refusalOf(await redeem(...given));
      return [status, code, ...Object.entries(fields).flat()];
    };
    expect(await refused(member, item, { paymentPassword: 'wrong-bay-77' })).toEqual([
      ...[422, 'wrong_payment_password', 'paymentPassword', 'wrong_value'],
    ]);
    expect(await refused(member, item, { paymentPassword: '' })).toContain('payment_password_required');
    expect(await refused(member, hidden)).toEqual([404, 'not_found']);
    expect(await refused(member, { itemId: '999999' })).toEqual([404, 'not_found']);
    expect(await refused(member, item, { receivingAddress: '  ' })).toEqual([
      ...[400, 'invalid_request', 'receivingAddress', 'required'],
    ]);
    expect(await refused(member, item, { receivingAddress: 'a'.repeat(301) })).toContain('receivingAddress');
    expect(await refused(member, item, { remark: 'a'.repeat(201) })).toContain('remark');
    expect(await refused(member, item, { quantity: 0 })).toContain('quantity');
    expect(await refused(member, item, { quantity: 4 })).toEqual([409, 'sold_out', 'quantity', 'out_of_range']);
    expect(await refused(member, item, { quantity: 3 })).toEqual([409, 'limit_reached', 'quantity', 'out_of_range']);
    expect(await refused(member, dear)).toEqual([422, 'deposits_required', 'itemId', 'out_of_range']);
    expect(await refused(await memberWith(50), item)).toEqual([422, 'not_enough_points', 'quantity', 'out_of_range']);
    expect(await left(member)).toBe(250);
    expect(await offered(member, dear)).toMatchObject({
      ...{ most: 0, requiredDeposits: '50.00' },
      refusals: [{ field: 'requiredDeposits', reason: 'deposits_required', missing: '50.00' }],
    });
    expect(await offered(member, item)).toMatchObject({ most: 2, name: 'Guitar', refusals: [] });
    expect(await offered(member, hidden)).toBeUndefined();
  });

  it('takes nothing in the open, and nothing without a key', async () => {
    const item = await addItem();
    const { token } = await memberWith(100);
    const body = { itemId: item.itemId, quantity: 1, points: 100, paymentPassword: PAYMENT_PASSWORD };
    const open_ = await ask(token, call('redeem'), { method: 'POST', body, headers: { 'idempotency-key': 'open' } });
    expect(refusalOf(open_).code).toBe('encryption_required');
    const keyless = await callEncrypted(scene.gateway.ask, {
      ...{ method: 'POST', path: call('redeem'), envelope: envelope(), body, headers: bearer(token) },
    });
    expect(refusalOf(keyless).fields).toEqual({ 'Idempotency-Key': 'required' });
  });

  it('lets operators list and change items, and keeps what was redeemed', async () => {
    const item = await addItem({ quantity: 5 });
    const member = await memberWith(300);
    const made = successOf<Redeemed>(await redeem(member, item, { quantity: 2 }));
    const change = (own: Partial<SavePointItem>) =>
      operator(`/pointItems/${item.itemId}`, { method: 'PUT', body: { ...GUITAR, ...own } });
    expect(refusalOf(await change({ quantity: 1 })).fields).toEqual({ quantity: 'out_of_range' });
    expect(refusalOf(await change({ picture: 'assets/none.webp' })).fields).toEqual({ picture: 'not_allowed_value' });
    expect(refusalOf(await change({ names: { ES: 'Guitarra' } })).fields).toEqual({ names: 'required' });
    expect(refusalOf(await change({ bonus: '0.001' })).fields).toEqual({ bonus: 'wrong_format' });
    expect(refusalOf(await change({ requiredDeposits: '0' })).fields).toEqual({ requiredDeposits: 'out_of_range' });
    const changed = successOf<PointItem>(await change({ names: { EN: 'Violin' }, quantity: 2, points: 7 }));
    expect(validatorOf('PointItem')(changed)).toBe(true);
    expect(changed).toMatchObject({ quantity: 2, taken: 2, points: 7, changedBy: 'operator token' });
    expect((await offered(member, item))?.available).toBe(0);
    const { list } = successOf<OperatorRedemptions>(await operator('/redemptions?pageSize=100'));
    const found = list.find((one) => one.redemptionId === made.redemptionId);
    expect(found).toMatchObject({ name: 'Guitar', points: 200, account: member.account, operator: null });
    const none = await operator('/pointItems/999999', { method: 'PUT', body: GUITAR });
    expect(refusalOf(none).code).toBe('not_found');
    expect(refusalOf(await decide('999999', 'approve')).code).toBe('not_found');
    expect(refusalOf(await decide(made.redemptionId, 'approve', '  ')).fields).toEqual({ note: 'required' });
  });

  it('needs a member, the role of the cashier, and a site that gives points', async () => {
    const visitor = await scene.gateway.ask(call('redeemItems'), { host: 'aurora.localhost' });
    expect(refusalOf(visitor).code).toBe('not_logged_in');
    const calls = operatorCalls(scene.gateway, scene.now);
    const { token } = await calls.newOperator('reader', [{ siteId: 'aurora', role: 'viewer' }]);
    expect(refusalOf(await operator('/pointItems', { token })).code).toBe('operator_role_required');
    expect(refusalOf(await calls.call('/sites/meydan/redemptions')).code).toBe('feature_disabled');
  });
});
