import { beforeAll, expect, it } from 'vitest';
import type { Adjustment, Adjustments, NewAdjustment, Transactions } from '#contracts/generated/contracts.ts';
import { operatorCalls, type TestOperator } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';

const TIMES = 12;

describeOnEveryEngine('adjustments by operators', (open) => {
  // The ledger dates by the database's clock.
  const scene = withdrawalScene(
    open,
    { cashier: { deposits: { channels: [] }, adjustments: { twoOperatorsFrom: '20.00', most: '500.00' } } as never },
    { startMs: Date.now() },
  );
  let ada: TestOperator;
  let ben: TestOperator;
  let member: SceneMember;

  beforeAll(async () => {
    const { newOperator } = operatorCalls(scene.gateway, scene.now);
    ada = await newOperator('ada', [{ siteId: 'aurora', role: 'cashier' }]);
    ben = await newOperator('ben', [{ siteId: 'aurora', role: 'cashier' }]);
    member = await scene.newMember({ funds: 10_000n });
  });

  const call = (path: string, options: object) => operatorCalls(scene.gateway).call(`/sites/aurora${path}`, options);
  const ask = (
    { token }: TestOperator,
    own: Partial<NewAdjustment>,
    { key = `a-${scene.nextKey()}`, memberId = member.memberId } = {},
  ) =>
    call(`/members/${memberId}/adjustments`, {
      ...{ method: 'POST', token, idempotencyKey: key },
      body: { kind: 'goodwill', cause: 'latePayout', direction: 'add', amount: '5.00', note: 'Ticket 5512.', ...own },
    });
  const decide = ({ token }: TestOperator, { adjustmentId }: Adjustment, verb: 'approve' | 'reject') =>
    call(`/adjustments/${adjustmentId}/${verb}`, { method: 'POST', token, body: { note: 'looked into it' } });
  const waiting = async () => successOf<Adjustments>(await call('/adjustments?status=open', { token: ada.token })).list;

  it('posts a small one at once, once for each key', async () => {
    const first = successOf<Adjustment>(await ask(ada, {}, { key: 'small' }));
    expect(first).toMatchObject({ status: 'posted', amount: '5.00', askedBy: 'ada', decidedBy: 'ada' });
    expect(successOf<Adjustment>(await ask(ada, {}, { key: 'small' }))).toEqual(first);
    expect(refusalOf(await ask(ada, { amount: '6.00' }, { key: 'small' })).code).toBe('idempotency_mismatch');
    expect(await scene.balance(member)).toBe('105.00');
    const { list } = successOf<Transactions>(await scene.ask(member.token, '/wps/member/transactions'));
    expect(list[0]).toMatchObject({ kind: 'adjustment', amount: '5.00', transactionId: first.transactionId });
  });

  it('takes money, and never more than there is', async () => {
    const poor = await scene.newMember({ funds: 300n });
    const taken = await ask(ada, { direction: 'remove', amount: '2.00' }, { memberId: poor.memberId });
    expect(successOf<Adjustment>(taken).amount).toBe('-2.00');
    const tooMuch = await ask(ada, { direction: 'remove', amount: '2.00' }, { memberId: poor.memberId });
    expect(refusalOf(tooMuch).code).toBe('insufficient_funds');
    expect(await scene.balance(poor)).toBe('1.00');
    const stored = await call(`/adjustments?memberId=${poor.memberId}`, { token: ada.token });
    expect(successOf<Adjustments>(stored).totalCount).toBe(1);
  });

  it('lets a second operator decide from the amount of the site on', async () => {
    const asked = successOf<Adjustment>(await ask(ada, { amount: '20.00' }));
    expect(asked).toMatchObject({ status: 'open', approvalsNeeded: 2, decidedBy: null });
    expect(await waiting()).toEqual([asked]);
    expect(await scene.balance(member)).toBe('105.00');
    expect(refusalOf(await decide(ada, asked, 'approve')).code).toBe('second_operator_required');
    const posted = successOf<Adjustment>(await decide(ben, asked, 'approve'));
    expect(posted).toMatchObject({ status: 'posted', decidedBy: 'ben', decisionNote: 'looked into it' });
    expect(await scene.balance(member)).toBe('125.00');
    expect(refusalOf(await decide(ben, asked, 'approve')).code).toBe('case_decided');
    expect(await waiting()).toEqual([]);
  });

  it('rejects, also what one asked for oneself', async () => {
    const asked = successOf<Adjustment>(await ask(ada, { amount: '30.00' }));
    expect(successOf<Adjustment>(await decide(ada, asked, 'reject'))).toMatchObject({ status: 'rejected' });
    expect(refusalOf(await decide(ben, asked, 'approve')).code).toBe('case_decided');
    expect(await scene.balance(member)).toBe('125.00');
  });

  it('is decided once, however many decide at once', async () => {
    const asked = successOf<Adjustment>(await ask(ada, { amount: '25.00' }));
    const decisions = await Promise.all(
      Array.from({ length: TIMES }, (_, time) => decide(ben, asked, time % 2 === 0 ? 'approve' : 'reject')),
    );
    const decided = decisions.filter(({ status }) => status === 200);
    expect(decided).toHaveLength(1);
    expect(await scene.isSound()).toBe(true);
  });

  it('refuses amounts that are none, and a program as one of two', async () => {
    const faults = [
      ['0.00', 'out_of_range'],
      ['500.01', 'out_of_range'],
      ['1.001', 'wrong_format'],
    ] as const;
    for (const [amount, fault] of faults)
      expect(refusalOf(await ask(ada, { amount })), amount).toMatchObject({ fields: { amount: fault } });
    const byProgram = await call(`/members/${member.memberId}/adjustments`, {
      ...{ method: 'POST', idempotencyKey: 'program' },
      body: { kind: 'goodwill', cause: 'other', direction: 'add', amount: '20.00', note: 'by a script' },
    });
    expect(refusalOf(byProgram).code).toBe('second_operator_required');
    expect(refusalOf(await ask(ada, {}, { memberId: 'ZZZZZZZZZZ' })).code).toBe('not_found');
  });

  it('cannot be approved by who asked, whatever the program does', async () => {
    const { adjustmentId } = successOf<Adjustment>(await ask(ada, { amount: '40.00' }));
    const alone = scene.database.forSite('aurora', (tx) =>
      tx
        .updateTable('balance_adjustment')
        .set({ state: 'posted', decided_by: 'ada', decided_at: scene.now().toISOString(), transfer_id: '1' })
        .where('adjustment_id', '=', adjustmentId)
        .execute(),
    );
    await expect(alone).rejects.toThrow(/check constraint/);
  });
});
