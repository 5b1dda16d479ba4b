import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OperatorAccount, OperatorAccounts, OperatorGrant } from '#contracts/generated/contracts.ts';
import { operatorCalls, type TestOperator } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describeOnOneEngine('the accounts of operators', (open) => {
  let gateway: TestGateway;
  let calls: ReturnType<typeof operatorCalls>;
  let admin: TestOperator;
  let count = 0;
  let account: string;

  beforeAll(async () => {
    gateway = await startGateway(await open());
    calls = operatorCalls(gateway);
    admin = await calls.newOperator('admin', [{ siteId: '*', role: 'admin' }]);
  });

  afterAll(() => gateway.close());

  beforeEach(() => {
    count += 1;
    account = `Grace-${count}`;
  });

  const viewer: OperatorGrant = { siteId: 'aurora', role: 'viewer' };
  const idOf = async (name: string): Promise<string> => {
    const { operators } = successOf<OperatorAccounts>(await calls.call('/operators'));
    return operators.find((operator) => operator.account === name)?.operatorId ?? NOBODY;
  };

  it('are opened by admins, and listed without anything that signs in', async () => {
    const added = await calls.add(account, [viewer], { token: admin.token });
    expect(successOf<OperatorAccount>(added)).toMatchObject({
      account,
      roles: [viewer],
      isEnrolled: false,
      disabledAt: null,
    });
    const list = await calls.call('/operators', { token: admin.token });
    const { operators } = successOf<OperatorAccounts>(list);
    expect(operators.find((operator) => operator.account === 'admin')).toMatchObject({ isEnrolled: true });
    expect(list.text).not.toMatch(/argon2|password|secret/);
  });

  it('are unique without regard to case', async () => {
    successOf(await calls.add(account, []));
    expect(refusalOf(await calls.add(account.toUpperCase(), []))).toEqual({
      status: 409,
      code: 'account_taken',
      fields: { account: 'taken' },
    });
  });

  it.each([
    ['short-one-7', 'too_short'],
    ['password1234', 'too_common'],
    ['aaaaaaaaaaaaaa', 'too_common'],
    ['121212121212', 'too_common'],
    ['Liverpool!2024', 'too_common'],
  ])('take no password that is easy to come by: %s', async (password, fault) => {
    expect(refusalOf(await calls.add(account, [], { password }))).toMatchObject({
      status: 400,
      fields: { password: fault },
    });
    expect(await idOf(account)).toBe(NOBODY);
  });

  it.each([
    [{ siteId: 'aurora', role: 'owner' }, { 'roles.0.role': 'not_allowed_value' }],
    [{ siteId: 'Aurora/..', role: 'viewer' }, { 'roles.0.siteId': 'wrong_format' }],
  ])('take no role that there is not: %j', async (grant, fields) => {
    expect(refusalOf(await calls.add(account, [grant as OperatorGrant])).fields).toEqual(fields);
  });

  it('are shut at once: sessions end, and nothing signs in any more', async () => {
    const { token, recoveryCodes } = await calls.newOperator(account, [viewer]);
    const path = `/operators/${await idOf(account)}/disable`;
    const disabled = successOf<OperatorAccount>(await calls.call(path, { method: 'POST', token: admin.token }));
    expect(disabled.disabledAt).toMatch(/^\d{4}-/);
    expect(refusalOf(await calls.call('/me', { token })).code).toBe('operator_token_required');
    const again = await calls.signIn(account, { recoveryCode: recoveryCodes[0] });
    expect(refusalOf(again).code).toBe('invalid_credentials');
    const twice = successOf<OperatorAccount>(await calls.call(path, { method: 'POST' }));
    expect(twice.disabledAt).toBe(disabled.disabledAt);
  });

  it('get other roles, which count from the next call on', async () => {
    const { token } = await calls.newOperator(account, []);
    const revisions = () => calls.call('/sites/aurora/revisions', { token });
    expect(refusalOf(await revisions()).code).toBe('operator_role_required');
    const path = `/operators/${await idOf(account)}/roles`;
    const set = async (roles: readonly OperatorGrant[]) =>
      successOf<OperatorAccount>(await calls.call(path, { method: 'PUT', body: { roles } })).roles;
    expect(await set([viewer, viewer])).toEqual([viewer]);
    successOf(await revisions());
    expect(await set([])).toEqual([]);
    expect(refusalOf(await revisions()).code).toBe('operator_role_required');
  });

  it.each([
    ['POST', 'disable', undefined],
    ['PUT', 'roles', { roles: [] }],
  ])('that are not there are not found: %s %s', async (method, verb, body) => {
    const answer = await calls.call(`/operators/${NOBODY}/${verb}`, { method, body });
    expect(refusalOf(answer)).toMatchObject({ status: 404, code: 'unknown_operator' });
  });

  it('are managed by admins of all sites alone', async () => {
    const others: OperatorGrant[] = [
      { siteId: 'aurora', role: 'admin' },
      { siteId: '*', role: 'publisher' },
    ];
    const { token } = await calls.newOperator(account, others);
    const path = `/operators/${await idOf(account)}`;
    const answers = [
      await calls.call('/operators', { token }),
      await calls.add(`${account}-2`, [], { token }),
      await calls.call(`${path}/disable`, { method: 'POST', token }),
      await calls.call(`${path}/roles`, { method: 'PUT', body: { roles: [{ siteId: '*', role: 'admin' }] }, token }),
    ];
    for (const answer of answers)
      expect(refusalOf(answer)).toMatchObject({ status: 403, code: 'operator_role_required' });
  });
});
