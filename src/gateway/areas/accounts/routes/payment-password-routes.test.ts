import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberSecurity, SmsSent } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { memberCalls } from '#gateway/testing/member-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const FIRST = 'Till-the-morning-3';
const SECOND = 'Till-the-evening-4';

describeOnOneEngine('the payment password', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let accounts: ReturnType<typeof accountCalls>;
  let calls: ReturnType<typeof memberCalls>;
  let token: string;
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { now });
    accounts = accountCalls(gateway);
    calls = memberCalls(gateway, now);
    token = await accounts.newMember('mikaela', calls.envelope());
  });

  afterAll(() => gateway.close());

  const set = (body: object, chosen: string, as = token) =>
    calls.post(
      '/wps/member/paymentPassword',
      { newPaymentPassword: chosen, confirmNewPaymentPassword: chosen, ...body },
      as,
    );
  const security = async (as = token) => successOf<MemberSecurity>(await calls.get('/wps/member/security', as));
  const sentTo = async (recipient: string, kind: string): Promise<string[]> => {
    const rows = await database.forSite('aurora', (tx) =>
      tx
        .selectFrom('outbox_message')
        .select('text_body')
        .where('recipient', '=', recipient)
        .where('kind', '=', kind)
        .orderBy('message_id')
        .execute(),
    );
    return rows.map(({ text_body }) => text_body ?? '');
  };
  const codeSentTo = async (recipient: string): Promise<string> =>
    /\d{6}/.exec((await sentTo(recipient, 'verify')).at(-1) ?? '')?.[0] ?? '';

  it('follows a rule: confirmed, neither short nor common, and not the password of the account', async () => {
    const faults = async (body: object, chosen: string) => refusalOf(await set(body, chosen)).fields;
    expect(await faults({ password: PASSWORD, confirmNewPaymentPassword: 'other' }, FIRST)).toEqual({
      confirmNewPaymentPassword: 'mismatch',
    });
    expect(await faults({ password: PASSWORD }, '12345')).toEqual({ newPaymentPassword: 'too_short' });
    expect(await faults({ password: PASSWORD }, '123456')).toEqual({ newPaymentPassword: 'too_common' });
    expect(await faults({ password: PASSWORD }, 'two words')).toEqual({ newPaymentPassword: 'wrong_format' });
    expect(await faults({ password: PASSWORD }, PASSWORD)).toEqual({ newPaymentPassword: 'same_as_other_password' });
    expect((await security()).paymentPassword).toEqual({ isSet: false, changedAt: null });
  });

  it('is set by the password of the account the first time, by the old one from then on', async () => {
    expect(refusalOf(await set({}, FIRST)).fields).toEqual({ password: 'required' });
    expect(refusalOf(await set({ password: 'guessed-it-1' }, FIRST)).fields).toEqual({ password: 'wrong_value' });
    successOf(await set({ password: PASSWORD }, FIRST));
    expect((await security()).paymentPassword.isSet).toBe(true);
    expect(refusalOf(await set({ password: PASSWORD }, SECOND)).fields).toEqual({ oldPaymentPassword: 'required' });
    expect(refusalOf(await set({ oldPaymentPassword: SECOND }, SECOND)).fields).toEqual({
      oldPaymentPassword: 'wrong_value',
    });
    expect(refusalOf(await set({ oldPaymentPassword: FIRST }, FIRST)).fields).toEqual({
      newPaymentPassword: 'same_as_before',
    });
    successOf(await set({ oldPaymentPassword: FIRST }, SECOND));
    expect(refusalOf(await set({ oldPaymentPassword: FIRST }, FIRST)).fields).toEqual({
      oldPaymentPassword: 'wrong_value',
    });
  });

  it('must not become the password of the account', async () => {
    const change = await calls.post(
      '/wps/member/password',
      { oldPassword: PASSWORD, newPassword: SECOND, confirmNewPassword: SECOND },
      token,
    );
    expect(refusalOf(change).fields).toEqual({ newPassword: 'same_as_other_password' });
  });

  it('cannot be guessed: tries have to wait, and its owner is not locked out', async () => {
    const strict = await startGateway(database, { environment: { RATE_LIMITS: '1' }, now });
    const guess = (oldPaymentPassword: string) =>
      memberCalls(strict, now).post(
        '/wps/member/paymentPassword',
        { oldPaymentPassword, newPaymentPassword: FIRST, confirmNewPaymentPassword: FIRST },
        token,
      );
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(`guessed-it-${at}`)));
    const codes = guesses.map((response) => refusalOf(response).code);
    expect(codes.filter((code) => code === 'invalid_request').length).toBeLessThanOrEqual(6);
    expect(codes).toContain('too_many_requests');
    expect(refusalOf(await guess(SECOND)).code).toBe('too_many_requests');
    aheadMs += 6 * 60_000;
    successOf(await guess(SECOND));
    successOf(await set({ oldPaymentPassword: FIRST }, SECOND));
    await strict.close();
  });

  it('reveals nothing of the password of the account, which may not be the same', async () => {
    const strict = await startGateway(database, { environment: { RATE_LIMITS: '1' }, now });
    const change = (from: string, to: string) =>
      memberCalls(strict, now).post(
        '/wps/member/paymentPassword',
        { oldPaymentPassword: from, newPaymentPassword: to, confirmNewPaymentPassword: to },
        token,
      );
    let current = SECOND;
    const codes: Array<string | undefined> = [];
    for (let at = 0; at < 10; at += 1) {
      const tried = `guessed-it-${at}`;
      const answer = await change(current, tried);
      if (answer.status === 200) current = tried;
      else codes.push(refusalOf(answer).code);
    }
    expect(codes).toContain('too_many_requests');
    expect(new Set(codes)).toEqual(new Set(['too_many_requests']));
    aheadMs += 6 * 60_000;
    successOf(await change(current, SECOND));
    await strict.close();
  });

  it('is set anew by a code to a verified contact together with the password, and its owner hears of it', async () => {
    const ask = (method: string, path: string, body: object) =>
      gateway.ask(path, { method, body, headers: accounts.bearer(token) });
    const path = '/wps/member/paymentPassword/code';
    expect(refusalOf(await ask('POST', path, { method: 'email' })).fields).toEqual({ method: 'not_allowed_value' });
    const email = 'mika@mail.example';
    successOf(await ask('POST', '/wps/member/email/code', { email }));
    const bind = { method: 'PUT', path: '/wps/member/email', headers: accounts.bearer(token) } as const;
    const body = { email, verificationCode: await codeSentTo(email), password: PASSWORD };
    successOf(await callEncrypted(gateway.ask, { ...bind, body, ...calls.envelope() }));

    successOf<SmsSent>(await ask('POST', path, { method: 'email' }));
    expect(refusalOf(await ask('POST', path, { method: 'email' })).code).toBe('too_many_requests');
    const verificationCode = await codeSentTo(email);
    const reset = (body: object) =>
      calls.post(
        '/wps/member/paymentPassword/reset',
        {
          password: PASSWORD,
          method: 'email',
          verificationCode,
          newPaymentPassword: FIRST,
          confirmNewPaymentPassword: FIRST,
          ...body,
        },
        token,
      );
    expect(refusalOf(await reset({ password: 'guessed-it-1' })).fields).toEqual({ password: 'wrong_value' });
    expect(refusalOf(await reset({ verificationCode: '000000' }))).toMatchObject({
      code: 'invalid_verification_code',
      fields: { verificationCode: 'wrong_value' },
    });
    expect(refusalOf(await reset({ method: 'mobile' })).fields).toEqual({ method: 'not_allowed_value' });
    successOf(await reset({}));
    expect(refusalOf(await reset({})).code).toBe('invalid_verification_code');
    expect((await sentTo(email, 'security')).at(-1)).toContain('The payment password of your aurora account');
    successOf(await set({ oldPaymentPassword: FIRST }, SECOND));
  });

  it('cannot be set where the account has no password to prove itself by', async () => {
    const other = await accounts.newMember('elisabet', calls.envelope());
    await database.forSite('aurora', (tx) =>
      tx.updateTable('member').set({ password_hash: null }).where('account', '=', 'elisabet').execute(),
    );
    expect(refusalOf(await set({ password: PASSWORD }, FIRST, other)).code).toBe('password_needed');
    expect((await security(other)).password).toEqual({
      isSet: false,
      changedAt: null,
      expiresAt: null,
      isExpired: false,
    });
  });

  it('goes by the rule of the registration form where the site has one, at the registration too', async () => {
    const plain = siteDocuments({ id: 'lotus' }).site.registration;
    const rule = { acceptedPattern: '^[0-9]+$', minLength: 6, maxLength: 6, patternId: 'digits' } as const;
    const field = { name: 'paymentPassword', enabled: true, required: false, order: 90, ...rule } as const;
    const registration = { ...plain, fields: [...plain.fields, field] };
    await gateway.publish([siteDocuments({ id: 'aurora' }), siteDocuments({ id: 'lotus', site: { registration } })]);
    const register = (paymentPassword: string) =>
      accounts.register(
        { username: 'johanna', password: '30517942', paymentPassword },
        { ...calls.envelope(), host: 'lotus.localhost' },
      );
    expect(refusalOf(await register('30517942')).fields).toEqual({ paymentPassword: 'too_long' });
    const opened = successOf<{ token: string }>(await register('305179'));
    const own = (body: object, chosen: string) =>
      calls.post(
        '/wps/member/paymentPassword',
        { newPaymentPassword: chosen, confirmNewPaymentPassword: chosen, ...body },
        opened.token,
        'lotus.localhost',
      );
    expect(refusalOf(await own({ oldPaymentPassword: '305179' }, 'letters')).fields).toEqual({
      newPaymentPassword: 'too_long',
    });
    expect(refusalOf(await own({ oldPaymentPassword: '305179' }, 'abcdef')).fields).toEqual({
      newPaymentPassword: 'wrong_format',
    });
    successOf(await own({ oldPaymentPassword: '305179' }, '971503'));
  });
});
