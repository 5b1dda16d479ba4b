import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QueueView, QueueViews } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { type OperatorCalls, operatorCalls, type TestOperator } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';

const VIEW = { siteId: 'aurora', kind: 'withdrawals', name: 'Large ones' } as const;
const FILTERS = { amountFrom: '500.00', claim: 'none', olderMinutes: 60 } as const;

describeOnEveryEngine('the views that operators keep', (open) => {
  let gateway: TestGateway;
  let calls: OperatorCalls;
  let ada: TestOperator;
  let ben: TestOperator;

  beforeAll(async () => {
    gateway = await startGateway(await open());
    calls = operatorCalls(gateway);
    ada = await calls.newOperator('ada', [
      { siteId: 'aurora', role: 'cashier' },
      { siteId: 'lotus', role: 'cashier' },
    ]);
    ben = await calls.newOperator('ben', [{ siteId: 'aurora', role: 'cashier' }]);
  });
  afterAll(() => gateway.close());

  const viewsOf = async ({ token }: TestOperator): Promise<readonly QueueView[]> => {
    const answer = successOf<QueueViews>(await calls.call('/me/queueViews', { token }));
    expect(validatorOf('QueueViews')(answer)).toBe(true);
    return answer.views;
  };
  const add = ({ token }: TestOperator, body: object) => calls.call('/me/queueViews', { method: 'POST', body, token });
  const change = ({ token }: TestOperator, viewId: string, body: object) =>
    calls.call(`/me/queueViews/${viewId}`, { method: 'PUT', body, token });

  it('are their own, and keep their filters', async () => {
    const view = successOf<QueueView>(await add(ada, { ...VIEW, filters: FILTERS }));
    expect(view).toEqual({ ...VIEW, viewId: view.viewId, filters: FILTERS, isStart: false });
    expect(await viewsOf(ada)).toEqual([view]);
    expect(await viewsOf(ben)).toEqual([]);
    expect(refusalOf(await change(ben, view.viewId, { name: 'Mine', isStart: true })).code).toBe('not_found');
    successOf(await calls.call(`/me/queueViews/${view.viewId}`, { method: 'DELETE', token: ben.token }));
    expect(await viewsOf(ada)).toEqual([view]);
    for (let time = 1; time <= 2; time += 1)
      successOf(await calls.call(`/me/queueViews/${view.viewId}`, { method: 'DELETE', token: ada.token }));
    expect(await viewsOf(ada)).toEqual([]);
  });

  it('are of sites that the operator sees', async () => {
    const refused = refusalOf(await add(ben, { ...VIEW, siteId: 'lotus', filters: {} }));
    expect(refused.code).toBe('operator_role_required');
  });

  it('have a name each, and one of a site is its start', async () => {
    const first = successOf<QueueView>(await add(ada, { ...VIEW, filters: FILTERS }));
    const second = successOf<QueueView>(await add(ada, { ...VIEW, name: 'Held', filters: { held: true } }));
    const lotus = successOf<QueueView>(await add(ada, { ...VIEW, siteId: 'lotus', filters: {} }));
    const taken = { code: 'invalid_request', fields: { name: 'taken' } };
    expect(refusalOf(await add(ada, { ...VIEW, name: 'LARGE ones', filters: {} }))).toMatchObject(taken);
    expect(refusalOf(await change(ada, second.viewId, { name: 'large ones', isStart: false }))).toMatchObject(taken);
    for (const { viewId, name } of [first, lotus, second])
      successOf(await change(ada, viewId, { name, isStart: true }));
    successOf(await change(ada, second.viewId, { name: 'Set aside', isStart: true }));
    expect(await viewsOf(ada)).toEqual([
      first,
      { ...second, name: 'Set aside', isStart: true },
      { ...lotus, isStart: true },
    ]);
  });

  it('are at most twenty, and have no filters that the queue does not know', async () => {
    for (let count = 1; count <= 20; count += 1)
      successOf(await add(ben, { ...VIEW, name: `View ${count}`, filters: {} }));
    expect(refusalOf(await add(ben, { ...VIEW, filters: {} })).code).toBe('limit_reached');
    expect(refusalOf(await add(ada, { ...VIEW, name: 'Odd', filters: { colour: 'red' } }))).toMatchObject({
      ...{ code: 'invalid_request', fields: { 'filters.colour': 'unknown_field' } },
    });
    expect(refusalOf(await add(ada, { ...VIEW, name: ' ', filters: {} })).fields).toEqual({ name: 'wrong_format' });
  });

  it('take an account: the machine has none', async () => {
    expect(successOf<QueueViews>(await calls.call('/me/queueViews')).views).toEqual([]);
    const answer = await calls.call('/me/queueViews', { method: 'POST', body: { ...VIEW, filters: {} } });
    expect(refusalOf(answer).code).toBe('unknown_operator');
    expect(refusalOf(await calls.call('/me/queueViews', { token: null })).code).toBe('operator_token_required');
  });
});
