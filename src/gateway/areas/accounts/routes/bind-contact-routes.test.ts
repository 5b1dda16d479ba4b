import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Handoff, MemberInfo, Registered, SignedIn } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { solvedCaptcha } from '#gateway/testing/solved-captcha.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const mobileModules = ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3'] as const;

/** A member who registers with a number needs no password. */
const aurora = siteDocuments({
  id: 'aurora',
  site: {
    flags: [
      { modId: 'SIGNIN3', enabled: true, childrenNodes: mobileModules.map((modId) => ({ modId, enabled: true })) },
    ],
    registration: {
      types: ['username', 'registerMobile'],
      fields: (['username', 'password', 'mobileNum', 'verificationCode'] as const).map((name, order) => ({
        name,
        enabled: true,
        required: false,
        order,
        minLength: name === 'password' ? 8 : 1,
      })),
    },
  },
});

describeOnOneEngine('binding a contact', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof accountCalls>;
  let now = new Date();
  let made = 0;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { sites: [aurora, siteDocuments({ id: 'lotus' })], now: () => now });
    calls = accountCalls(gateway);
  });

  afterAll(() => gateway.close());

  /** Nobody has to wait for the next code. */
  beforeEach(() => {
    made += 1;
    pass(61);
  });

  const pass = (seconds: number): void => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  const envelope = () => ({ envelope: { iat: Math.floor(now.getTime() / 1_000) } });
  const codeSentTo = async (to: string): Promise<string> => {
    const rows = await database.forSite('aurora', (tx) =>
      tx
        .selectFrom('outbox_message')
        .select('text_body')
        .where('recipient', '=', to)
        .where('kind', '=', 'verify')
        .orderBy('message_id', 'desc')
        .execute(),
    );
    return /\d{6}/.exec(rows[0]?.text_body ?? '')?.[0] ?? '';
  };

  /** An e-mail address and a mobile number, each with what asks for a code and what binds it. */
  const contacts = () => {
    const email = `mika${made}@mail.example`;
    const mobileNum = `61234${String(made).padStart(4, '0')}`;
    return [
      { path: '/wps/member/email', to: email, body: { email } },
      { path: '/wps/member/mobile', to: `+34${mobileNum}`, body: { mobileNum, countryDialingCode: '34' } },
    ];
  };
  type Contact = ReturnType<typeof contacts>[number];

  const sendCode = async ({ path, body }: Contact, token: string) =>
    successOf(await gateway.ask(`${path}/code`, { method: 'POST', body, headers: calls.bearer(token) }));
  const bind = (
    { path, body }: Contact,
    verificationCode: string,
    { token, password, host, by = gateway }: { token: string; password?: string; host?: string; by?: TestGateway },
  ) =>
    callEncrypted(by.ask, {
      method: 'PUT',
      path,
      body: { ...body, verificationCode, ...(password !== undefined && { password }) },
      headers: calls.bearer(token),
      ...(host !== undefined && { host }),
      ...envelope(),
    });
  const verified = async (token: string) => {
    const { emailVerified, mobileVerified } = successOf<MemberInfo>(await calls.info(token));
    return [emailVerified, mobileVerified];
  };

  it('takes the password of the account beside the code, and says on its field that it is wrong', async () => {
    const token = await calls.newMember(`mikaela${made}`, envelope());
    for (const contact of contacts()) {
      await sendCode(contact, token);
      const code = await codeSentTo(contact.to);
      const refused = async (password?: string) =>
        refusalOf(await bind(contact, code, { token, ...(password !== undefined && { password }) }));
      expect(await refused()).toMatchObject({ status: 400, fields: { password: 'required' } });
      for (let tried = 0; tried < 4; tried += 1)
        expect(await refused('guessed-it-1')).toMatchObject({ status: 400, fields: { password: 'wrong_value' } });
      // Wrong passwords used up none of the code's tries.
      successOf(await bind(contact, code, { token, password: PASSWORD }));
    }
    expect(await verified(token)).toEqual([true, true]);
  });

  it('takes a password only where it is encrypted, and only in a session of the same site', async () => {
    const token = await calls.newMember(`mikaela${made}`, envelope());
    for (const contact of contacts()) {
      await sendCode(contact, token);
      const verificationCode = await codeSentTo(contact.to);
      const inTheOpen = await gateway.ask(contact.path, {
        method: 'PUT',
        body: { ...contact.body, verificationCode, password: PASSWORD },
        headers: calls.bearer(token),
      });
      expect(refusalOf(inTheOpen)).toMatchObject({ status: 415, code: 'encryption_required' });
      const elsewhere = await bind(contact, verificationCode, { token, password: PASSWORD, host: 'lotus.localhost' });
      expect(refusalOf(elsewhere).code).toBe('not_logged_in');
    }
    expect(await verified(token)).toEqual([false, false]);
  });

  it('is no way to guess the password: tries wait, for every call together, and its owner is not locked out', async () => {
    const strict = await startGateway(database, {
      sites: [aurora, siteDocuments({ id: 'lotus' })],
      environment: { RATE_LIMITS: '1' },
      now: () => now,
    });
    const token = await calls.newMember(`mikaela${made}`, envelope());
    const [email, mobile] = contacts();
    if (!email || !mobile) throw new Error('two contacts');
    await sendCode(email, token);
    const code = await codeSentTo(email.to);
    const guess = (contact: Contact, password: string) => bind(contact, code, { token, password, by: strict });
    for (let tried = 0; tried < 5; tried += 1)
      expect(refusalOf(await guess(tried % 2 === 0 ? email : mobile, `guessed-it-${tried}`)).fields).toEqual({
        password: 'wrong_value',
      });
    expect(refusalOf(await guess(mobile, 'guessed-it-6'))).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refusalOf(await guess(email, PASSWORD)).code).toBe('too_many_requests');
    pass(2);
    successOf(await guess(email, PASSWORD));
    await strict.close();
  });

  it('takes a sign-in of a moment ago, by hand, from an account that has no password', async () => {
    const [email, mobile] = contacts();
    if (!email || !mobile) throw new Error('two contacts');
    const headers = { 'content-type': 'application/json' };
    const number = mobile.body;
    const askedBy = async () => ({ ...number, ...(await solvedCaptcha(database)) });
    await gateway.ask('/wps/verification/sms/register', { method: 'POST', body: await askedBy(), headers });
    const registered = await callEncrypted(gateway.ask, {
      method: 'PUT',
      path: '/wps/member/register/mobile',
      body: { ...number, password: '', terms: true, verificationCode: await codeSentTo(mobile.to) },
      ...envelope(),
    });
    const { token: first = '' } = successOf<Registered>(registered);

    pass(10 * 60 + 1);
    await sendCode(email, first);
    const code = await codeSentTo(email.to);
    const late = refusalOf(await bind(email, code, { token: first }));
    expect(late).toMatchObject({ status: 403, code: 'sign_in_again' });
    expect(refusalOf(await bind(email, code, { token: first, password: PASSWORD })).code).toBe('sign_in_again');
    // A session that is opened by handoff is as old as the first.
    const { code: given } = successOf<Handoff>(
      await gateway.ask('/wps/session/handoff', { method: 'POST', headers: calls.bearer(first) }),
    );
    const exchanged = await gateway.ask('/wps/session/handoff/exchange', { method: 'POST', body: { code: given } });
    const { token: taken = '' } = successOf<SignedIn>(exchanged);
    expect(refusalOf(await bind(email, code, { token: taken })).code).toBe('sign_in_again');

    await gateway.ask('/wps/verification/sms/noLogin', { method: 'POST', body: await askedBy(), headers });
    const signedIn = await callEncrypted(gateway.ask, {
      method: 'POST',
      path: '/wps/session/login/code',
      body: { ...number, verificationCode: await codeSentTo(mobile.to), remember: true, transport: 'cookie' },
      ...envelope(),
    });
    const cookies = signedIn.headers['set-cookie']?.map((line) => line.split(';')[0] ?? '') ?? [];
    const session = cookies.find((one) => one.startsWith('session='))?.slice('session='.length) ?? '';
    pass(9 * 60);
    await sendCode(email, session);
    successOf(await bind(email, await codeSentTo(email.to), { token: session }));
    expect(await verified(session)).toEqual([true, true]);

    // A browser that is remembered opens another session by itself, which proves nothing anew.
    pass(2 * 60);
    const resumed = await gateway.ask('/wps/session/remembered', {
      method: 'POST',
      headers: { origin: `http://aurora.localhost:${gateway.port}`, cookie: cookies.join('; ') },
    });
    expect(resumed.status, resumed.text).toBe(200);
    const again = /session=([^;]+)/.exec(resumed.headers['set-cookie']?.join('\n') ?? '')?.[1] ?? '';
    const [other] = contacts().map((contact) => ({
      ...contact,
      to: `o${contact.to}`,
      body: { email: `o${contact.to}` },
    }));
    if (!other) throw new Error('another address');
    await sendCode(other, again);
    const refused = await bind(other, await codeSentTo(other.to), { token: again });
    expect(refusalOf(refused).code).toBe('sign_in_again');
  });
});
