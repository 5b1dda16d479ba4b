import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { GUARDED_ROUTES } from '#gateway/testing/guarded-routes.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import type { Access } from './http/access/session-access.ts';

/** Public routes. */
const PUBLIC = [
  'GET /',
  'GET /*',
  'GET /assets/*',
  'GET /docs',
  'GET /docs/',
  'GET /docs/openapi.json',
  'GET /docs/swagger-ui-bundle.js',
  'GET /docs/swagger-ui.css',
  'GET /favicon.ico',
  'GET /fonts/*',
  'GET /healthz',
  'GET /lgw/games/game_menus',
  'GET /lgw/vn/games/game_menu',
  'GET /lgw/vn/games/bet_types',
  'GET /lgw/vn/numeros/opened/game',
  'GET /lotto/lgw/games/opened/numero',
  'GET /manifest.webmanifest',
  'GET /messages.json',
  'GET /messages/:siteId/:messageId',
  'GET /metrics',
  'GET /offline',
  'GET /pictures/:version/tiles/:vassalage/:file',
  'GET /pictures/:version/vendors/:gameCategory/:file',
  'GET /readyz',
  'GET /realtime',
  'GET /robots.txt',
  'GET /service-worker.js',
  'GET /site-assets/:version/*',
  'GET /sitemap.xml',
  'GET /wps/agent/affiliate',
  'POST /wps/agent/register/opened',
  'GET /wps/captcha',
  'GET /wps/games/search',
  'GET /wps/relay/CBS_launchChat',
  'GET /wps/relay/CBS_modelList',
  'GET /wps/relay/GCSGAME_gameList',
  'GET /wps/relay/GCSGAME_hotGamesV2',
  'GET /wps/relay/GCSGAME_newGameVendor',
  'GET /wps/relay/GCSGAME_popular',
  'GET /wps/relay/GCSGAME_vassalGameType',
  'GET /wps/relay/GCSGAME_vendorGameTypes',
  'GET /wps/relay/GCSGAME_vendorLanes',
  'GET /wps/relay/GCS_merchantWallet',
  'GET /wps/relay/MCSFE_getListAnnouncements',
  'GET /wps/relay/ODSFE2_getWinnerBoard',
  'GET /wps/system/credits',
  'GET /wps/system/customerService',
  'GET /wps/system/domainRoute',
  'GET /wps/system/helpCenter',
  'GET /wps/system/keys',
  'GET /wps/system/permission',
  'GET /wps/system/setting/register',
  'GET /wps/system/setting/register/rules',
  'GET /wps/system/status',
  'GET /wps/system/whitelabel',
  'POST /wps/member/password/email',
  'POST /wps/member/password/link',
  'POST /wps/member/password/verification',
  'POST /wps/operator/invitation',
  'POST /wps/operator/invitation/password',
  'POST /wps/operator/session/login',
  'POST /payments/v1/:provider/events',
  'POST /vendor/v1/:integration/session',
  'POST /wps/session/handoff/exchange',
  'POST /wps/session/handoff/owner',
  'POST /wps/session/login',
  'POST /wps/session/login/code',
  'POST /wps/session/login/freeplay',
  'POST /wps/session/remembered',
  'POST /wps/session/verify',
  'GET /wps/session/social/:provider/start',
  'GET /wps/session/social/:provider/callback',
  'GET /wps/session/social/arrival',
  'GET /.well-known/openid-configuration',
  'GET /oidc/authorize',
  'GET /oidc/authorize/:uid',
  'GET /oidc/interaction/:uid',
  'GET /oidc/jwks',
  'GET /oidc/userinfo',
  'POST /oidc/interaction/:uid/account',
  'POST /oidc/interaction/:uid/allow',
  'POST /oidc/interaction/:uid/cancel',
  'POST /oidc/token',
  'GET /identitytoolkit.googleapis.com/v1/recaptchaParams',
  'GET /identitytoolkit.googleapis.com/v2/recaptchaConfig',
  'GET /numbers/jwks',
  'OPTIONS /identitytoolkit.googleapis.com/v1/accounts::lookup',
  'OPTIONS /identitytoolkit.googleapis.com/v1/accounts::sendVerificationCode',
  'OPTIONS /identitytoolkit.googleapis.com/v1/accounts::signInWithPhoneNumber',
  'OPTIONS /identitytoolkit.googleapis.com/v1/recaptchaParams',
  'OPTIONS /identitytoolkit.googleapis.com/v2/recaptchaConfig',
  'OPTIONS /securetoken.googleapis.com/v1/token',
  'POST /identitytoolkit.googleapis.com/v1/accounts::lookup',
  'POST /identitytoolkit.googleapis.com/v1/accounts::sendVerificationCode',
  'POST /identitytoolkit.googleapis.com/v1/accounts::signInWithPhoneNumber',
  'POST /securetoken.googleapis.com/v1/token',
  // Vendors are known by their signatures.
  'GET /vendor/v1/*',
  'GET /vendor/v1/:integration/rounds',
  'POST /vendor/v1/:integration/balance',
  'POST /vendor/v1/:integration/bet',
  'POST /vendor/v1/:integration/process',
  'POST /vendor/v1/:integration/rollback',
  'POST /vendor/v1/:integration/win',
  'POST /wps/verification/sms/noLogin',
  'POST /wps/verification/sms/register',
  'PUT /wps/feedback',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
];

