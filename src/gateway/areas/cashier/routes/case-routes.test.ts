import { describe, expect, it } from 'vitest';
import type {
  CaseFile,
  Clearing,
  OperatorCase,
  OperatorCases,
  StoredWebhooks,
} from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { openRealtime } from '#gateway/testing/realtime-client.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS, MINUTE_MS, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('withdrawals in review', (open) => {
  const scene = withdrawalScene(open);
  const { newMember, requested, read, balance, isSound, send, cases, decide, messages, now, pass } = scene;

  it('are found by a webhook that an operator takes once more', async () => {
    const member = await newMember();
    const withdrawal = await requested(member, '100.00');
    const payout = scene.provider.payoutOf(withdrawal.reference);
    const known = (provider_id: string) =>
      scene.database.forSite('aurora', (tx) =>
        tx.updateTable('payment').set({ provider_id }).where('payment_id', '=', withdrawal.withdrawalId).execute(),
      );
    await known('nobody knows');
    await send(withdrawal, 10_000);
    expect(await read(member, withdrawal)).toMatchObject({ status: 'paying' });
    const webhooks = (path = '', options: object = {}) =>
      operatorCalls(scene.gateway).call(`/sites/aurora/webhooks${path}`, options);
    const stored = successOf<StoredWebhooks>(await webhooks('?outcome=unmatched'));
    expect(validatorOf('StoredWebhooks')(stored)).toBe(true);
    const [event] = stored.list;
    expect(JSON.parse(event?.body ?? '{}')).toMatchObject({ data: { reference: withdrawal.reference } });
    await known(payout.payout_id);
    for (const _ of [1, 2])
      expect(successOf(await webhooks(`/sandbox/${event?.eventId}/replay`, { method: 'POST' }))).toMatchObject({
        ...{ eventId: event?.eventId, outcome: 'applied' },
      });
    expect(await read(member, withdrawal)).toMatchObject({ status: 'paid', sent: '100.00', parts: [{ part: 1 }] });
    const nowhere = await webhooks('/sandbox/msg_nobody/replay', { method: 'POST' });
    expect(refusalOf(nowhere)).toMatchObject({ status: 404, code: 'not_found' });
  });

  describe('in review', () => {
    it('are paid out once an operator approves, and told so', async () => {
      const member = await newMember();
      const pages = await openRealtime(scene.gateway.port, { token: member.token });
      pages.send({ type: 'resume' });
      await pages.next('ready');
      const withdrawal = await requested(member, '600.00');
      const caseId = `withdrawal-${withdrawal.withdrawalId}`;
      const open = successOf<OperatorCases>(await cases('?kind=withdrawal&pageSize=100'));
      expect(validatorOf('OperatorCases')(open)).toBe(true);
      expect(open.list.find((one) => one.caseId === caseId)).toMatchObject({
        ...{
          kind: 'withdrawal',
          state: 'open',
          why: 'review',
          reasons: ['amount'],
          amount: '600.00',
          received: '600.00',
        },
        ...{ approvals: [], approvalsNeeded: 1, claim: null, decision: null },
      });
      expect(refusalOf(await decide(caseId, 'approve', '599.00')).code).toBe('case_decided');
      expect(successOf<OperatorCase>(await decide(caseId, 'approve', '600.00'))).toMatchObject({
        ...{ state: 'approved', decision: { operator: 'operator token', reason: 'looked into it' } },
      });
      expect(await read(member, withdrawal)).toMatchObject({ status: 'paying' });
      expect(refusalOf(await decide(caseId, 'reject', '600.00')).code).toBe('case_decided');
      expect((await messages(member))[0]).toMatchObject({
        kind: 'withdrawalApproved',
        body: expect.stringContaining('LHV Pank •••• 4342'),
      });
      for (const status of ['reviewing', 'approved', 'paying'])
        expect(await pages.next('withdrawal')).toMatchObject({ payload: { status } });
      pages.close();
    });

    it('go back to the wallet where one rejects, with the reason', async () => {
      const member = await newMember();
      const withdrawal = await requested(member, '600.00');
      successOf(await decide(`withdrawal-${withdrawal.withdrawalId}`, 'reject', '600.00'));
      expect(await read(member, withdrawal)).toMatchObject({ status: 'rejected', reason: 'looked into it' });
      expect(await balance(member)).toBe('1000.00');
      expect((await messages(member))[0]).toMatchObject({
        kind: 'withdrawalRejected',
        body: expect.stringContaining('looked into it'),
      });
      expect(await isSound()).toBe(true);
    });

    it('take two operators above the site’s threshold, one of whom claims it from others until it is decided', async () => {
      const member = await newMember();
      const withdrawal = await requested(member, '950.00');
      const caseId = `withdrawal-${withdrawal.withdrawalId}`;
      const operators = operatorCalls(scene.gateway, () => now());
      const roles = [{ role: 'cashier', siteId: 'aurora' }] as const;
      const anna = await operators.newOperator('anna', roles);
      const boris = await operators.newOperator('boris', roles);
      const by = ({ token }: { token: string }) => ({ token });
      pass(MINUTE_MS);
      expect(successOf<OperatorCase>(await cases(`/${caseId}/claim`, { method: 'POST', ...by(anna) })).claim).toEqual({
        ...{ operator: 'anna', until: '2026-03-01T12:16:00.000Z' },
      });
      expect(refusalOf(await decide(caseId, 'approve', '950.00', by(boris))).code).toBe('case_claimed');
      expect(refusalOf(await cases(`/${caseId}/claim`, { method: 'POST', ...by(boris) })).code).toBe('case_claimed');
      const letGo = (who: { token: string }) => cases(`/${caseId}/claim`, { method: 'DELETE', ...by(who) });
      expect(refusalOf(await letGo(boris)).code).toBe('case_claimed');
      for (let time = 1; time <= 2; time += 1) expect(successOf<OperatorCase>(await letGo(anna)).claim).toBeNull();
      expect(
        successOf<OperatorCase>(await cases(`/${caseId}/claim`, { method: 'POST', ...by(boris) })).claim,
      ).toMatchObject({ operator: 'boris' });
      successOf(await letGo(boris));
      expect(successOf<OperatorCase>(await decide(caseId, 'approve', '950.00', by(anna)))).toMatchObject({
        ...{ state: 'open', approvals: ['anna'], approvalsNeeded: 2 },
      });
      expect(await read(member, withdrawal)).toMatchObject({ status: 'reviewing' });
      expect(refusalOf(await decide(caseId, 'approve', '950.00', by(anna))).code).toBe('second_operator_required');
      // The machine's token does not count as an operator here.
      expect(refusalOf(await decide(caseId, 'approve', '950.00')).code).toBe('second_operator_required');
      pass(MINUTE_MS);
      expect(successOf<OperatorCase>(await decide(caseId, 'approve', '950.00', by(boris)))).toMatchObject({
        ...{ state: 'approved', approvals: ['anna', 'boris'] },
      });
      expect(await read(member, withdrawal)).toMatchObject({ status: 'paying' });
      const file = successOf<CaseFile>(await cases(`/${caseId}`, by(boris)));
      expect(validatorOf('CaseFile')(file)).toBe(true);
      expect(file).toMatchObject({
        case: { caseId, state: 'approved' },
        payout: { maskedNumber: expect.stringContaining('•') },
        wallet: { balance: '50.00', locked: '0.00' },
        withdrawals: { count: 0, amount: '0.00' },
      });
      const by2 = { by: 'operator', note: 'looked into it', amount: '950.00' };
      expect(file.timeline).toMatchObject([
        { what: 'request', by: 'member', amount: '950.00', operator: null },
        { what: 'review', by: 'rules', amount: null },
        { what: 'decideApproved', operator: 'anna', ...by2 },
        { what: 'decideApproved', operator: 'boris', ...by2 },
        { what: 'begin', by: 'provider' },
      ]);
    });
  });

  it('are found by a part of the account or the reference, or by the amount', async () => {
    const { reference, withdrawalId } = await requested(await newMember(), '777.00');
    const caseId = `withdrawal-${withdrawalId}`;
    const find = async (search: string) =>
      successOf<OperatorCases>(await cases(`?kind=withdrawal&search=${encodeURIComponent(search)}`)).list;
    const { account = '' } = (await find(reference))[0] ?? {};
    for (const search of [reference.slice(0, 8).toLowerCase(), account.slice(2), '777', '777.00'])
      expect(
        (await find(search)).map((one) => one.caseId),
        search,
      ).toContain(caseId);
    for (const search of ['%', '_', '777.01', 'nobody']) expect(await find(search), search).toEqual([]);
  });

  it('show what they hold on the clearing account, by age, and which of them are stuck', async () => {
    const clearing = async () => successOf<Clearing>(await operatorCalls(scene.gateway).call('/sites/aurora/clearing'));
    const before = await clearing();
    expect(validatorOf('Clearing')(before)).toBe(true);
    const { withdrawalId, reference } = await requested(await newMember(), '950.00');
    const now = await clearing();
    expect(Number(now.total) - Number(before.total)).toBe(950);
    const countOf = ({ ages }: Clearing, age: string) => ages.find((one) => one.age === age)?.withdrawals.count ?? 0;
    expect(countOf(now, 'hour') - countOf(before, 'hour')).toBe(1);
    pass(2 * DAY_MS);
    const later = await clearing();
    expect(countOf(later, 'threeDays')).toBeGreaterThan(0);
    expect(later.stuck.find((one) => one.paymentId === withdrawalId)).toMatchObject({
      ...{ flow: 'withdrawal', state: 'reviewing', reference, amount: '950.00' },
    });
  });
});
