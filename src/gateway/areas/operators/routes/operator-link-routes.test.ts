import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type {
  OperatorAccount,
  OperatorAccounts,
  OperatorChanges,
  OperatorEnrolment,
  OperatorInvitation,
  OperatorLink,
  OperatorSignedIn,
} from '#contracts/generated/contracts.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { OPERATOR_PASSWORD, operatorCalls, type TestOperator } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 4;
const roles = [{ siteId: 'aurora', role: 'support' }] as const;

describeOnOneEngine('links for the owners of operators’ accounts', (open) => {
  let gateway: TestGateway;
  let calls: ReturnType<typeof operatorCalls>;
  let admin: TestOperator;
  let account: string;
  let count = 0;
  let timeMs = Date.parse('2026-03-01T10:00:00Z');
  const clock = (): Date => new Date(timeMs);

  beforeAll(async () => {
    gateway = await startGateway(await open(), { now: clock });
    calls = operatorCalls(gateway, clock);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    count += 1;
    account = `Noor-${count}`;
    admin = await calls.newOperator(`admin-${count}`, [{ siteId: '*', role: 'admin' }]);
  });

  const invite = (own: object = {}) =>
    calls.call('/operators/invitations', {
      ...{ method: 'POST', token: admin.token, body: { account, name: 'Noor', roles, ...own } },
    });
  const renew = (operatorId: string, token = admin.token) =>
    calls.call(`/operators/${operatorId}/link`, { method: 'POST', token, body: {} });
  const send = (path: string, body: object) =>
    callEncrypted(gateway.ask, {
      ...{ method: 'POST', path: `/wps/operator/invitation${path}`, host: 'desk.localhost', body },
      envelope: { iat: Math.floor(timeMs / 1_000) },
    });
  const tokenOf = ({ link }: OperatorLink): string => link.split('#')[1] ?? '';
  const accept = (token: string, password = OPERATOR_PASSWORD) => send('/password', { token, password });
  const accountNow = async (): Promise<OperatorAccount | undefined> =>
    successOf<OperatorAccounts>(await calls.call('/operators')).operators.find((one) => one.account === account);
  /** Enrols the authenticator and signs in. */
  const signIn = async () => {
    const { enrolment } = successOf<OperatorEnrolment>(await calls.signIn(account));
    return successOf<OperatorSignedIn>(await calls.signIn(account, { totp: calls.codeOf(enrolment.secret) }));
  };

  it('open an account whose password no admin knows', async () => {
    const invited = successOf<OperatorLink>(await invite());
    expect(invited.link).toMatch(/^http:\/\/desk\.localhost:\d+\/invitation#[\w-]{43}$/);
    expect(invited.operator).toMatchObject({ account, roles, isEnrolled: false, signedInAt: null });
    expect(invited.operator.link).toEqual({ purpose: 'invitation', expiresAt: invited.expiresAt });
    expect(Date.parse(invited.expiresAt) - timeMs).toBe(48 * HOUR_MS);
    expect(refusalOf(await calls.signIn(account)).code).toBe('invalid_credentials');

    const token = tokenOf(invited);
    const read = successOf<OperatorInvitation>(await send('', { token }));
    expect(read).toEqual({ account, name: 'Noor', purpose: 'invitation', expiresAt: invited.expiresAt });
    for (const [password, fault] of [
      ['short', 'too_short'],
      ['password1234', 'too_common'],
    ] as const)
      expect(refusalOf(await accept(token, password)).fields).toEqual({ password: fault });
    successOf(await accept(token));
    expect((await signIn()).recoveryCodes).toHaveLength(10);
    expect(await accountNow()).toMatchObject({ link: null, isEnrolled: true, signedInAt: clock().toISOString() });

    const { changes } = successOf<OperatorChanges>(
      await calls.call(`/operators/${invited.operator.operatorId}/changes`),
    );
    expect(changes.map(({ what, by }) => [what, by])).toEqual([
      ['linkUsed', account],
      ['invited', admin.account],
    ]);
  });

  it('are used once, however many use one at once', async () => {
    const token = tokenOf(successOf<OperatorLink>(await invite()));
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refusalOf(await send('', { token }))).toMatchObject({ status: 404, code: 'operator_link_over' });
  });

  it('end after 48 hours, and with a new one', async () => {
    const first = successOf<OperatorLink>(await invite());
    const second = successOf<OperatorLink>(await renew(first.operator.operatorId));
    expect(second.operator.link?.purpose).toBe('invitation');
    expect(refusalOf(await accept(tokenOf(first))).code).toBe('operator_link_over');
    timeMs += 48 * HOUR_MS;
    expect(refusalOf(await accept(tokenOf(second))).code).toBe('operator_link_over');
    expect(refusalOf(await send('', { token: tokenOf(second) })).code).toBe('operator_link_over');
  });

  it('are worth nothing for an account that is shut', async () => {
    const invited = successOf<OperatorLink>(await invite());
    const path = `/operators/${invited.operator.operatorId}`;
    successOf(await calls.call(`${path}/disable`, { method: 'POST', body: {} }));
    expect(refusalOf(await accept(tokenOf(invited))).code).toBe('operator_link_over');
    successOf(await calls.call(`${path}/enable`, { method: 'POST', body: {} }));
    successOf(await accept(tokenOf(invited)));
  });

  it('reset who lost password and authenticator: nothing else signs in, and all sessions end', async () => {
    const lost = await calls.newOperator(account, roles);
    const operatorId = (await accountNow())?.operatorId ?? '';
    expect(refusalOf(await renew(operatorId, lost.token)).code).toBe('operator_role_required');
    const reset = successOf<OperatorLink>(await renew(operatorId));
    expect(reset.operator).toMatchObject({ isEnrolled: false, roles, link: { purpose: 'reset' } });
    expect(refusalOf(await calls.call('/me', { token: lost.token })).code).toBe('operator_token_required');
    expect(refusalOf(await calls.signIn(account, { recoveryCode: lost.recoveryCodes[0] })).code).toBe(
      'invalid_credentials',
    );
    successOf(await accept(tokenOf(reset)));
    expect((await signIn()).recoveryCodes).toHaveLength(10);
  });

  it('are made for others alone, and by who gave a code lately', async () => {
    const { operators } = successOf<OperatorAccounts>(await calls.call('/operators'));
    const own = operators.find((one) => one.account === admin.account)?.operatorId ?? '';
    expect(refusalOf(await renew(own)).code).toBe('second_operator_required');
    successOf(await calls.call('/me', { token: admin.token }));
    timeMs += HOUR_MS / 6;
    expect(refusalOf(await invite()).code).toBe('operator_proof_required');
    expect(await accountNow()).toBeUndefined();
  });

  it('are made for accounts that there are, under names that are free', async () => {
    successOf(await invite());
    expect(refusalOf(await invite({ account: account.toUpperCase() }))).toMatchObject({
      ...{ code: 'account_taken', fields: { account: 'taken' } },
    });
    expect(refusalOf(await renew('00000000-0000-4000-8000-000000000000')).code).toBe('unknown_operator');
    expect(refusalOf(await send('', { token: 'short' })).fields).toEqual({ token: 'wrong_format' });
    expect(refusalOf(await accept('A'.repeat(43))).code).toBe('operator_link_over');
  });
});
