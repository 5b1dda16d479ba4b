import { beforeAll, expect, it } from 'vitest';
import type {
  IdentityChecks,
  MemberIdentity,
  MemberInfo,
  PendingIdentityChecks,
} from '#contracts/generated/contracts.ts';
import { assertIdentity } from '#gateway/areas/accounts/checks/assert-identity.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { GAME, testGameLaunches } from '#gateway/testing/test-game-launches.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('checks of age and name', (open) => {
  const launches = testGameLaunches(open, { site: { protection: { ageCheck: 'play', nameCheck: 'withdrawal' } } });
  const { launch, newMember, now } = launches;
  const staff = () => operatorCalls(launches.gateway, now);
  let site: PublishedSite;

  beforeAll(() => {
    const found = launches.gateway.sites.all().find(({ id }) => id === 'aurora');
    if (found === undefined) throw new Error('the site is not served');
    site = found;
  });

  async function member(account: string) {
    const token = await newMember(account);
    const headers = accountCalls(launches.gateway).bearer(token);
    const { id } = successOf<MemberInfo>(await accountCalls(launches.gateway).info(token));
    const call = (method: string, body?: object) =>
      launches.gateway.ask('/wps/member/identity', { method, headers, ...(body && { body }) });
    return { id, token, call };
  }
  const decide = (id: string, body: object, token?: string) =>
    staff().call(`/sites/aurora/members/${id}/identity`, { method: 'PUT', body, ...(token && { token }) });
  const assert = (id: string, step: 'deposit' | 'play' | 'withdrawal') =>
    launches.database.forSite('aurora', (tx) => assertIdentity(tx, site, id, step));

  it('are unchecked at first, and keep the steps closed that the site names', async () => {
    const { id, token, call } = await member('checkfirst');
    const checks = successOf<IdentityChecks>(await call('GET'));
    expect(validatorOf('IdentityChecks')(checks)).toBe(true);
    expect(checks).toEqual({
      age: { state: 'unchecked', since: null, before: 'play' },
      name: { state: 'unchecked', since: null, before: 'withdrawal' },
    });
    expect(refusalOf(await launch(GAME, token))).toMatchObject({
      status: 403,
      code: 'identity_check_needed',
      fields: { age: 'required' },
    });
    expect((await launch(`${GAME}&mode=trial`, token)).status).toBe(200);
    await assert(id, 'deposit');
    await expect(assert(id, 'withdrawal')).rejects.toMatchObject({ fields: { age: 'required', name: 'required' } });
  });

  it('wait for an operator when the member asks, once, and open the step when they are passed', async () => {
    const { id, token, call } = await member('checkasked');
    const asked = successOf<IdentityChecks>(await call('POST', { kind: 'age' }));
    expect(asked.age).toMatchObject({ state: 'pending', since: now().toISOString() });
    expect(successOf<IdentityChecks>(await call('POST', { kind: 'age' })).age).toEqual(asked.age);
    const { list } = successOf<PendingIdentityChecks>(await staff().call('/sites/aurora/identity-checks'));
    expect(list).toEqual([{ memberId: id, account: 'checkasked', kind: 'age', since: now().toISOString() }]);
    expect(refusalOf(await launch(GAME, token)).code).toBe('identity_check_needed');

    const { token: supporter } = await staff().newOperator('ada.support', [{ siteId: 'aurora', role: 'support' }]);
    const body = { kind: 'age', state: 'passed', reason: 'passport seen' };
    const passed = successOf<MemberIdentity>(await decide(id, body, supporter));
    expect(validatorOf('MemberIdentity')(passed)).toBe(true);
    expect(passed.checks.age.state).toBe('passed');
    expect(passed.changes).toMatchObject([
      { kind: 'age', state: 'passed', operator: 'ada.support', reason: 'passport seen' },
      { kind: 'age', state: 'pending', operator: null, reason: null },
    ]);
    expect((await launch(GAME, token)).status).toBe(200);
    await expect(assert(id, 'withdrawal')).rejects.toMatchObject({ fields: { name: 'required' } });
    // What is passed is not asked for again.
    expect(successOf<IdentityChecks>(await call('POST', { kind: 'age' })).age.state).toBe('passed');
    expect(successOf<PendingIdentityChecks>(await staff().call('/sites/aurora/identity-checks')).list).toEqual([]);
  });

  it('are failed with a reason, close the step again, and can be asked for anew', async () => {
    const { id, token, call } = await member('checkfailed');
    successOf(await decide(id, { kind: 'age', state: 'passed', reason: 'seen' }));
    successOf(await decide(id, { kind: 'age', state: 'failed', reason: 'the passport was forged' }));
    expect(refusalOf(await launch(GAME, token)).code).toBe('identity_check_needed');
    expect(successOf<IdentityChecks>(await call('POST', { kind: 'age' })).age.state).toBe('pending');
  });

  it('are decided by supporters of the site alone, with a reason', async () => {
    const { id } = await member('checkroles');
    const { token } = await staff().newOperator('eve.cashier', [{ siteId: 'aurora', role: 'cashier' }]);
    const body = { kind: 'name', state: 'passed', reason: 'x' };
    expect(refusalOf(await decide(id, body, token)).code).toBe('operator_role_required');
    expect(refusalOf(await decide(id, { ...body, reason: '' })).fields).toEqual({ reason: 'too_short' });
    expect(refusalOf(await decide('Z'.repeat(10), body)).code).toBe('unknown_member');
    expect(refusalOf(await launches.gateway.ask('/wps/member/identity')).code).toBe('not_logged_in');
  });
});
