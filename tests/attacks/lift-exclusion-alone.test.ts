import { beforeAll, expect, it } from 'vitest';
import type { MemberInfo, MemberPlayLimits, OperatorSignedIn } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { operatorCalls, type TestOperator } from '#gateway/testing/operator-calls.ts';
import { GAME, testGameLaunches } from '#gateway/testing/test-game-launches.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const HOUR_MS = 3_600_000;

describeOnOneEngine('lifting a permanent exclusion alone', (open) => {
  const launches = testGameLaunches(open);
  const { envelope, launch, later, newMember, now } = launches;
  const staff = () => operatorCalls(launches.gateway, now);
  let ada: TestOperator;
  let bob: TestOperator;

  beforeAll(async () => {
    const roles = [{ siteId: 'aurora', role: 'support' as const }];
    ada = await staff().newOperator('ada.support', roles);
    bob = await staff().newOperator('bob.support', roles);
  });

  /** Signs an operator in again, as the last session may have expired. */
  const tokenOf = async ({ account, secret }: TestOperator): Promise<string> => {
    later(60_000);
    const totp = staff().codeOf(secret);
    return successOf<OperatorSignedIn>(await staff().signIn(account, { totp })).token ?? '';
  };

  const memberOf = async (account: string): Promise<{ token: string; id: string }> => {
    const token = await newMember(account);
    return { token, id: successOf<MemberInfo>(await accountCalls(launches.gateway).info(token)).id };
  };
  const exclude = async (token: string, span: string): Promise<void> => {
    const headers = accountCalls(launches.gateway).bearer(token);
    const call = { method: 'POST', headers, body: { span, password: PASSWORD } };
    successOf(await launches.gateway.ask('/wps/member/playExclusion', call));
  };
  /** An operator keeps the member from playing for good, which is no wish of the member's own. */
  const bar = async (id: string): Promise<void> => {
    const body = { until: null, reason: 'worrying play' };
    successOf(await staff().call(`/sites/aurora/members/${id}/play-exclusion`, { method: 'PUT', body }));
  };
  const lift = (id: string, token?: string) =>
    staff().call(`/sites/aurora/members/${id}/play-exclusion/lift`, {
      method: 'POST',
      body: { reason: 'the member asked twice' },
      ...(token && { token }),
    });
  const limitsAfter = async (id: string, operator: TestOperator) =>
    successOf<MemberPlayLimits>(await lift(id, await tokenOf(operator)));
  const signedIn = async (account: string): Promise<string> =>
    (await accountCalls(launches.gateway).signedIn(account, envelope())).token;

  it('keeps the exclusion when one operator asks, however often and however long ago', async () => {
    const { token, id } = await memberOf('lonewish');
    await exclude(token, 'forGood');
    const asked = await limitsAfter(id, ada);
    expect(asked.limits.exclusion?.until).toBeNull();
    expect(asked.lift).toMatchObject({ askedBy: 'ada.support', confirmedBy: null });
    expect(refusalOf(await lift(id, await tokenOf(ada)))).toMatchObject({
      status: 403,
      code: 'second_operator_required',
    });
    later(48 * HOUR_MS);
    expect(refusalOf(await launch(GAME, await signedIn('lonewish'))).code).toBe('play_excluded');
    expect(refusalOf(await lift(id, await tokenOf(ada))).code).toBe('second_operator_required');
  });

  it('refuses the token of the machine, which names nobody', async () => {
    const { token, id } = await memberOf('machine');
    await exclude(token, 'forGood');
    expect(refusalOf(await lift(id))).toMatchObject({ status: 403, code: 'second_operator_required' });
  });

  it('refuses an account that was created after the asking', async () => {
    const { id } = await memberOf('secondself');
    await bar(id);
    await limitsAfter(id, ada);
    later(60_000);
    const eve = await staff().newOperator('eve.support', [{ siteId: 'aurora', role: 'support' }]);
    expect(refusalOf(await lift(id, eve.token)).code).toBe('second_operator_required');
    later(48 * HOUR_MS);
    expect(refusalOf(await lift(id, await tokenOf(eve))).code).toBe('second_operator_required');
    expect((await limitsAfter(id, bob)).limits.exclusion).toBeNull();
  });

  it('ends the exclusion 24 hours after the first asked, once a second operator confirmed', async () => {
    const { token, id } = await memberOf('together');
    await bar(id);
    await limitsAfter(id, ada);
    const askedAt = now().getTime();
    later(HOUR_MS);
    const confirmed = await limitsAfter(id, bob);
    expect(confirmed.limits.exclusion?.until).toBe(new Date(askedAt + 24 * HOUR_MS).toISOString());
    expect(confirmed.changes.map(({ what, operator }) => [what, operator])).toEqual([
      ['lifted', 'bob.support'],
      ['liftAsked', 'ada.support'],
      ['exclusion', 'operator token'],
    ]);
    // Asking again does not hurry it.
    expect((await limitsAfter(id, ada)).limits.exclusion?.until).toBe(confirmed.limits.exclusion?.until);
    expect(refusalOf(await launch(GAME, token)).code).toBe('play_excluded');
    later(22.5 * HOUR_MS);
    expect(refusalOf(await launch(GAME, await signedIn('together'))).code).toBe('play_excluded');
    later(HOUR_MS);
    expect((await launch(GAME, await signedIn('together'))).status).toBe(200);
  });

  it('ends no self-exclusion before half a year, though two operators agree', async () => {
    const { token, id } = await memberOf('selfforgood');
    const begun = now().getTime();
    await exclude(token, 'forGood');
    await limitsAfter(id, ada);
    const { limits } = await limitsAfter(id, bob);
    expect(limits.exclusion?.until).toBe(new Date(begun + 183 * 24 * HOUR_MS).toISOString());
    later(182 * 24 * HOUR_MS);
    expect(refusalOf(await launch(GAME, await signedIn('selfforgood'))).code).toBe('play_excluded');
  });

  it('drops a pending request when the member excludes itself again', async () => {
    const { token, id } = await memberOf('resolved');
    await exclude(token, 'forGood');
    await limitsAfter(id, ada);
    await exclude(await signedIn('resolved'), 'forGood');
    const answer = await limitsAfter(id, bob);
    expect(answer.limits.exclusion?.until).toBeNull();
    expect(answer.lift).toMatchObject({ askedBy: 'bob.support', confirmedBy: null });
  });
});
