import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Handoff, MemberInfo, SignedIn, SocialArrival, SocialLinks } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { socialBrowser } from '#gateway/testing/social-browser.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const flags = [
  { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: [{ modId: 'SOCIALLOGIN3' as const, enabled: true }] },
];
const registration = {
  types: ['username' as const],
  fields: (['username', 'password', 'email'] as const).map((name, order) => ({
    name,
    enabled: true,
    required: true,
    order,
    minLength: name === 'password' ? 8 : 1,
  })),
};
const START = '/wps/session/social/google/start?returnTo=/promotions';

describeOnOneEngine('signing in by the account of a service', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof accountCalls>;
  let browser: ReturnType<typeof socialBrowser>;
  let now = new Date();
  let made = 0;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site: { flags, registration, socialProviders: ['google', 'line'] } }),
        siteDocuments({ id: 'lotus', site: { socialProviders: ['google'] } }),
      ],
      now: () => now,
    });
    calls = accountCalls(gateway);
  });

  afterAll(() => gateway.close());

  beforeEach(() => {
    browser = socialBrowser(gateway);
    now = new Date();
    made += 1;
  });

  const envelope = () => ({ iat: Math.floor(now.getTime() / 1_000) });
  const someone = () => ({ name: `Person ${made}`, email: `person${made}@people.example` });
  const origin = () => `http://aurora.localhost:${gateway.port}`;
  /** The headers of a call that the browser makes. */
  const asBrowser = () => ({
    origin: origin(),
    cookie: ['session', 'social'].map((name) => `${name}=${browser.cookie(name) ?? ''}`).join('; '),
  });
  const pathOf = (address: string) => address.replace(origin(), '');
  const arrive = async (start = START, who: Record<string, string> = someone()) =>
    pathOf(browser.ledTo(await browser.visit(await browser.goThrough(start, who))));
  const register = (form: object) =>
    callEncrypted(gateway.ask, {
      method: 'PUT',
      path: '/wps/member/register',
      body: { terms: true, social: true, password: '', transport: 'cookie', ...form },
      headers: asBrowser(),
      envelope: envelope(),
    });
  const infoOf = async (cookie: string | undefined) =>
    successOf<MemberInfo>(await gateway.ask('/wps/member/info', { headers: { cookie: `session=${cookie}` } }));

  it('registers a newcomer without a password, and recognises them from then on', async () => {
    expect(await arrive(`${START}%3FreferralCode%3DABCD`)).toBe('/register?referralCode=ABCD&social=new');
    const arrival = successOf<SocialArrival>(
      await gateway.ask('/wps/session/social/arrival', { headers: asBrowser() }),
    );
    const { name, email } = someone();
    expect(arrival).toEqual({ provider: 'google', name, email, isKnownEmail: false });
    const answer = await register({ username: `social${made}` });
    expect(successOf(answer)).toEqual({ account: `social${made}` });
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    const { emailVerified, account } = await infoOf(/^session=([^;]+)/.exec(cookie)?.[1]);
    expect({ emailVerified, account }).toEqual({ emailVerified: true, account: `social${made}` });
    expect(refusalOf(await register({ username: `again${made}` })).code).toBe('unknown_arrival');

    browser = socialBrowser(gateway);
    expect(await arrive()).toBe('/promotions?social=first');
    expect((await infoOf(browser.cookie('session'))).account).toBe(`social${made}`);
    expect(await arrive()).toBe('/promotions');
    expect(await arrive('/wps/session/social/google/start?returnTo=/login%3Flanguage%3DES')).toBe('/?language=ES');
  });

  it('asks a newcomer for the fields that the site’s form requires, except a password', async () => {
    await arrive(START, { name: 'No address', email: 'sam@people.example', ...(await unverified()) });
    expect(refusalOf(await register({})).fields).toEqual({ username: 'required', email: 'required' });
    const own = await register({ username: `typed${made}`, email: 'Typed@mail.example' });
    const cookie = /^session=([^;]+)/.exec(own.headers['set-cookie']?.[0] ?? '')?.[1];
    expect(await infoOf(cookie)).toMatchObject({ emailVerified: false });
  });

  /** The one person of the service whose address is not verified. */
  async function unverified(): Promise<{ subject: string }> {
    const start = await socialBrowser(gateway).visit(START);
    const stranger = socialBrowser(gateway);
    const page = await stranger.visit(
      stranger.ledTo(await stranger.visit(stranger.ledTo(start)), `http://identity.localhost:${gateway.port}`),
    );
    const subject = /value="([\w-]+)"><span class="face"[^>]*>SU</.exec(page.text)?.[1] ?? '';
    return { subject };
  }

  it('connects no account by its address alone: its owner has to sign in first', async () => {
    const { email } = someone();
    const username = `owner${made}`;
    await calls.register({ username, email }, { envelope: envelope() });
    expect(await arrive()).toBe('/login?social=new');
    expect(browser.cookie('session')).toBeUndefined();
    const post = () => gateway.ask('/wps/member/social', { method: 'POST', headers: asBrowser() });
    expect(refusalOf(await post()).code).toBe('not_logged_in');
    const { token } = await calls.signedIn(username, { envelope: envelope() });
    browser.setCookie('session', token);
    successOf(await post());
    expect(refusalOf(await post()).code).toBe('unknown_arrival');

    const links = () => gateway.ask('/wps/member/social', { headers: calls.bearer(token) });
    expect(successOf<SocialLinks>(await links()).links).toEqual([
      { provider: 'google', email: `pe***@people.example`, linkedAt: expect.any(String) },
    ]);
    browser = socialBrowser(gateway);
    await arrive();
    expect((await infoOf(browser.cookie('session'))).account).toBe(username);

    const remove = () => gateway.ask('/wps/member/social/google', { method: 'DELETE', headers: calls.bearer(token) });
    successOf(await remove());
    expect(successOf<SocialLinks>(await links()).links).toEqual([]);
    successOf(await remove());
    browser = socialBrowser(gateway);
    expect(await arrive()).toBe('/login?social=new');
  });

  it('connects nobody with a session from before they came back, nor with one that was not opened by hand', async () => {
    const username = `before${made}`;
    const { email } = someone();
    await calls.register({ username, email }, { envelope: envelope() });
    const { token: before } = await calls.signedIn(username, { envelope: envelope() });
    now = new Date(now.getTime() + 1_000);
    await arrive();
    const post = (session: string) => {
      browser.setCookie('session', session);
      return gateway.ask('/wps/member/social', { method: 'POST', headers: asBrowser() });
    };
    expect(refusalOf(await post(before))).toMatchObject({ status: 403, code: 'sign_in_again' });
    const { code } = successOf<Handoff>(
      await gateway.ask('/wps/session/handoff', { method: 'POST', headers: calls.bearer(before) }),
    );
    const taken = await gateway.ask('/wps/session/handoff/exchange', { method: 'POST', body: { code } });
    expect(refusalOf(await post(successOf<SignedIn>(taken).token ?? '')).code).toBe('sign_in_again');
    const { token: after } = await calls.signedIn(username, { envelope: envelope() });
    successOf(await post(after));
  });

  it('leaves an account the last way that opens it', async () => {
    await arrive();
    const answer = await register({ username: `onlyway${made}` });
    const session = /^session=([^;]+)/.exec(answer.headers['set-cookie']?.[0] ?? '')?.[1];
    const headers = { origin: origin(), cookie: `session=${session}` };
    const removed = await gateway.ask('/wps/member/social/google', { method: 'DELETE', headers });
    expect(refusalOf(removed)).toMatchObject({ status: 409, code: 'last_sign_in_way' });
  });

  it('leaves it that way too where two are taken away at one moment', async () => {
    await arrive();
    const username = `twoways${made}`;
    const answer = await register({ username });
    const session = /^session=([^;]+)/.exec(answer.headers['set-cookie']?.[0] ?? '')?.[1];
    await database.forSite('aurora', async (tx) => {
      const { member_id } = await tx
        .selectFrom('member')
        .select('member_id')
        .where('account', '=', username)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('social_identity')
        .values({ site_id: 'aurora', provider: 'line', subject: username, member_id, linked_at: now.toISOString() })
        .execute();
    });
    const headers = { origin: origin(), cookie: `session=${session}` };
    const remove = (provider: string) => gateway.ask(`/wps/member/social/${provider}`, { method: 'DELETE', headers });
    // Both have looked before either takes away.
    const held = database.forSite('aurora', async (tx) => {
      await tx.selectFrom('social_identity').selectAll().forUpdate().execute();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const removed = await Promise.all([remove('google'), remove('line'), held]);
    expect([removed[0].status, removed[1].status].sort()).toEqual([200, 409]);
  });

  it('refuses to connect a service’s account or a member twice', async () => {
    await arrive();
    successOf(await register({ username: `first${made}` }));
    const other = socialBrowser(gateway);
    const back = await other.goThrough(START, { name: 'Other', email: `other${made}@people.example` });
    await other.visit(back);
    browser = socialBrowser(gateway);
    await arrive();
    const headers = {
      origin: origin(),
      cookie: `session=${browser.cookie('session')}; social=${other.cookie('social')}`,
    };
    const linked = await gateway.ask('/wps/member/social', { method: 'POST', headers });
    expect(refusalOf(linked)).toMatchObject({ status: 409, code: 'social_taken' });
  });

  it('takes an answer once, from the browser that went, within ten minutes', async () => {
    const stolen = await browser.goThrough(START, someone());
    expect(pathOf(browser.ledTo(await socialBrowser(gateway).visit(stolen)))).toBe('/login?social=expired');
    const own = await browser.visit(stolen);
    expect(pathOf(browser.ledTo(own))).toBe('/register?social=new');
    expect(pathOf(browser.ledTo(await browser.visit(stolen)))).toBe('/login?social=expired');
    const other = stolen.replace('/google/', '/line/');
    expect(pathOf(browser.ledTo(await browser.visit(other)))).toBe('/login?social=expired');
    const late = await browser.goThrough(START, someone());
    now = new Date(now.getTime() + 10 * 60_000 + 1);
    expect(pathOf(browser.ledTo(await browser.visit(late)))).toBe('/login?social=expired');
  });

  it('tells the popup that the visitor turned back, or that the service’s answer is invalid', async () => {
    const cancelled = await browser.goThrough(START, someone(), 'cancel');
    expect(pathOf(browser.ledTo(await browser.visit(cancelled)))).toBe('/login?social=cancelled');
    const back = new URL(await browser.goThrough(START, someone()));
    back.searchParams.set('code', 'another-code');
    expect(pathOf(browser.ledTo(await browser.visit(back.href)))).toBe('/login?social=failed');
    expect(browser.cookie('session')).toBeUndefined();
  });

  it('leads to pages of the site alone, and starts from them alone', async () => {
    const refused = async (returnTo: string) =>
      refusalOf(await gateway.ask(`/wps/session/social/google/start?returnTo=${encodeURIComponent(returnTo)}`)).fields;
    for (const elsewhere of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'promotions'])
      expect(await refused(elsewhere), elsewhere).toEqual({ returnTo: 'wrong_format' });
    await arrive();
    successOf(await register({ username: `returns${made}` }));
    for (const dotted of ['/.//elsewhere.example', '/%2e//elsewhere.example', '/a/..//elsewhere.example']) {
      browser = socialBrowser(gateway);
      await database.forSite('aurora', (tx) =>
        tx.updateTable('member').set({ first_signed_in_at: null }).where('account', '=', `returns${made}`).execute(),
      );
      const start = `/wps/session/social/google/start?returnTo=${encodeURIComponent(dotted)}`;
      expect(await arrive(start), dotted).toBe('/elsewhere.example?social=first');
      expect(await arrive(start), dotted).toBe('/elsewhere.example');
    }
    const foreign = await gateway.ask(START, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(refusalOf(foreign).code).toBe('origin_refused');
  });

  it('is refused where the site has it off, or offers another service', async () => {
    expect(refusalOf(await gateway.ask(START, { host: 'lotus.localhost' })).code).toBe('feature_disabled');
    expect(refusalOf(await gateway.ask('/wps/session/social/facebook/start')).code).toBe('feature_disabled');
    expect(refusalOf(await gateway.ask('/wps/session/social/elsewhere/start')).fields).toEqual({
      provider: 'not_allowed_value',
    });
    expect(refusalOf(await gateway.ask('/wps/session/social/arrival')).code).toBe('unknown_arrival');
  });
});
