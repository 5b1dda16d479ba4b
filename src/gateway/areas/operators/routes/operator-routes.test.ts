import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OperatorEnrolment, OperatorMe, OperatorSignedIn } from '#contracts/generated/contracts.ts';
import { type ContractName, validatorOf } from '#gateway/kit/contract-validator.ts';
import { sealed } from '#gateway/testing/encrypted-call.ts';
import { OPERATOR_PASSWORD, operatorCalls, type TestOperator } from '#gateway/testing/operator-calls.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

/** A session whose token came in the answer. */
type BearerSession = OperatorSignedIn & { readonly token: string };

const MINUTE_MS = 60_000;

describeOnOneEngine('operators sign in', (open, kind) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof operatorCalls>;
  let timeMs = Date.parse('2026-03-01T10:00:00Z');
  let count = 0;
  let account: string;

  const clock = (): Date => new Date(timeMs);
  const later = (ms: number): void => {
    timeMs += ms;
  };

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { now: clock });
    calls = operatorCalls(gateway, clock);
  });

  afterAll(() => gateway.close());

  beforeEach(() => {
    count += 1;
    account = `ada-${count}`;
  });

  const me = (token: string) => calls.call('/me', { token });
  const newOperator = (): Promise<TestOperator> => calls.newOperator(account, [{ siteId: 'aurora', role: 'viewer' }]);
  const codeOf = async (answer: ReturnType<typeof calls.signIn>): Promise<string> => refusalOf(await answer).code;

  it('enrol an authenticator first, whose code opens a session, with recovery codes that are shown once', async () => {
    successOf(await calls.add(account, [{ siteId: 'aurora', role: 'viewer' }]));
    const offered = await calls.signIn(account);
    expect(offered.headers['cache-control']).toBe('no-store');
    const { enrolment } = successOf<OperatorEnrolment>(offered);
    expect(enrolment.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(enrolment.otpauthUri).toContain(
      `otpauth://totp/Marquee:${account}?issuer=Marquee&secret=${enrolment.secret}&`,
    );
    expect(offered.text).not.toContain('token');

    const totp = calls.codeOf(enrolment.secret);
    const opened = successOf<BearerSession>(await calls.signIn(account.toUpperCase(), { totp }));
    expect(opened.recoveryCodes).toHaveLength(10);
    expect(opened).toMatchObject({
      recoveryCodesLeft: 10,
      expiresAt: new Date(timeMs + 8 * 60 * MINUTE_MS).toISOString(),
    });
    const answer = await me(opened.token);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(successOf<OperatorMe>(answer)).toEqual({
      account,
      name: account,
      roles: [{ siteId: 'aurora', role: 'viewer' }],
    });
    later(MINUTE_MS);
    const again = await calls.signIn(account, { totp: calls.codeOf(enrolment.secret) });
    expect(successOf<OperatorSignedIn>(again).recoveryCodes).toBeUndefined();
  });

  it('enrol with the secret that was offered last, and within a quarter of an hour', async () => {
    successOf(await calls.add(account, []));
    const first = successOf<OperatorEnrolment>(await calls.signIn(account)).enrolment.secret;
    const second = successOf<OperatorEnrolment>(await calls.signIn(account)).enrolment.secret;
    expect(await codeOf(calls.signIn(account, { totp: calls.codeOf(first) }))).toBe('invalid_credentials');
    later(15 * MINUTE_MS + 1);
    expect(await codeOf(calls.signIn(account, { totp: calls.codeOf(second) }))).toBe('invalid_credentials');
  });

  it('are answered in the forms that the calls describe', async () => {
    const isOfForm = (name: ContractName, value: unknown) => validatorOf(name)(value);
    successOf(await calls.add(account, [{ siteId: '*', role: 'support' }]));
    const offered = successOf<OperatorEnrolment>(await calls.signIn(account));
    const totp = calls.codeOf(offered.enrolment.secret);
    const opened = successOf<BearerSession>(await calls.signIn(account, { totp }));
    expect(isOfForm('OperatorEnrolment', offered)).toBe(true);
    expect(isOfForm('OperatorSignedIn', opened)).toBe(true);
    for (const token of [opened.token, TEST_OPERATOR_TOKEN])
      expect(isOfForm('OperatorMe', successOf(await me(token)))).toBe(true);
    expect(isOfForm('OperatorAccounts', successOf(await calls.call('/operators')))).toBe(true);
  });

  it('do not learn which part of the sign-in was wrong', async () => {
    const { secret } = await newOperator();
    later(MINUTE_MS);
    const totp = calls.codeOf(secret);
    const wrong = [
      await calls.signIn('nobody-here', { totp }),
      await calls.signIn(account, { totp, password: 'another-password' }),
      await calls.signIn(account, { totp: calls.codeOf(secret, 5) }),
      await calls.signIn(account),
      await calls.signIn(account, { recoveryCode: 'AAAA-BBBB-CCCC-DDDD' }),
      await calls.signIn('nobody-here'),
    ];
    for (const answer of wrong) expect(refusalOf(answer)).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(new Set(wrong.map(({ text }) => text)).size).toBe(1);
    successOf(await calls.signIn(account, { totp }));
  });

  it('use a code once, also when it is sent twice at once, and none of before', async () => {
    const { secret } = await newOperator();
    expect(await codeOf(calls.signIn(account, { totp: calls.codeOf(secret) }))).toBe('invalid_credentials');
    later(MINUTE_MS);
    const totp = calls.codeOf(secret);
    const both = await Promise.all([calls.signIn(account, { totp }), calls.signIn(account, { totp })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await codeOf(calls.signIn(account, { totp: calls.codeOf(secret, -1) }))).toBe('invalid_credentials');
    successOf(await calls.signIn(account, { totp: calls.codeOf(secret, 1) }));
  });

  it('use a recovery code in place of the authenticator, once and however it is typed', async () => {
    const { recoveryCodes } = await newOperator();
    const [code = ''] = recoveryCodes;
    const recoveryCode = code.toLowerCase().replaceAll('-', ' ');
    const opened = successOf<BearerSession>(await calls.signIn(account, { recoveryCode }));
    expect(opened.recoveryCodesLeft).toBe(9);
    expect(await codeOf(calls.signIn(account, { recoveryCode }))).toBe('invalid_credentials');
  });

  it('take encrypted bodies alone, each once on whatever host', async () => {
    const login = { account, password: OPERATOR_PASSWORD };
    const post = (body: unknown, type: string, host: string) =>
      gateway.ask('/wps/operator/session/login', { method: 'POST', host, body, headers: { 'content-type': type } });
    expect(refusalOf(await post(login, 'application/json', 'localhost'))).toMatchObject({
      status: 415,
      code: 'encryption_required',
    });
    successOf(await calls.add(account, []));
    const envelope = await sealed(gateway.ask, login, { iat: Math.floor(timeMs / 1_000) });
    successOf(await post(envelope, 'application/jose', 'localhost'));
    for (const host of ['localhost', 'aurora.localhost', 'lotus.localhost'])
      expect(refusalOf(await post(envelope, 'application/jose', host)).code).toBe('stale_envelope');
  });

  it('sign out at once, on every process', async () => {
    const { token } = await newOperator();
    const elsewhere = kind === 'postgres' ? await startGateway(database, { now: clock }) : gateway;
    const there = operatorCalls(elsewhere, clock);
    successOf(await there.call('/me', { token }));
    successOf(await calls.call('/session', { method: 'DELETE', token }));
    for (const one of [there, calls])
      expect(refusalOf(await one.call('/me', { token }))).toMatchObject({
        status: 401,
        code: 'operator_token_required',
      });
    if (elsewhere !== gateway) await elsewhere.close();
  });

  it('are signed out after an hour of nothing, and after eight in any case', async () => {
    const { token, secret } = await newOperator();
    for (let hour = 0; hour < 3; hour += 1) {
      later(59 * MINUTE_MS);
      successOf(await me(token));
    }
    later(60 * MINUTE_MS);
    expect(refusalOf(await me(token)).code).toBe('operator_token_required');
    const { token: long } = successOf<BearerSession>(await calls.signIn(account, { totp: calls.codeOf(secret) }));
    for (let hour = 0; hour < 8; hour += 1) {
      later(59 * MINUTE_MS);
      successOf(await me(long));
    }
    later(8 * MINUTE_MS);
    expect(refusalOf(await me(long)).code).toBe('operator_token_required');
  });

  it('are no members, nor are members operators, and the machine’s token is nobody', async () => {
    const { token } = await newOperator();
    const info = await gateway.ask('/wps/member/info', { headers: { authorization: `Bearer ${token}` } });
    expect(refusalOf(info).code).toBe('not_logged_in');
    expect(successOf<OperatorMe>(await me(TEST_OPERATOR_TOKEN))).toEqual({
      account: null,
      name: null,
      roles: [{ siteId: '*', role: 'admin' }],
    });
    successOf(await calls.call('/session', { method: 'DELETE' }));
    successOf(await me(TEST_OPERATOR_TOKEN));
  });

  it('leave nothing in the tables that signs anybody in', async () => {
    const { token, secret, recoveryCodes } = await newOperator();
    const stored = await database.forOperators(async (tx) => [
      await tx.selectFrom('operator').selectAll().execute(),
      await tx.selectFrom('operator_session').selectAll().execute(),
      await tx.selectFrom('operator_recovery_code').selectAll().execute(),
    ]);
    const text = JSON.stringify(stored);
    for (const given of [OPERATOR_PASSWORD, token, secret, ...recoveryCodes]) expect(text).not.toContain(given);
    const log = gateway.logLines.join('\n');
    for (const given of [OPERATOR_PASSWORD, token, secret, ...recoveryCodes]) expect(log).not.toContain(given);
  });
});
