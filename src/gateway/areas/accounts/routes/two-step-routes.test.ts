import { Secret } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberSecurity, ModId, RecoveryCodes, SignedIn, TotpOffer } from '#contracts/generated/contracts.ts';
import { totpCode, totpStepAt } from '#gateway/secrets/totp.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { memberCalls } from '#gateway/testing/member-calls.ts';
import { solvedCaptcha } from '#gateway/testing/solved-captcha.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnOneEngine('two-step verification', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let accounts: ReturnType<typeof accountCalls>;
  let calls: ReturnType<typeof memberCalls>;
  let token: string;
  let secret: Uint8Array;
  let recoveryCodes: string[];
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);

  beforeAll(async () => {
    database = await open();
    const on = (modId: ModId) => ({ modId, enabled: true });
    const flags = [on('SIGNIN3'), on('MOBILEVERCODELOGIN3'), on('PHONEPWDRESET3')];
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { flags } }), siteDocuments({ id: 'lotus' })],
      environment: { TRUST_PROXY: 'true' },
      now,
    });
    accounts = accountCalls(gateway);
    calls = memberCalls(gateway, now);
    token = await accounts.newMember('mikaela', calls.envelope());
  });

  afterAll(() => gateway.close());

  const post = (path: string, body: object, as = token): Promise<SiteResponse> => calls.post(path, body, as);
  const security = async (as = token) => successOf<MemberSecurity>(await calls.get('/wps/member/security', as));
  /** The code of now, or of a step beside it. */
  const codeOf = (bytes: Uint8Array, away = 0): string => totpCode(bytes, totpStepAt(now()) + away);
  /** Lets enough time pass that a code which was used has a successor. */
  const nextStep = (): void => {
    aheadMs += 30_000;
  };
  /** Waits longer than anybody who tried wrong codes has to. */
  const wait = (): void => {
    aheadMs += 6 * 60_000;
  };
  const signInFrom = (address: string, as = 'mikaela'): Promise<SiteResponse> =>
    accounts.signIn({ username: as }, { ...calls.envelope(), headers: { 'x-forwarded-for': address } });
  const verify = (challengeId: string | undefined, answer: string | undefined, address = '203.0.113.9') =>
    gateway.ask('/wps/session/verify', {
      method: 'POST',
      body: { challengeId, method: 'totp', answer },
      headers: { 'x-forwarded-for': address },
    });
  const challengeOf = (response: SiteResponse): string => {
    const { challengeId, methods } = response.json() as { challengeId: string; methods: string[] };
    expect(methods).toEqual(['totp']);
    return challengeId;
  };

  it('takes plain bodies nowhere, and is begun by the password alone', async () => {
    const plain = await gateway.ask('/wps/member/totp/begin', {
      method: 'POST',
      body: { password: PASSWORD },
      headers: accounts.bearer(token),
    });
    expect(refusalOf(plain).code).toBe('encryption_required');
    expect(refusalOf(await post('/wps/member/totp/begin', { password: 'guessed-it-1' }))).toMatchObject({
      status: 400,
      fields: { password: 'wrong_value' },
    });
    expect(refusalOf(await post('/wps/member/totp/confirm', { code: '123456' })).code).toBe(
      'invalid_verification_code',
    );
    expect((await security()).totp).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
  });

  it('is on with the first code of the last offer, and stored so that no table tells the secret', async () => {
    const before = successOf<TotpOffer>(await post('/wps/member/totp/begin', { password: PASSWORD }));
    const offer = successOf<TotpOffer>(await post('/wps/member/totp/begin', { password: PASSWORD }));
    expect(offer.otpauthUri).toContain(`otpauth://totp/aurora:mikaela?issuer=aurora&secret=${offer.secret}&`);
    expect(before.secret).not.toBe(offer.secret);
    const stale = await post('/wps/member/totp/confirm', { code: codeOf(Secret.fromBase32(before.secret).bytes) });
    expect(refusalOf(stale).fields).toEqual({ code: 'wrong_value' });
    expect((await security()).totp.isOn).toBe(false);

    secret = Secret.fromBase32(offer.secret).bytes;
    ({ recoveryCodes } = successOf<RecoveryCodes>(await post('/wps/member/totp/confirm', { code: codeOf(secret) })));
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect((await security()).totp).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    const rows = await database.forSite('aurora', async (tx) => [
      await tx.selectFrom('member_authenticator').selectAll().execute(),
      await tx.selectFrom('member_recovery_code').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain(offer.secret);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('base64url'));
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
    expect(refusalOf(await post('/wps/member/totp/begin', { password: PASSWORD })).code).toBe('totp_is_on');
    expect(refusalOf(await post('/wps/member/totp/confirm', { code: codeOf(secret) })).code).toBe('totp_is_on');
  });

  it('ends every other session and forgets remembered browsers when it goes on', async () => {
    const origin = `http://aurora.localhost:${gateway.port}`;
    const own = await accounts.newMember('enrolling', calls.envelope());
    const { token: other } = await accounts.signedIn('enrolling', calls.envelope());
    const kept = await accounts.signIn(
      { username: 'enrolling', remember: true, transport: 'cookie' },
      { ...calls.envelope(), headers: { origin } },
    );
    const cookie = kept.headers['set-cookie']?.find((line) => line.startsWith('remember='))?.split(';')[0] ?? '';
    expect(cookie).not.toBe('');
    const offer = successOf<TotpOffer>(await post('/wps/member/totp/begin', { password: PASSWORD }, own));
    const code = codeOf(Secret.fromBase32(offer.secret).bytes);
    expect(refusalOf(await post('/wps/member/totp/confirm', { code: '000000' }, own)).fields).toEqual({
      code: 'wrong_value',
    });
    successOf(await calls.get('/wps/member/security', other));
    successOf<RecoveryCodes>(await post('/wps/member/totp/confirm', { code }, own));
    expect((await security(own)).totp.isOn).toBe(true);
    expect((await calls.get('/wps/member/security', other)).status).toBe(401);
    const resumed = await gateway.ask('/wps/session/remembered', { method: 'POST', headers: { origin, cookie } });
    expect(resumed.status).toBe(401);
  });

  it('takes each code once: of many at the same time one', async () => {
    wait();
    const code = codeOf(secret);
    const tries = await Promise.all(Array.from({ length: 4 }, () => post('/wps/member/totp/recoveryCodes', { code })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const [taken] = tries.filter(({ status }) => status === 200);
    if (taken) ({ recoveryCodes } = successOf<RecoveryCodes>(taken));
    expect(refusalOf(await post('/wps/member/totp/recoveryCodes', { code })).fields).toEqual({ code: 'wrong_value' });
    const earlier = await post('/wps/member/totp/recoveryCodes', { code: codeOf(secret, -1) });
    expect(refusalOf(earlier).fields).toEqual({ code: 'wrong_value' });
  });

  it('is asked for at every sign-in, alone, also from a known address', async () => {
    wait();
    challengeOf(await signInFrom('127.0.0.1'));
    const challengeId = challengeOf(await signInFrom('203.0.113.9'));
    expect(refusalOf(await verify(challengeId, undefined)).fields).toEqual({ answer: 'required' });
    expect(refusalOf(await verify(challengeId, '000000')).fields).toEqual({ answer: 'wrong_value' });
    wait();
    const code = codeOf(secret);
    successOf<SignedIn>(await verify(challengeId, `${code.slice(0, 3)} ${code.slice(3)}`));
    expect(refusalOf(await verify(challengeId, codeOf(secret, 1))).code).toBe('invalid_verification_code');
    const again = challengeOf(await signInFrom('203.0.113.10'));
    expect(refusalOf(await verify(again, code)).fields).toEqual({ answer: 'wrong_value' });
    nextStep();
    challengeOf(await signInFrom('203.0.113.9'));
  });

  it('is not asked for on a browser that is remembered, unless it brings an old token or belongs to another', async () => {
    nextStep();
    const origin = `http://aurora.localhost:${gateway.port}`;
    const signIn = (cookie?: string) =>
      accounts.signIn(
        { username: 'mikaela', remember: true, transport: 'cookie' },
        { ...calls.envelope(), headers: { 'x-forwarded-for': '203.0.113.9', origin, ...(cookie && { cookie }) } },
      );
    const challengeId = challengeOf(await signIn());
    const opened = await gateway.ask('/wps/session/verify', {
      method: 'POST',
      body: { challengeId, method: 'totp', answer: codeOf(secret), transport: 'cookie' },
      headers: { 'x-forwarded-for': '203.0.113.9', origin },
    });
    const rememberIn = ({ headers }: SiteResponse): string =>
      headers['set-cookie']?.find((line) => line.startsWith('remember='))?.split(';')[0] ?? '';
    const kept = rememberIn(opened);
    expect(kept).not.toBe('');
    successOf<SignedIn>(await signIn(kept));
    challengeOf(await signIn(kept.slice(0, -4)));
    aheadMs += 24 * 60 * 60_000;
    challengeOf(await signIn(kept));
    aheadMs -= 24 * 60 * 60_000;
  });

  it('takes a recovery code in place of the authenticator, once, however it is typed', async () => {
    const [code = ''] = recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    successOf<SignedIn>(await verify(challengeOf(await signInFrom('203.0.113.20')), typed, '203.0.113.20'));
    const second = await verify(challengeOf(await signInFrom('203.0.113.21')), code, '203.0.113.21');
    expect(refusalOf(second).fields).toEqual({ answer: 'wrong_value' });
    expect((await security()).totp.recoveryCodesLeft).toBe(9);
  });

  it('is asked for after a code by text message too, and after a new password', async () => {
    const number = { countryDialingCode: '+34', mobileNum: '612345678' };
    await database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ mobile_num: '+34612345678', mobile_verified_at: now().toISOString() })
        .where('account', '=', 'mikaela')
        .execute(),
    );
    const codeSent = async (): Promise<string> => {
      aheadMs += 61_000;
      const body = { ...number, ...(await solvedCaptcha(database)) };
      successOf(await gateway.ask('/wps/verification/sms/noLogin', { method: 'POST', body }));
      const rows = await database.forSite('aurora', (tx) =>
        tx
          .selectFrom('outbox_message')
          .select('text_body')
          .where('recipient', '=', '+34612345678')
          .orderBy('message_id', 'desc')
          .execute(),
      );
      return /\d{6}/.exec(rows[0]?.text_body ?? '')?.[0] ?? '';
    };
    const from = { host: 'aurora.localhost', headers: { 'x-forwarded-for': '203.0.113.25' } };
    const call = async (path: string, body: object) =>
      callEncrypted(gateway.ask, { method: 'POST', path, body, ...from, ...calls.envelope() });
    const verificationCode = await codeSent();
    const bySms = await call('/wps/session/login/code', { ...number, verificationCode });
    const [, code = ''] = recoveryCodes;
    const opened = successOf<SignedIn>(await verify(challengeOf(bySms), code, '203.0.113.25'));
    expect(opened).toMatchObject({ mustChangePassword: false });

    from.headers['x-forwarded-for'] = '203.0.113.26';
    const byPhone = await call('/wps/member/password/verification', {
      ...number,
      verificationCode: await codeSent(),
      newPassword: PASSWORD,
    });
    const [, , third = ''] = recoveryCodes;
    successOf<SignedIn>(await verify(challengeOf(byPhone), third, '203.0.113.26'));
    const [, , , fourth = ''] = recoveryCodes;
    const again = await verify(challengeOf(await signInFrom('127.0.0.1')), fourth, '127.0.0.1');
    ({ token = '' } = successOf<SignedIn>(again));
    expect((await security()).totp.recoveryCodesLeft).toBe(6);
  });

  it('lets nobody guess on: tries wait longer and longer, many at once too, and nobody is locked out', async () => {
    const strict = await startGateway(database, { environment: { RATE_LIMITS: '1' }, now });
    const renew = (code: string) => memberCalls(strict, now).post('/wps/member/totp/recoveryCodes', { code }, token);
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, guess) => renew(String(100_000 + guess))));
    const refused = guesses.map((response) => refusalOf(response).code);
    expect(refused.filter((code) => code === 'invalid_verification_code').length).toBeLessThanOrEqual(6);
    expect(refused).toContain('too_many_requests');
    const early = await renew(codeOf(secret));
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    wait();
    ({ recoveryCodes } = successOf<RecoveryCodes>(await renew(codeOf(secret))));
    await strict.close();
  });

  it('is switched off by the password and a proof together, and asked for no more', async () => {
    const disable = (body: object) => post('/wps/member/totp/disable', body);
    const [, recoveryCode] = recoveryCodes;
    expect(refusalOf(await disable({ password: PASSWORD })).fields).toEqual({ code: 'required' });
    expect(refusalOf(await disable({ password: 'guessed-it-1', recoveryCode })).fields).toEqual({
      password: 'wrong_value',
    });
    expect(refusalOf(await disable({ password: PASSWORD, recoveryCode: 'AAAA-AAAA-AAAA-AAAA' })).fields).toEqual({
      recoveryCode: 'wrong_value',
    });
    successOf(await disable({ password: PASSWORD, recoveryCode }));
    expect((await security()).totp).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    expect(refusalOf(await disable({ password: PASSWORD, recoveryCode })).code).toBe('totp_is_off');
    // Other ways are offered again.
    expect((await signInFrom('203.0.113.30')).json()).toMatchObject({ methods: ['mobile'] });
  });

  it('offers for a quarter of an hour', async () => {
    const offer = successOf<TotpOffer>(await post('/wps/member/totp/begin', { password: PASSWORD }));
    aheadMs += 16 * 60_000;
    const late = await post('/wps/member/totp/confirm', { code: codeOf(Secret.fromBase32(offer.secret).bytes) });
    expect(refusalOf(late)).toMatchObject({ code: 'invalid_verification_code', fields: {} });
  });

  it('belongs to a site: the same name elsewhere has its own', async () => {
    const elsewhere = { ...calls.envelope(), host: 'lotus.localhost' };
    const other = await accounts.newMember('mikaela', elsewhere);
    const offered = successOf<TotpOffer>(await post('/wps/member/totp/begin', { password: PASSWORD }));
    wait();
    nextStep();
    const code = codeOf(Secret.fromBase32(offered.secret).bytes);
    const foreign = await calls.post('/wps/member/totp/confirm', { code }, other, 'lotus.localhost');
    expect(refusalOf(foreign).code).toBe('invalid_verification_code');
    expect(refusalOf(await calls.post('/wps/member/totp/confirm', { code }, token, 'lotus.localhost')).code).toBe(
      'not_logged_in',
    );
  });
});
