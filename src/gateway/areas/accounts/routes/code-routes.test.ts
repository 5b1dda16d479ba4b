import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Handoff, Registered, SignedIn, SmsSent, VerifiedSignIn } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { solvedCaptcha } from '#gateway/testing/solved-captcha.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const flags = ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'MOBILEVERCODELOGIN3', 'PHONEPWDRESET3'] as const;

const aurora = siteDocuments({
  id: 'aurora',
  site: {
    flags: [{ modId: 'SIGNIN3', enabled: true, childrenNodes: flags.map((modId) => ({ modId, enabled: true })) }],
    registration: {
      types: ['username', 'registerMobile'],
      fields: (['username', 'password', 'mobileNum', 'verificationCode', 'email'] as const).map((name, order) => ({
        name,
        enabled: true,
        required: false,
        order,
        minLength: name === 'password' ? 8 : 1,
      })),
    },
  },
});

const number = { countryDialingCode: '34', mobileNum: '612 345 678' };
const E164 = '+34612345678';

describeOnOneEngine('codes', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof accountCalls>;
  let now = new Date();

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [aurora, siteDocuments({ id: 'lotus' })],
      environment: { TRUST_PROXY: 'loopback' },
      now: () => now,
    });
    calls = accountCalls(gateway);
  });

  afterAll(() => gateway.close());

  /** Nobody has to wait for the next code. */
  beforeEach(() => {
    now = new Date(now.getTime() + 61_000);
  });

  const envelope = () => ({ iat: Math.floor(now.getTime() / 1_000) });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    gateway.ask(path, { method: 'POST', body, headers });
  const askCode = async (purpose: 'noLogin' | 'register', asked: object = number) =>
    post(`/wps/verification/sms/${purpose}`, { ...asked, ...(await solvedCaptcha(database)) });
  const encrypted = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    callEncrypted(gateway.ask, { method, path, body, envelope: envelope() });
  /** The last code that was sent to a number or an address. */
  const sentTo = async (to: string): Promise<string> => {
    const rows = await database.forSite('aurora', (tx) =>
      tx
        .selectFrom('outbox_message')
        .select('text_body')
        .where('recipient', '=', to)
        .orderBy('created_at', 'desc')
        .execute(),
    );
    return rows[0]?.text_body ?? '';
  };
  const codeSentTo = async (to: string): Promise<string> => /\d{6}/.exec(await sentTo(to))?.[0] ?? '';
  const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

  it('register a number, which is sent one and owns it from then on', async () => {
    expect(successOf<SmsSent>(await askCode('register'))).toEqual({ expiredMinutes: 5 });
    const code = await codeSentTo(E164);
    const register = (verificationCode: string, more: object = {}) =>
      encrypted(
        '/wps/member/register/mobile',
        { ...number, password: PASSWORD, terms: true, verificationCode, ...more },
        'PUT',
      );
    expect(refusalOf(await register(otherThan(code))).code).toBe('invalid_verification_code');
    const { account, token = '' } = successOf<Registered>(await register(code));
    expect(account).toBe(E164);
    expect((await calls.info(token)).text).toContain('"mobileVerified":true');
    expect(refusalOf(await register(code, { username: 'another1' })).code).toBe('invalid_verification_code');
  });

  it('refuse invalid numbers, and numbers that are not mobile', async () => {
    const fieldsOf = async (body: object) => refusalOf(await askCode('noLogin', body)).fields;
    expect(await fieldsOf({ countryDialingCode: '34', mobileNum: '12' })).toEqual({ mobileNum: 'wrong_format' });
    expect(await fieldsOf({ countryDialingCode: '34', mobileNum: '803 123 456' })).toEqual({
      mobileNum: 'not_allowed_value',
    });
    expect(await fieldsOf({ countryDialingCode: '999', mobileNum: '612345678' })).toEqual({
      countryDialingCode: 'not_allowed_value',
    });
  });

  it('sign in to the account of a number, and do not reveal whether there is one', async () => {
    const stranger = { countryDialingCode: '34', mobileNum: '699999999' };
    const answers = [await askCode('noLogin'), await askCode('noLogin', stranger)];
    expect(answers.map(({ text }) => text)).toEqual([answers[0]?.text, answers[0]?.text]);
    expect(await sentTo('+34699999999')).toBe('');
    const code = await codeSentTo(E164);
    const signIn = (verificationCode: string, typed = number) =>
      encrypted('/wps/session/login/code', { ...typed, verificationCode });
    expect(refusalOf(await signIn(code, stranger)).code).toBe('invalid_verification_code');
    expect(successOf<SignedIn>(await signIn(code))).toMatchObject({ firstTimeLogin: true, token: expect.any(String) });
    expect(refusalOf(await signIn(code)).code).toBe('invalid_verification_code');
  });

  it('are of no use after five wrong tries, nor after five minutes', async () => {
    const signIn = (verificationCode: string) => encrypted('/wps/session/login/code', { ...number, verificationCode });
    successOf(await askCode('noLogin'));
    const code = await codeSentTo(E164);
    for (let wrong = 0; wrong < 5; wrong += 1) await signIn(otherThan(code));
    expect(refusalOf(await signIn(code)).code).toBe('invalid_verification_code');
    now = new Date(now.getTime() + 61_000);
    successOf(await askCode('noLogin'));
    const second = await codeSentTo(E164);
    now = new Date(now.getTime() + 5 * 60_000);
    expect(refusalOf(await signIn(second)).code).toBe('invalid_verification_code');
  });

  it('set a new password by the phone, which signs in and ends every session', async () => {
    const before =
      successOf<Registered>(await calls.register({ username: 'other-one' }, { envelope: envelope() })).token ?? '';
    successOf(await calls.info(before));
    successOf(await askCode('noLogin'));
    const code = await codeSentTo(E164);
    const set = (newPassword: string) =>
      encrypted('/wps/member/password/verification', { ...number, verificationCode: code, newPassword });
    expect(refusalOf(await set('short')).fields).toEqual({ newPassword: 'too_short' });
    const { token = '' } = successOf<SignedIn>(await set('Midsummer-night-9'));
    successOf(await calls.info(token));
    successOf(await calls.info(before));
    const signedIn = await calls.signIn(
      { username: '612 345 678', countryDialingCode: '34', password: 'Midsummer-night-9' },
      { envelope: envelope() },
    );
    successOf(signedIn);
  });

  it('set a new password by the link of an e-mail, once', async () => {
    const form = { username: 'postbox', email: 'Post@mail.example' };
    const { token: before = '' } = successOf<Registered>(await calls.register(form, { envelope: envelope() }));
    const ask = (username: string, email: string) =>
      gateway.ask('/wps/member/password/email', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ username, email })),
      });
    const malformed = await ask('postbox', 'post at mail');
    expect(refusalOf(malformed).fields).toEqual({ email: 'wrong_format' });
    expect(malformed.text).toContain('The e-mail address has the wrong form.');
    const known = await ask('POSTBOX', 'post@mail.example');
    const unknown = await ask('postbox', 'other@mail.example');
    expect(unknown.text).toBe(known.text);
    expect(await sentTo('other@mail.example')).toBe('');
    const mail = await sentTo('Post@mail.example');
    const code = /http:\/\/aurora\.localhost:\d+\/reset-password\?code=([\w-]{43})/.exec(mail)?.[1] ?? '';
    const set = (confirmNewPassword: string) =>
      encrypted('/wps/member/password/link', { code, newPassword: 'Harbour-wind-31', confirmNewPassword });
    expect(refusalOf(await set('Harbour-wind-32')).fields).toEqual({ confirmNewPassword: 'mismatch' });
    successOf(await set('Harbour-wind-31'));
    expect(refusalOf(await calls.info(before)).code).toBe('not_logged_in');
    expect(refusalOf(await set('Harbour-wind-31')).code).toBe('invalid_verification_code');
  });

  it('set no password that the account’s payment password is already', async () => {
    const form = { username: 'forgetful', email: 'forgetful@mail.example' };
    const own = { countryDialingCode: '34', mobileNum: '611111111' };
    const paymentPassword = 'Till-the-morning-3';
    const { token = '' } = successOf<Registered>(await calls.register(form, { envelope: envelope() }));
    const chosen = { newPaymentPassword: paymentPassword, confirmNewPaymentPassword: paymentPassword };
    const set = { method: 'POST' as const, path: '/wps/member/paymentPassword', headers: calls.bearer(token) };
    const body = { password: PASSWORD, ...chosen };
    successOf(await callEncrypted(gateway.ask, { ...set, body, envelope: envelope() }));
    await database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ mobile_num: '+34611111111', mobile_verified_at: now.toISOString() })
        .where('account', '=', form.username)
        .execute(),
    );
    const byLink = async (newPassword: string) => {
      now = new Date(now.getTime() + 61_000);
      successOf(await post('/wps/member/password/email', form));
      const code = /\?code=([\w-]{43})/.exec(await sentTo(form.email))?.[1];
      return encrypted('/wps/member/password/link', { code, newPassword, confirmNewPassword: newPassword });
    };
    const byPhone = async (newPassword: string) => {
      now = new Date(now.getTime() + 61_000);
      successOf(await askCode('noLogin', own));
      const verificationCode = await codeSentTo('+34611111111');
      return encrypted('/wps/member/password/verification', { ...own, verificationCode, newPassword });
    };
    const refused = { code: 'invalid_request', fields: { newPassword: 'same_as_other_password' } };
    expect(refusalOf(await byLink(paymentPassword))).toMatchObject(refused);
    expect(refusalOf(await byPhone(paymentPassword))).toMatchObject(refused);
    // Neither the password nor the sessions were touched.
    successOf(await calls.info(token));
    successOf(await calls.signIn({ username: form.username }, { envelope: envelope() }));
    successOf(await byLink('Harbour-wind-31'));
    successOf(await byPhone('Harbour-wind-32'));
  });

  it('send one link a minute, and are of no use once the password is another', async () => {
    const form = { username: 'linked', email: 'linked@mail.example' };
    const { token = '' } = successOf<Registered>(await calls.register(form, { envelope: envelope() }));
    const linksSent = async (): Promise<string[]> => {
      successOf(await post('/wps/member/password/email', form));
      const rows = await database.forSite('aurora', (tx) =>
        tx.selectFrom('outbox_message').select('text_body').where('recipient', '=', form.email).execute(),
      );
      return rows.flatMap(({ text_body }) => /\?code=([\w-]{43})/.exec(text_body ?? '')?.[1] ?? []);
    };
    expect(await linksSent()).toHaveLength(1);
    expect(await linksSent()).toHaveLength(1);
    now = new Date(now.getTime() + 60_001);
    const links = await linksSent();
    expect(links).toHaveLength(2);
    const handedOff = successOf<Handoff>(
      await gateway.ask('/wps/session/handoff', { method: 'POST', headers: calls.bearer(token) }),
    );
    const set = (code: string | undefined, newPassword: string) =>
      encrypted('/wps/member/password/link', { code, newPassword, confirmNewPassword: newPassword });
    successOf(await set(links[0], 'Harbour-wind-31'));
    expect(refusalOf(await set(links[1], 'Harbour-wind-32')).code).toBe('invalid_verification_code');
    expect(refusalOf(await post('/wps/session/handoff/exchange', { code: handedOff.code })).code).toBe(
      'invalid_verification_code',
    );
  });

  it('finish a sign-in from an address that the account never used', async () => {
    successOf(await calls.register({ username: 'traveller', email: 'trip@mail.example' }, { envelope: envelope() }));
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address }, envelope: envelope() });
    successOf(await calls.signIn({ username: 'traveller' }, { envelope: envelope() }));
    const refused = await calls.signIn({ username: 'traveller' }, from('203.0.113.7'));
    const { code, challengeId, methods } = refused.json() as { code: string; challengeId: string; methods: string[] };
    expect({ code, methods }).toEqual({ code: 'extra_verification', methods: ['email'] });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const verify = (body: object) => post('/wps/session/verify', { challengeId, method: 'email', ...body }, headers);
    expect(successOf<VerifiedSignIn>(await verify({}))).toEqual({ expiredMinutes: 5 });
    expect(refusalOf(await verify({}))).toMatchObject({ status: 429, code: 'too_many_requests' });
    const sent = await codeSentTo('trip@mail.example');
    expect(refusalOf(await verify({ method: 'mobile' })).fields).toEqual({ method: 'not_allowed_value' });
    expect(refusalOf(await verify({ answer: otherThan(sent) })).code).toBe('invalid_verification_code');
    const { token = '' } = successOf<VerifiedSignIn>(await verify({ answer: sent }));
    successOf(await calls.info(token));
    expect(refusalOf(await verify({ answer: sent })).code).toBe('invalid_verification_code');
    // The address is the account's own by now.
    successOf(await calls.signIn({ username: 'traveller' }, from('203.0.113.7')));
  });

  it('hand an account off to another device, once and within a minute', async () => {
    const { token = '' } = successOf<Registered>(
      await calls.register({ username: 'handover' }, { envelope: envelope() }),
    );
    const handOff = async () =>
      successOf<Handoff>(await gateway.ask('/wps/session/handoff', { method: 'POST', headers: calls.bearer(token) }))
        .code;
    const exchange = (code: string, host = 'aurora.localhost') =>
      gateway.ask('/wps/session/handoff/exchange', { method: 'POST', host, body: { code } });
    const code = await handOff();
    expect(refusalOf(await exchange(code, 'lotus.localhost')).code).toBe('invalid_verification_code');
    const opened = successOf<SignedIn>(await exchange(code));
    successOf(await calls.info(opened.token ?? ''));
    expect(refusalOf(await exchange(code)).code).toBe('invalid_verification_code');
    const late = await handOff();
    now = new Date(now.getTime() + 60_001);
    expect(refusalOf(await exchange(late)).code).toBe('invalid_verification_code');
    expect(refusalOf(await gateway.ask('/wps/session/handoff', { method: 'POST' })).code).toBe('not_logged_in');
  });
});
