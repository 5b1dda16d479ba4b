import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Captcha, MemberInfo, SignedIn } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted, sealed } from '#gateway/testing/encrypted-call.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const withFreePlay = siteDocuments({
  id: 'aurora',
  site: { flags: [{ modId: 'SIGNIN3', enabled: true, childrenNodes: [{ modId: 'FREEPLAY3', enabled: true }] }] },
});

describeOnOneEngine('signing in', (open, kind) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof accountCalls>;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { sites: [withFreePlay, siteDocuments({ id: 'lotus' })] });
    calls = accountCalls(gateway);
    await calls.newMember('mikaela');
  });

  afterAll(() => gateway.close());

  beforeEach(() =>
    database.forSite('aurora', (tx) => tx.deleteFrom('sign_in_failure').where('site_id', '=', 'aurora').execute()),
  );

  const captchaOf = (response: { json(): unknown }) => (response.json() as { captcha?: boolean }).captcha;

  it('opens a session by username and password, which spaces and capitals do not change', async () => {
    const opened = successOf<SignedIn>(await calls.signIn({ username: '  MIKAELA ', password: `${PASSWORD} ` }));
    expect(opened).toMatchObject({ firstTimeLogin: true, passwordExpired: false, mustChangePassword: false });
    const again = await calls.signedIn('mikaela');
    expect(again.firstTimeLogin).toBe(false);
    const answer = await calls.info(again.token);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(successOf<MemberInfo>(answer)).toMatchObject({
      account: 'mikaela',
      type: 0,
      isAgent: false,
      isTrial: false,
      previousSignIn: { address: '127.0.0.1' },
    });
  });

  it('does not reveal whether there is such an account', async () => {
    const known = await calls.signIn({ username: 'mikaela', password: 'another-password' });
    const unknown = await calls.signIn({ username: 'nobodyhere', password: 'another-password' });
    expect(refusalOf(known)).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(unknown.text).toBe(known.text);
  });

  it.each(['mikaela', 'nobodyhere'])(
    'asks for a captcha after three failures of %s, and takes one once',
    async (username) => {
      const wrong = () => calls.signIn({ username, password: 'another-password' });
      expect([await wrong(), await wrong(), await wrong()].map(captchaOf)).toEqual([undefined, undefined, true]);
      const without = await calls.signIn({ username });
      expect(refusalOf(without)).toMatchObject({ status: 401, code: 'captcha_required' });
      expect(captchaOf(without)).toBe(true);

      const { captchaId, work } = successOf<Captcha>(await gateway.ask('/wps/captcha?kind=work'));
      const solution = { captchaId, captcha: solve(work) };
      const first = refusalOf(await calls.signIn({ username, password: 'another-password', ...solution }));
      expect(first.code).toBe('invalid_credentials');
      expect(refusalOf(await calls.signIn({ username, ...solution })).code).toBe('captcha_required');
    },
  );

  it('opens with the captcha that the picture says', async () => {
    for (let failure = 0; failure < 3; failure += 1)
      await calls.signIn({ username: 'mikaela', password: 'wrong-again' });
    const { captchaId, image } = successOf<Captcha>(await gateway.ask('/wps/captcha'));
    expect(image).toMatch(/^data:image\/png;base64,/);
    const { answer } = await database.forSite('aurora', (tx) =>
      tx.selectFrom('captcha').select('answer').where('captcha_id', '=', captchaId).executeTakeFirstOrThrow(),
    );
    successOf(await calls.signIn({ username: 'mikaela', captchaId, captcha: answer.toUpperCase() }));
    // The sign-in has cleared the failures before it.
    expect(captchaOf(await calls.signIn({ username: 'mikaela', password: 'wrong-again' }))).toBeUndefined();
  });

  it('carries the token in a cookie that scripts cannot read, where it is asked to', async () => {
    const answer = await calls.signIn(
      { username: 'mikaela', transport: 'cookie' },
      { headers: { origin: `http://aurora.localhost:${gateway.port}` } },
    );
    expect(successOf<SignedIn>(answer).token).toBeUndefined();
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const own = cookie.split(';')[0] ?? '';
    successOf(await gateway.ask('/wps/member/info', { headers: { cookie: own } }));

    const origin = `http://aurora.localhost:${gateway.port}`;
    const signOut = (headers: Record<string, string>) =>
      gateway.ask('/wps/session/logout', { method: 'DELETE', headers: { cookie: own, ...headers } });
    expect(refusalOf(await signOut({ origin: 'http://elsewhere.example' })).code).toBe('origin_refused');
    const out = await signOut({ origin });
    successOf(out);
    expect(out.headers['set-cookie']?.[0]).toMatch(/^session=; Max-Age=0;/);
    expect(refusalOf(await signOut({ origin })).code).toBe('not_logged_in');
  });

  it('ends with the sign-out, and belongs to its site', async () => {
    const { token } = await calls.signedIn('mikaela');
    successOf(await calls.info(token));
    expect(refusalOf(await calls.info(token, { host: 'lotus.localhost' })).code).toBe('not_logged_in');
    successOf(await gateway.ask('/wps/session/logout', { method: 'DELETE', headers: calls.bearer(token) }));
    expect(refusalOf(await calls.info(token))).toMatchObject({ status: 401, code: 'not_logged_in' });
    expect(refusalOf(await gateway.ask('/wps/member/info')).code).toBe('not_logged_in');
  });

  it('lets agents alone in on the agents’ page', async () => {
    expect(refusalOf(await calls.signIn({ username: 'mikaela', entrance: 'agent' }))).toMatchObject({
      status: 403,
      code: 'non_agent',
    });
  });

  it('opens a trial account where the site has free play, which refuses a sign-in by hand', async () => {
    const body = { os: 'Linux', platform: 'W' };
    const free = (host: string) => gateway.ask('/wps/session/login/freeplay', { method: 'POST', host, body });
    const { token = '' } = successOf<SignedIn>(await free('aurora.localhost'));
    const { isTrial, type, account } = successOf<MemberInfo>(await calls.info(token));
    expect({ isTrial, type }).toEqual({ isTrial: true, type: 4 });
    expect(refusalOf(await calls.signIn({ username: account })).code).toBe('invalid_credentials');
    const change = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' };
    const headers = calls.bearer(token);
    const refused = await callEncrypted(gateway.ask, {
      method: 'POST',
      path: '/wps/member/password',
      body: change,
      headers,
    });
    expect(refusalOf(refused)).toMatchObject({ status: 403, code: 'in_need_true_account' });
    expect(refusalOf(await free('lotus.localhost')).code).toBe('feature_disabled');
  });

  it('takes encrypted bodies alone, each once and while it is fresh', async () => {
    const login = { type: 'username', username: 'mikaela', password: PASSWORD };
    const post = (body: unknown, type: string) =>
      gateway.ask('/wps/session/login', { method: 'POST', body, headers: { 'content-type': type } });
    expect(refusalOf(await post(login, 'application/json'))).toMatchObject({
      status: 415,
      code: 'encryption_required',
    });
    const envelope = await sealed(gateway.ask, login);
    successOf(await post(envelope, 'application/jose'));
    expect(refusalOf(await post(envelope, 'application/jose'))).toMatchObject({ status: 400, code: 'stale_envelope' });
    const old = await sealed(gateway.ask, login, { iat: Math.floor(Date.now() / 1_000) - 301 });
    expect(refusalOf(await post(old, 'application/jose')).code).toBe('stale_envelope');
    expect(refusalOf(await post('a.b.c.d.e', 'application/jose'))).toMatchObject({ code: 'invalid_request' });
    const feedback = await gateway.ask('/wps/feedback', {
      method: 'PUT',
      body: envelope,
      headers: { 'content-type': 'application/jose' },
    });
    expect(refusalOf(feedback).code).toBe('unsupported_media_type');
    const wrong = await callEncrypted(gateway.ask, {
      method: 'POST',
      path: '/wps/session/login',
      body: { ...login, username: '', more: 1 },
    });
    expect(refusalOf(wrong).fields).toEqual({ username: 'too_short', more: 'unknown_field' });
  });

  it('changes the password, which ends every other session at once', async () => {
    const mine = await calls.newMember('elisabet');
    const { token: other } = await calls.signedIn('elisabet');
    const elsewhere = kind === 'postgres' ? await startGateway(database, { sites: [withFreePlay] }) : gateway;
    successOf(await accountCalls(elsewhere).info(other));
    const change = (value: object) =>
      callEncrypted(gateway.ask, {
        method: 'POST',
        path: '/wps/member/password',
        headers: calls.bearer(mine),
        body: {
          oldPassword: PASSWORD,
          newPassword: 'Northern-sky-88',
          confirmNewPassword: 'Northern-sky-88',
          ...value,
        },
      });
    const fieldsOf = async (value: object) => refusalOf(await change(value)).fields;
    expect(await fieldsOf({ oldPassword: 'not-the-one' })).toEqual({ oldPassword: 'wrong_value' });
    expect(await fieldsOf({ confirmNewPassword: 'Northern-sky-8' })).toEqual({ confirmNewPassword: 'mismatch' });
    expect(await fieldsOf({ newPassword: 'short', confirmNewPassword: 'short' })).toEqual({ newPassword: 'too_short' });
    expect(await fieldsOf({ newPassword: 'password1', confirmNewPassword: 'password1' })).toEqual({
      newPassword: 'too_common',
    });
    expect(await fieldsOf({ newPassword: PASSWORD, confirmNewPassword: PASSWORD })).toEqual({
      newPassword: 'same_as_before',
    });
    successOf(await change({}));
    // The notice reaches every process as soon as the database has handed it on.
    await expect
      .poll(async () => refusalOf(await accountCalls(elsewhere).info(other)).code, { timeout: 1_000, interval: 20 })
      .toBe('not_logged_in');
    successOf(await calls.info(mine));
    expect(refusalOf(await calls.signIn({ username: 'elisabet' })).code).toBe('invalid_credentials');
    successOf(await calls.signIn({ username: 'elisabet', password: 'Northern-sky-88' }));
    if (elsewhere !== gateway) await elsewhere.close();
  });
});

/** Works out the number that a captcha without a picture asks for. */
function solve(work: Captcha['work']): string {
  if (work === undefined) throw new Error('no work was given');
  for (let number = 0; ; number += 1) {
    const first = createHash('sha256').update(`${work.salt}${number}`).digest().readUInt32BE(0);
    if (Math.clz32(first) >= work.zeroBits) return String(number);
  }
}
