import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperatorJobs } from '#contracts/generated/contracts.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('recurring jobs as operators see them', (open) => {
  let gateway: TestGateway;
  let operators: ReturnType<typeof operatorCalls>;

  beforeAll(async () => {
    gateway = await startGateway(await open());
    operators = operatorCalls(gateway);
  });
  afterAll(() => gateway.close());

  it('are all listed, and a retry of one that did not fail changes nothing', async () => {
    const { jobs } = successOf<OperatorJobs>(await operators.call('/jobs'));
    expect(jobs.map(({ name }) => name)).toContain('check-ledgers');
    const again = successOf<OperatorJobs>(await operators.call('/jobs/check-ledgers/retry', { method: 'POST' }));
    expect(again.jobs).toHaveLength(jobs.length);
    const unknown = refusalOf(await operators.call('/jobs/sleep/retry', { method: 'POST' }));
    expect(unknown).toMatchObject({ status: 400, fields: { job: 'not_allowed_value' } });
  });

  it('are for admins of all sites alone', async () => {
    const admin = await operators.newOperator('siteadmin', [{ siteId: 'aurora', role: 'admin' }]);
    const { token } = admin;
    expect(refusalOf(await operators.call('/jobs', { token })).code).toBe('operator_role_required');
    const retry = await operators.call('/jobs/check-ledgers/retry', { method: 'POST', token });
    expect(refusalOf(retry).code).toBe('operator_role_required');
    expect((await operators.call('/jobs', { token: null })).status).toBe(401);
  });
});
