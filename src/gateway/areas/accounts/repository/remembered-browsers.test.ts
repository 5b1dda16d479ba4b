import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenSessions, SignedIn, SignInHistory } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const registration = {
  types: ['username' as const],
  fields: (['username', 'password', 'email'] as const).map((name, order) => ({
    name,
    enabled: true,
    required: name !== 'email',
    order,
    minLength: name === 'password' ? 8 : 1,
  })),
};
const flags = [
  {
    modId: 'SIGNIN3' as const,
    enabled: true,
    childrenNodes: [{ modId: 'PWDEXPFORCECHANGE3' as const, enabled: true }],
  },
];

describeOnOneEngine('a browser that is remembered', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof accountCalls>;
  let now = new Date();
  let made = 0;

  beforeAll(async () => {
    database = await open({ poolSize: 6 });
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { registration, flags } }), siteDocuments({ id: 'lotus' })],
      environment: { TRUST_PROXY: 'loopback' },
      now: () => now,
    });
    calls = accountCalls(gateway);
  });

  afterAll(() => gateway.close());

  beforeEach(() => {
    now = new Date();
    made += 1;
  });

  const envelope = () => ({ iat: Math.floor(now.getTime() / 1_000) });
  const origin = () => `http://aurora.localhost:${gateway.port}`;
  const later = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  /** The cookies that an answer sets, by name. */
  const cookiesOf = (answer: SiteResponse): Record<string, string> =>
    Object.fromEntries(
      (answer.headers['set-cookie'] ?? []).map((line) => {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        return [name, value];
      }),
    );
  async function remembered(form: object = {}) {
    const username = `kept${made}`;
    await calls.register({ username, ...form }, { envelope: envelope() });
    const answer = await calls.signIn(
      { username, transport: 'cookie', remember: true },
      { headers: { origin: origin() }, envelope: envelope() },
    );
    successOf(answer);
    return { username, answer, ...(cookiesOf(answer) as { session: string; remember: string }) };
  }
  const resume = (remember: string, headers: Record<string, string> = {}) =>
    gateway.ask('/wps/session/remembered', {
      method: 'POST',
      headers: { origin: origin(), cookie: `remember=${remember}`, ...headers },
    });
  const info = (session: string | undefined) =>
    gateway.ask('/wps/member/info', { headers: { cookie: `session=${session}` } });

  it('carries a session that ends with it, and beside that for a day what opens the next one', async () => {
    const { answer, remember } = await remembered();
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^remember=[\w-]{43}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.text).not.toContain(remember.slice(0, 43));
    const stored = await database.forSite('aurora', (tx) => tx.selectFrom('remembered_browser').selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(remember.slice(44));
    const https = await calls.signIn(
      { username: `kept${made}`, transport: 'cookie', remember: true },
      {
        headers: { origin: `https://aurora.localhost:${gateway.port}`, 'x-forwarded-proto': 'https' },
        envelope: envelope(),
      },
    );
    expect(https.headers['set-cookie']?.[1]).toMatch(/^__Host-remember=.*; Secure;/);
  });

  it('opens sessions by itself, each time by something new, until a day is over', async () => {
    const { remember } = await remembered();
    later(13 * 3_600_000);
    const first = await resume(remember);
    expect(first.headers['set-cookie']?.[1]).toMatch(/; Max-Age=39[56]\d\d;/);
    const next = cookiesOf(first);
    expect(next.remember).not.toBe(remember);
    successOf(await info(next.session));
    later(10 * 3_600_000);
    const second = cookiesOf(await resume(next.remember ?? ''));
    const history = successOf<SignInHistory>(
      await gateway.ask('/wps/member/signIns', { headers: { cookie: `session=${second.session}` } }),
    );
    expect(history.list.map(({ method }) => method)).toEqual(['remember', 'remember', 'username', 'register']);
    later(3_600_001);
    expect(refusalOf(await resume(second.remember ?? ''))).toMatchObject({ status: 401, code: 'not_logged_in' });
  });

  it('is not remembered where it is not asked to be, nor on another site', async () => {
    const { username, remember } = await remembered();
    const plain = await calls.signIn(
      { username, transport: 'cookie' },
      { headers: { origin: origin() }, envelope: envelope() },
    );
    expect(Object.keys(cookiesOf(plain))).toEqual(['session']);
    const elsewhere = await gateway.ask('/wps/session/remembered', {
      method: 'POST',
      host: 'lotus.localhost',
      headers: { origin: `http://lotus.localhost:${gateway.port}`, cookie: `remember=${remember}` },
    });
    expect(refusalOf(elsewhere).code).toBe('not_logged_in');
    expect(elsewhere.headers['set-cookie']?.[0]).toMatch(/^remember=; Max-Age=0;/);
    expect(refusalOf(await resume('nonsense')).code).toBe('not_logged_in');
    expect(refusalOf(await gateway.ask('/wps/session/remembered', { method: 'POST' })).code).toBe('not_logged_in');
    expect(refusalOf(await resume(remember, { origin: 'http://elsewhere.example' })).code).toBe('origin_refused');
  });

  it('may open in two tabs at once', async () => {
    const { remember } = await remembered();
    const both = await Promise.all([resume(remember), resume(remember)]);
    for (const answer of both) successOf(await info(cookiesOf(answer).session));
    expect(both.filter((answer) => cookiesOf(answer).remember !== undefined)).toHaveLength(1);
  });

  it.each([
    ['later', 30_001, {}],
    ['from another address', 0, { 'x-forwarded-for': '203.0.113.9' }],
  ])(
    'is forgotten, with every session of it, where a copy comes %s, and the member is notified',
    async (_case, ms, headers) => {
      const { username, session, remember } = await remembered({ email: `kept${made}@mail.example` });
      await database.forSite('aurora', (tx) =>
        tx
          .updateTable('member')
          .set({ email_verified_at: now.toISOString() })
          .where('account', '=', username)
          .execute(),
      );
      const { token: apart } = await calls.signedIn(username, { envelope: envelope() });
      const own = cookiesOf(await resume(remember));
      later(ms);
      const copy = await resume(remember, headers);
      expect(refusalOf(copy)).toMatchObject({ status: 401, code: 'remembered_elsewhere' });
      expect(copy.headers['set-cookie']?.[0]).toMatch(/^remember=; Max-Age=0;/);
      for (const ended of [session, own.session]) expect(refusalOf(await info(ended)).code).toBe('not_logged_in');
      expect(refusalOf(await resume(own.remember ?? '')).code).toBe('not_logged_in');
      successOf(await calls.info(apart));
      const sent = await database.forSite('aurora', (tx) =>
        tx
          .selectFrom('outbox_message')
          .select('text_body')
          .where('recipient', '=', `kept${made}@mail.example`)
          .execute(),
      );
      expect(sent.map(({ text_body }) => text_body).join()).toContain('was remembered by');
    },
  );

  it('is forgotten with the sign-out, the session that is revoked, and another password', async () => {
    const signedOut = await remembered();
    const headers = { origin: origin(), cookie: `session=${signedOut.session}; remember=${signedOut.remember}` };
    const out = await gateway.ask('/wps/session/logout', { method: 'DELETE', headers });
    expect(out.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=; Max-Age=0;/),
      expect.stringMatching(/^remember=; Max-Age=0;/),
    ]);
    expect(refusalOf(await resume(signedOut.remember)).code).toBe('not_logged_in');

    made += 100;
    const revoked = await remembered();
    const { token } = await calls.signedIn(revoked.username, { envelope: envelope() });
    const later = cookiesOf(await resume(revoked.remember));
    const list = successOf<OpenSessions>(await gateway.ask('/wps/member/sessions', { headers: calls.bearer(token) }));
    for (const { sessionId, isCurrent } of list.sessions)
      if (!isCurrent)
        successOf(
          await gateway.ask(`/wps/member/sessions/${sessionId}`, { method: 'DELETE', headers: calls.bearer(token) }),
        );
    expect(refusalOf(await resume(later.remember ?? '')).code).toBe('not_logged_in');

    made += 100;
    const changed = await remembered();
    const change = await callEncrypted(gateway.ask, {
      method: 'POST',
      path: '/wps/member/password',
      headers: { origin: origin(), cookie: `session=${changed.session}` },
      body: { oldPassword: PASSWORD, newPassword: 'Harbour-wind-31', confirmNewPassword: 'Harbour-wind-31' },
      envelope: envelope(),
    });
    successOf(change);
    successOf(await info(changed.session));
    expect(refusalOf(await resume(changed.remember)).code).toBe('not_logged_in');
  });

  it('is forgotten with the sign-out also where the session has ended by itself', async () => {
    const { remember } = await remembered();
    const headers = { origin: origin(), cookie: `session=over-since-long-ago-over-since; remember=${remember}` };
    const out = await gateway.ask('/wps/session/logout', { method: 'DELETE', headers });
    expect(refusalOf(out).code).toBe('not_logged_in');
    expect(out.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=; Max-Age=0;/),
      expect.stringMatching(/^remember=; Max-Age=0;/),
    ]);
    expect(refusalOf(await resume(remember)).code).toBe('not_logged_in');
    const { remember: others } = await remembered();
    const guessed = `remember=${others.slice(0, 43)}.${'A'.repeat(43)}`;
    await gateway.ask('/wps/session/logout', { method: 'DELETE', headers: { origin: origin(), cookie: guessed } });
    successOf(await resume(others));
  });

  it('opens no session that outlives a change of the password which comes at the same moment', async () => {
    const { username, session, remember } = await remembered();
    const change = () =>
      callEncrypted(gateway.ask, {
        method: 'POST',
        path: '/wps/member/password',
        headers: { origin: origin(), cookie: `session=${session}` },
        body: { oldPassword: PASSWORD, newPassword: 'Harbour-wind-31', confirmNewPassword: 'Harbour-wind-31' },
        envelope: envelope(),
      });
    // Opening a session writes the address last: this lock makes it wait until the password change is under way.
    const held = database.forSite('aurora', async (tx) => {
      const { member_id } = await tx
        .selectFrom('member')
        .select('member_id')
        .where('account', '=', username)
        .executeTakeFirstOrThrow();
      const address = { site_id: 'aurora', member_id, address: '203.0.113.80', first_seen_at: now.toISOString() };
      await tx.insertInto('member_address').values(address).execute();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const from = { 'x-forwarded-for': '203.0.113.80' };
    const opening = Promise.all([
      resume(remember, from),
      calls.signIn({ username }, { headers: from, envelope: envelope() }),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const [resumed, signedIn] = await Promise.all([opening, change().then(successOf), held]).then(([one]) => one);
    const { token = 'none-at-all-none-at-all' } = signedIn.status === 200 ? successOf<SignedIn>(signedIn) : {};
    expect(refusalOf(await info(cookiesOf(resumed).session)).code).toBe('not_logged_in');
    expect(refusalOf(await calls.info(token)).code).toBe('not_logged_in');
    successOf(await info(session));
  });

  it('has to sign in again at an address that the account never used, where it can be asked for more', async () => {
    const { remember } = await remembered({ email: `kept${made}@mail.example` });
    expect(refusalOf(await resume(remember, { 'x-forwarded-for': '203.0.113.77' })).code).toBe('not_logged_in');
    made += 100;
    const unreachable = await remembered();
    successOf(await resume(unreachable.remember, { 'x-forwarded-for': '203.0.113.78' }));
  });

  it('still has to change a password that is over, since it went by one', async () => {
    const { username, remember } = await remembered();
    await database.forSite('aurora', (tx) =>
      tx.updateTable('member').set({ must_change_password: true }).where('account', '=', username).execute(),
    );
    expect(successOf(await resume(remember))).toMatchObject({ mustChangePassword: true });
  });
});
