import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Registered, SignedIn } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { solvedCaptcha } from '#gateway/testing/solved-captcha.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const fields = (['username', 'password', 'mobileNum', 'verificationCode', 'recommenderId'] as const).map(
  (name, order) => ({ name, enabled: true, required: false, order }),
);
const registration = { types: ['username' as const, 'registerMobile' as const], fields };
const flagsOf = (...on: readonly ('MOBILENUMREG3' | 'REGMOBVERF3' | 'MOBILEVERCODELOGIN3')[]) => [
  { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: on.map((modId) => ({ modId, enabled: true })) },
];
/** Aurora verifies numbers; lotus takes them as they are typed; meydan has a captcha before its form. */
const sites = [
  siteDocuments({
    id: 'aurora',
    site: { flags: flagsOf('MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3'), registration },
  }),
  siteDocuments({ id: 'lotus', site: { flags: flagsOf('MOBILENUMREG3'), registration } }),
  siteDocuments({
    id: 'meydan',
    site: {
      flags: flagsOf('MOBILENUMREG3', 'REGMOBVERF3'),
      registration: {
        ...registration,
        fields: [...fields, { name: 'captcha' as const, enabled: true, required: true, order: 9 }],
      },
    },
  }),
];

describeOnOneEngine('probing whose mobile number is known', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof accountCalls>;
  let now = new Date();

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { sites, environment: { TRUST_PROXY: 'loopback' }, now: () => now });
    calls = accountCalls(gateway);
  });

  afterAll(() => gateway.close());

  const envelope = () => ({ iat: Math.floor(now.getTime() / 1_000) });
  const numberOf = (mobileNum: string, countryDialingCode = '34') => ({ mobileNum, countryDialingCode });
  const registerBy = (path: string, form: object, host: string): Promise<SiteResponse> => {
    const body = { password: PASSWORD, terms: true, ...form };
    return callEncrypted(gateway.ask, { method: 'PUT', path, body, host, envelope: envelope() });
  };
  const byMobile = (form: object, host = 'aurora.localhost') => registerBy('/wps/member/register/mobile', form, host);
  const byName = (form: object, host = 'aurora.localhost') => registerBy('/wps/member/register', form, host);
  /** Has a code sent and reads it from the outbox. */
  const codeFor = async (number: object, e164: string, purpose = 'register', siteId = 'aurora'): Promise<string> => {
    now = new Date(now.getTime() + 61_000);
    const body = { ...number, ...(await solvedCaptcha(database, siteId)) };
    const host = `${siteId}.localhost`;
    successOf(await gateway.ask(`/wps/verification/sms/${purpose}`, { method: 'POST', body, host }));
    const rows = await database.forSite(siteId, (tx) =>
      tx
        .selectFrom('outbox_message')
        .select('text_body')
        .where('recipient', '=', e164)
        .orderBy('message_id', 'desc')
        .execute(),
    );
    return /\d{6}/.exec(rows[0]?.text_body ?? '')?.[0] ?? '';
  };
  const register = async (number: ReturnType<typeof numberOf>, more: object = {}) => {
    const verificationCode = await codeFor(number, `+${number.countryDialingCode}${number.mobileNum}`);
    return byMobile({ ...number, verificationCode, ...more });
  };

  it('answers a number that is known and one that is not alike, until the code is right', async () => {
    const known = numberOf('612345678');
    successOf(await register(known));
    const answers = [];
    for (const number of [known, numberOf('612999999')])
      answers.push(await byMobile({ ...number, verificationCode: '000000' }));
    expect(answers.map((answer) => refusalOf(answer).code)).toEqual(Array(2).fill('invalid_verification_code'));
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(refusalOf(await register(known))).toMatchObject({ code: 'account_taken', fields: { mobileNum: 'taken' } });
  });

  it('answers alike without a code at all', async () => {
    const texts = [];
    for (const mobileNum of ['612345678', '612999998']) texts.push((await byMobile(numberOf(mobileNum))).text);
    expect(texts[0]).toBe(texts[1]);
  });

  it('asks for a captcha first, where the site has one or verifies no numbers', async () => {
    const number = numberOf('612345670');
    const forms = { 'lotus.localhost': number, 'meydan.localhost': { ...number, verificationCode: '000000' } };
    for (const [host, form] of Object.entries(forms)) {
      const [siteId = ''] = host.split('.');
      await database.forSite(siteId, async (tx) => {
        const member = {
          site_id: siteId,
          member_id: 'M'.repeat(10),
          account: '+34612345670',
          account_key: '+34612345670',
        };
        const rest = {
          type: 0,
          details: '{}',
          register_method: 'WEB',
          register_address: '',
          registered_at: now.toISOString(),
        } as const;
        await tx
          .insertInto('member')
          .values({ ...member, ...rest } as never)
          .execute();
      });
      expect(refusalOf(await byMobile(form, host)).code).toBe('captcha_required');
    }
    const solution = await solvedCaptcha(database, 'lotus');
    const refusal = refusalOf(await byMobile({ ...number, ...solution }, 'lotus.localhost'));
    expect(refusal).toMatchObject({ code: 'account_taken', fields: { mobileNum: 'taken' } });
    expect(refusalOf(await byMobile({ ...number, ...solution }, 'lotus.localhost')).code).toBe('captcha_required');
  });

  it('keeps the same digits of two countries apart', async () => {
    const spanish = successOf<Registered>(await register(numberOf('611222333')));
    const french = successOf<Registered>(await register(numberOf('611222333', '33')));
    expect([spanish.account, french.account]).toEqual(['+34611222333', '+33611222333']);
    const signIn = (username: string, more: object = {}) =>
      calls.signIn({ username, ...more }, { envelope: envelope() });
    const accounts: string[] = [];
    for (const answer of [
      await signIn('+34 611 222 333'),
      await signIn('0033611222333'),
      await signIn('611222333', { countryDialingCode: '33' }),
    ])
      accounts.push(JSON.parse((await calls.info(successOf<SignedIn>(answer).token ?? '')).text).value.account);
    expect(accounts).toEqual(['+34611222333', '+33611222333', '+33611222333']);
  });

  it('signs in members whose account was the digits alone', async () => {
    successOf(await byName({ username: '655444333' }));
    await database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ mobile_num: '+34655444333', mobile_verified_at: now.toISOString() })
        .where('account', '=', '655444333')
        .execute(),
    );
    for (const username of ['655444333', '+34655444333'])
      successOf(await calls.signIn({ username }, { envelope: envelope() }));
  });

  it('takes no number for an account by name without its code, and keeps the code where the name is taken', async () => {
    const number = numberOf('633111222');
    successOf(await byName({ username: 'takenname' }));
    const without = refusalOf(await byName({ username: 'freename', ...number }));
    expect(without).toMatchObject({ code: 'invalid_request', fields: { verificationCode: 'required' } });
    const verificationCode = await codeFor(number, '+34633111222');
    const again = refusalOf(await byName({ username: 'takenname', ...number, verificationCode }));
    expect(again).toMatchObject({ code: 'account_taken', fields: { username: 'taken' } });
    const { token = '' } = successOf<Registered>(await byName({ username: 'freename', ...number, verificationCode }));
    expect((await calls.info(token)).text).toContain('"mobileVerified":true');
  });

  it('reveals nothing about a recommender before the code is right', async () => {
    const form = { ...numberOf('633111223'), verificationCode: '000000' };
    for (const recommenderId of ['takenname', 'nobodyhere'])
      expect(refusalOf(await byMobile({ ...form, recommenderId })).code).toBe('invalid_verification_code');
  });

  it('registers a number without a password where the site asks for none, and lets the code sign in', async () => {
    const number = numberOf('644000111');
    const { token = '' } = successOf<Registered>(await register(number, { password: undefined }));
    const verificationCode = await codeFor(number, '+34644000111', 'noLogin');
    const byCode = await callEncrypted(gateway.ask, {
      method: 'POST',
      path: '/wps/session/login/code',
      body: { ...number, verificationCode },
      envelope: envelope(),
    });
    successOf<SignedIn>(byCode);
    expect(
      refusalOf(await calls.signIn({ username: '+34644000111', password: '' }, { envelope: envelope() })).code,
    ).toBe('invalid_request');
    const change = (body: object) =>
      callEncrypted(gateway.ask, {
        method: 'POST',
        path: '/wps/member/password',
        headers: calls.bearer(token),
        body: { newPassword: 'Northern-sky-88', confirmNewPassword: 'Northern-sky-88', ...body },
        envelope: envelope(),
      });
    successOf(await change({}));
    successOf(await calls.signIn({ username: '+34644000111', password: 'Northern-sky-88' }, { envelope: envelope() }));
    expect(
      refusalOf(await change({ newPassword: 'Southern-sea-99', confirmNewPassword: 'Southern-sea-99' })).fields,
    ).toEqual({
      oldPassword: 'required',
    });
  });

  it('registers no account without a way to sign in again', async () => {
    const solution = await solvedCaptcha(database, 'lotus');
    const form = { ...numberOf('644000112'), ...solution, password: undefined };
    expect(refusalOf(await byMobile(form, 'lotus.localhost')).fields).toEqual({ password: 'required' });
  });
});