const VISITORS = ['nobody', 'foreign', 'trial', 'member', 'agent', 'operator'] as const;
type Visitor = (typeof VISITORS)[number];

/** The refusal of each kind of route to each kind of visitor; null where it lets them in. */
const REFUSALS: Readonly<Record<Exclude<Access, 'public'>, Readonly<Record<Visitor, string | null>>>> = {
  session: {
    nobody: 'not_logged_in',
    foreign: 'not_logged_in',
    trial: null,
    member: null,
    agent: null,
    operator: 'not_logged_in',
  },
  member: {
    nobody: 'not_logged_in',
    foreign: 'not_logged_in',
    trial: 'in_need_true_account',
    member: null,
    agent: null,
    operator: 'not_logged_in',
  },
  // For money; free trials are tried where games are started.
  play: {
    nobody: 'not_logged_in',
    foreign: 'not_logged_in',
    trial: 'in_need_true_account',
    member: null,
    agent: null,
    operator: 'not_logged_in',
  },
  agent: {
    nobody: 'not_logged_in',
    foreign: 'not_logged_in',
    trial: 'in_need_true_account',
    member: 'agents_only',
    agent: null,
    operator: 'not_logged_in',
  },
  operator: {
    nobody: 'operator_token_required',
    foreign: 'operator_token_required',
    trial: 'operator_token_required',
    member: 'operator_token_required',
    agent: 'operator_token_required',
    operator: null,
  },
};

const flags = [
  { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: [{ modId: 'FREEPLAY3' as const, enabled: true }] },
];

describe('the access of every route', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let made = 0;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { flags } }), siteDocuments({ id: 'lotus', site: { flags } })],
      extend: (app) => app.get('/agents-of-tests', { config: { access: 'agent' } }, async () => ({})),
    });
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  const sessions = new Map<Visitor, Promise<string | null>>();
  /** A session of each kind, until a call may have ended it. */
  function tokenOf(visitor: Visitor): Promise<string | null> {
    const token = sessions.get(visitor) ?? newTokenOf(visitor);
    sessions.set(visitor, token);
    return token;
  }

  async function newTokenOf(visitor: Visitor): Promise<string | null> {
    if (visitor === 'nobody') return null;
    if (visitor === 'operator') return TEST_OPERATOR_TOKEN;
    if (visitor === 'trial') {
      const body = { os: 'Linux', platform: 'W' };
      return (
        successOf<SignedIn>(await gateway.ask('/wps/session/login/freeplay', { method: 'POST', body })).token ?? null
      );
    }
    made += 1;
    const account = `${visitor}${letters(made)}`;
    const host = visitor === 'foreign' ? 'lotus.localhost' : 'aurora.localhost';
    const token = await accountCalls(gateway).newMember(account, { host });
    if (visitor === 'agent')
      await database.forSite('aurora', (tx) =>
        tx.updateTable('member').set({ type: 1 }).where('account', '=', account).execute(),
      );
    return token;
  }

  const guardedRoutes = (): Array<readonly [string, Access]> =>
    [...gateway.app.routeAccess].filter(([route, access]) => access !== 'public' && !route.startsWith('HEAD '));

  it('is declared in the table only', () => {
    const declared = guardedRoutes().filter(([route]) => route !== 'GET /agents-of-tests');
    expect(Object.fromEntries(declared)).toEqual(GUARDED_ROUTES);
  });

  it('is public by intention', () => {
    const open = [...gateway.app.routeAccess].filter(
      ([route, access]) => access === 'public' && !route.startsWith('HEAD '),
    );
    expect(open.map(([route]) => route).sort()).toEqual([...PUBLIC].sort());
  });

  it.each([...Object.entries(GUARDED_ROUTES), ['GET /agents-of-tests', 'agent'] as const])(
    '%s is for: %s',
    async (route, access) => {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern
        .replace(':operatorId', '00000000-0000-4000-8000-000000000000')
        .replace(':siteId', 'aurora')
        .replace(':revision', '1')
        .replace(':digest', '0'.repeat(64))
        .replace(':provider', 'google');
      for (const visitor of VISITORS) {
        const token = await tokenOf(visitor);
        const response = await gateway.ask(path, {
          method,
          headers: token === null ? {} : { authorization: `Bearer ${token}` },
        });
        const expected = REFUSALS[access][visitor];
        // A file has no envelope, and neither has an empty answer.
        const isCall = response.headers['content-type']?.includes('json') ?? false;
        const { code } = isCall ? refusalOf(response) : { code: undefined };
        if (expected === null)
          expect(
            Object.values(REFUSALS).flatMap((row) => Object.values(row)),
            visitor,
          ).not.toContain(code ?? 'none');
        else expect(code, visitor).toBe(expected);
        if (method !== 'GET' && expected === null) sessions.delete(visitor);
      }
    },
  );
});

/** A number in letters, since names of these sites have no digits. */
function letters(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
}
