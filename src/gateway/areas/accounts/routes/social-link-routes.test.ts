import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MemberInfo, SocialDeparture, SocialLinks } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
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
const RETURN_TO = '/member?menu=securityCenter';

describeOnOneEngine('connecting a service with who is signed in', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof accountCalls>;
  let browser: ReturnType<typeof socialBrowser>;
  let token: string;
  let now = new Date();
  let made = 0;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site: { flags, registration, socialProviders: ['google', 'line'] } }),
        siteDocuments({ id: 'lotus', site: { socialProviders: ['google'] } }),
      ],
      environment: {
        // Nothing listens there.
        SOCIAL_LINE_ISSUER: 'http://nowhere.localhost:9',
        SOCIAL_LINE_CLIENT_ID: 'aurora',
        SOCIAL_LINE_CLIENT_SECRET: 'secret',
      },
      now: () => now,
    });
    calls = accountCalls(gateway);
  });

  afterAll(() => gateway.close());

  beforeEach(async () => {
    now = new Date();
    made += 1;
    token = await newMember(`owner${made}`);
    anotherBrowser(token);
  });

  const envelope = () => ({ iat: Math.floor(now.getTime() / 1_000) });
  const origin = () => `http://aurora.localhost:${gateway.port}`;
  const someone = () => ({ name: `Person ${made}`, email: `linked${made}@people.example` });

  async function newMember(username: string): Promise<string> {
    await calls.register({ username, email: `${username}@mail.example` }, { envelope: envelope() });
    return (await calls.signedIn(username, { envelope: envelope() })).token;
  }

  /** Asks, as a page of the site would, where the browser has to go. */
  const begin = (provider = 'google', headers: Record<string, string> = {}, body: object = { returnTo: RETURN_TO }) =>
    callEncrypted(gateway.ask, {
      method: 'POST',
      path: `/wps/member/social/${provider}/start`,
      body: { password: PASSWORD, ...body },
      headers: {
        origin: origin(),
        cookie: `session=${browser.cookie('session') ?? ''}; social=${browser.cookie('social') ?? ''}`,
        ...headers,
      },
      envelope: envelope(),
    });

  /** Goes to the service and gives the address of the way back, not yet visited. */
  async function goThere(
    who: Record<string, string> = someone(),
    consent: 'allow' | 'cancel' = 'allow',
    returnTo = RETURN_TO,
  ) {
    const answer = await begin('google', {}, { returnTo });
    const secret = /^social=([^;]+)/.exec(answer.headers['set-cookie']?.[0] ?? '')?.[1] ?? '';
    browser.setCookie('social', secret);
    return browser.answerService(successOf<SocialDeparture>(answer).address, who, consent);
  }

  /** One that nobody has signed in to a service with. */
  const anotherBrowser = (session: string): void => {
    browser = socialBrowser(gateway);
    browser.setCookie('session', session);
  };
  const comeBack = async (address: string, by = browser) => by.ledTo(await by.visit(address)).replace(origin(), '');
  const linksOf = async (session: string) =>
    successOf<SocialLinks>(await gateway.ask('/wps/member/social', { headers: calls.bearer(session) })).links;

  it('connects the member of the session, whom the service signs in from then on', async () => {
    expect(await comeBack(await goThere())).toBe(`${RETURN_TO}&social=connected`);
    expect(await linksOf(token)).toEqual([
      { provider: 'google', email: 'li***@people.example', linkedAt: expect.any(String) },
    ]);
    const security = await gateway.ask('/wps/member/security', { headers: calls.bearer(token) });
    expect(successOf<{ socialAccounts: { count: number } }>(security).socialAccounts).toEqual({ count: 1 });
    expect(browser.cookie('session')).toBe(token);

    expect(await comeBack(await goThere())).toBe(`${RETURN_TO}&social=connected`);
    expect(await linksOf(token)).toHaveLength(1);

    const other = socialBrowser(gateway);
    expect(await comeBack(await other.goThrough('/wps/session/social/google/start', someone()), other)).toMatch(/^\//);
    const info = await gateway.ask('/wps/member/info', { headers: { cookie: `session=${other.cookie('session')}` } });
    expect(successOf<MemberInfo>(info).account).toBe(`owner${made}`);
  });

  it('connects nobody once the session has ended, or another one has taken its place', async () => {
    const ended = await goThere();
    await gateway.ask('/wps/session/logout', { method: 'DELETE', headers: calls.bearer(token) });
    expect(await comeBack(ended)).toBe(`${RETURN_TO}&social=expired`);

    token = await newMember(`second${made}`);
    browser.setCookie('session', token);
    const before = await goThere();
    const another = await newMember(`third${made}`);
    browser.setCookie('session', another);
    expect(await comeBack(before)).toBe(`${RETURN_TO}&social=expired`);
    expect([await linksOf(token), await linksOf(another)]).toEqual([[], []]);

    const withoutSession = await goThere();
    browser.setCookie('session', '');
    expect(await comeBack(withoutSession)).toBe(`${RETURN_TO}&social=expired`);
    expect(await linksOf(another)).toEqual([]);
  });

  it('takes an answer once, from the browser that went, within ten minutes', async () => {
    const way = await goThere();
    const stranger = socialBrowser(gateway);
    stranger.setCookie('session', token);
    expect(await comeBack(way, stranger)).toBe('/login?social=expired');
    expect(await comeBack(way)).toBe(`${RETURN_TO}&social=connected`);
    expect(await comeBack(way)).toBe('/login?social=expired');
    const late = await goThere();
    now = new Date(now.getTime() + 10 * 60_000 + 1);
    expect(await comeBack(late)).toBe(`${RETURN_TO}&social=expired`);
  });

  it('tells where the service’s account opens another one, or the member has one of that service', async () => {
    await comeBack(await goThere());
    anotherBrowser(token);
    expect(await comeBack(await goThere({ name: 'Other', email: `other${made}@people.example` }))).toBe(
      `${RETURN_TO}&social=taken`,
    );
    const person = someone();
    const other = await newMember(`other${made}`);
    anotherBrowser(other);
    expect(await comeBack(await goThere(person))).toBe(`${RETURN_TO}&social=taken`);
    expect(await linksOf(other)).toEqual([]);
  });

  it('reports a visitor who turned back, and an invalid answer', async () => {
    expect(await comeBack(await goThere(someone(), 'cancel'))).toBe(`${RETURN_TO}&social=cancelled`);
    const back = new URL(await goThere());
    back.searchParams.set('code', 'another-code');
    expect(await comeBack(back.href)).toBe(`${RETURN_TO}&social=failed`);
    expect(await linksOf(token)).toEqual([]);
  });

  it('begins by the site’s own pages alone, for members alone, and leads back to pages of the site alone', async () => {
    expect(refusalOf(await begin('google', { origin: 'https://elsewhere.example' })).code).toBe('origin_refused');
    expect(refusalOf(await begin('google', { cookie: 'social=' })).code).toBe('not_logged_in');
    for (const returnTo of ['https://elsewhere.example/', '//elsewhere.example', 'member'])
      expect(refusalOf(await begin('google', {}, { returnTo })).fields, returnTo).toEqual({ returnTo: 'wrong_format' });
    expect(refusalOf(await begin('google', {}, {})).fields).toEqual({ returnTo: 'required' });
    expect(await comeBack(await goThere(someone(), 'allow', '/.//elsewhere.example'))).toBe(
      '/elsewhere.example?social=connected',
    );
  });

  it('is refused where the site has it off or offers another service, and says when one does not answer', async () => {
    expect(refusalOf(await begin('facebook')).code).toBe('feature_disabled');
    expect(refusalOf(await begin('line'))).toMatchObject({ status: 503, code: 'social_unavailable' });
    const lotus = await callEncrypted(gateway.ask, {
      host: 'lotus.localhost',
      method: 'POST',
      path: '/wps/member/social/google/start',
      body: { returnTo: '/', password: PASSWORD },
      headers: calls.bearer(token),
      envelope: envelope(),
    });
    expect(refusalOf(lotus).code).toBe('not_logged_in');
  });

  it('begins by the password of the account alone, which is never sent in the open', async () => {
    const wrong = { returnTo: RETURN_TO, password: 'guessed-it-1' };
    expect(refusalOf(await begin('google', {}, wrong)).fields).toEqual({ password: 'wrong_value' });
    const without = { returnTo: RETURN_TO, password: undefined };
    expect(refusalOf(await begin('google', {}, without)).fields).toEqual({ password: 'required' });
    const open = await gateway.ask('/wps/member/social/google/start', {
      method: 'POST',
      body: { returnTo: RETURN_TO, password: PASSWORD },
      headers: calls.bearer(token),
    });
    expect(refusalOf(open).code).toBe('encryption_required');
    const attempts = () =>
      database.forSite('aurora', (tx) => tx.selectFrom('social_attempt').select('state_digest').execute());
    const before = (await attempts()).length;
    await begin('google', {}, wrong);
    expect(await attempts()).toHaveLength(before);
    successOf(await begin());
    expect(await attempts()).toHaveLength(before + 1);
  });
});
