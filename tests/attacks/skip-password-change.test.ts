import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberInfo, SiteDocument } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { memberCalls } from '#gateway/testing/member-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const DAY_MS = 24 * 3_600_000;
const NEW_PASSWORD = 'Beyond-the-harbour-8';

/** Calls that the form of the forced change needs. */
const ALLOWED = new Set([
  'POST /wps/member/password',
  'DELETE /wps/session/logout',
  'GET /wps/member/info',
  'PUT /wps/member/language',
]);

const flags: SiteDocument['flags'] = ['SIGNIN3', 'WITHDRAW3', 'PWDEXPFORCECHANGE3'].map((modId) => ({
  modId: modId as 'SIGNIN3',
  enabled: true,
}));

describeOnOneEngine('going on without the forced password change', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let accounts: ReturnType<typeof accountCalls>;
  let calls: ReturnType<typeof memberCalls>;
  let token: string;
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { sites: [siteDocuments({ id: 'aurora', site: { flags } })], now });
    accounts = accountCalls(gateway);
    calls = memberCalls(gateway, now);
    await accounts.newMember('mikaela', calls.envelope());
    await database.forSite('aurora', (tx) =>
      tx.updateTable('member').set({ must_change_password: true, type: 1 }).execute(),
    );
    ({ token } = await accounts.signedIn('mikaela', calls.envelope()));
  });

  afterAll(() => gateway.close());

  it('refuses every call of the member but those that the change needs', async () => {
    const ofMembers = ['session', 'member', 'play', 'agent'];
    const routes = [...gateway.app.routeAccess].filter(([, access]) => ofMembers.includes(access)).map(([one]) => one);
    expect(routes.length).toBeGreaterThan(40);
    for (const route of routes.filter((one) => !ALLOWED.has(one))) {
      const [method = '', path = ''] = route.split(' ');
      if (method === 'HEAD') continue;
      const asked = path.replace(/:\w+/g, 'x');
      const response = await gateway.ask(asked, { method, headers: accounts.bearer(token) });
      expect(refusalOf(response), route).toMatchObject({ status: 403, code: 'password_change_required' });
    }
  });

  it('refuses a free trial of a game and the live socket too', async () => {
    const launch = '/wps/relay/GCSGAME_launchGame?vassalage=PG&gameCode=PG-1&mode=trial';
    const trial = await gateway.ask(launch, { headers: accounts.bearer(token) });
    expect(refusalOf(trial).code).toBe('password_change_required');
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const headers = { ...accounts.bearer(token), ...upgrade, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
    expect(refusalOf(await gateway.ask('/realtime', { headers })).code).toBe('password_change_required');
  });

  it('answers again as soon as the password is changed', async () => {
    expect(successOf<MemberInfo>(await accounts.info(token)).mustChangePassword).toBe(true);
    const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
    successOf(await calls.post('/wps/member/password', change, token));
    successOf(await calls.get('/wps/member/security', token));
  });

  it('refuses the calls of a member whose password has expired', async () => {
    aheadMs += 100 * DAY_MS;
    const signIn = { username: 'mikaela', password: NEW_PASSWORD };
    const { token: late = '' } = successOf<{ token?: string }>(await accounts.signIn(signIn, calls.envelope()));
    expect(refusalOf(await calls.get('/wps/member/security', late)).code).toBe('password_change_required');
    expect(successOf<MemberInfo>(await accounts.info(late)).passwordExpired).toBe(true);
  });
});
