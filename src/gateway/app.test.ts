import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { contractNameOf } from './http/contract.ts';
import { type ContractName, validatorOf } from './kit/contract-validator.ts';
import { startGateway, type TestGateway } from './testing/start-gateway.ts';
import { siteDocuments } from './testing/test-site.ts';
import { refusalOf } from './testing/unwrap.ts';

interface DescribedCall {
  readonly path: string;
  readonly forms: readonly ContractName[];
}

/** The part of the API description about a call's success. */
interface Operation {
  readonly tags: readonly string[];
  readonly responses: { 200: { content: { 'application/json': { schema: { properties: { value: object } } } } } };
}

const SITE_CALLS = [
  '/wps/system/permission',
  '/wps/system/whitelabel',
  '/wps/system/status',
  '/wps/system/setting/register',
  '/wps/system/setting/register/rules',
  '/wps/system/domainRoute',
  '/wps/system/helpCenter',
  '/wps/system/keys',
  '/wps/relay/MCSFE_getListAnnouncements',
  '/wps/relay/CBS_modelList',
  '/wps/relay/CBS_launchChat',
  '/wps/system/credits',
  '/lgw/games/game_menus',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GCSGAME_vendorLanes',
  '/wps/relay/GCSGAME_vendorGameTypes',
  '/wps/relay/GCSGAME_vassalGameType',
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GCSGAME_popular',
  '/wps/games/search',
  '/wps/relay/ODSFE2_getWinnerBoard',
  '/wps/relay/GCS_merchantWallet',
];

/** Operators sign in on every host, so that the keys for it are there too. */
const ANSWERS_ON_EVERY_HOST = '/wps/system/keys';

/** Required query parameters by call. */
const NEEDED: Readonly<Record<string, string>> = {
  '/wps/relay/GCSGAME_vassalGameType': 'vassalage=PG',
  '/wps/games/search': 'query=a',
};

describeOnOneEngine('the gateway', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: readonly DescribedCall[];

  beforeAll(async () => {
    database = await open();
    const help = [{ term: 'faq', title: { EN: 'Questions' }, content: { EN: 'Answers' } }];
    const site = {
      customerService: [{ csType: 'LIVECHAT' as const, url: 'https://chat.example/aurora' }],
      allowedHosts: ['chat.example'],
    };
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site, help })],
      extend: (app) => void app.post('/wps/test/write', async () => ({ written: true })),
    });
    calls = await describedCalls(gateway);
  });

  afterAll(() => gateway.close());

  it('describes every call of its contract', () => {
    expect(calls.map(({ path }) => path).sort()).toEqual([...SITE_CALLS].sort());
  });

  it.each(SITE_CALLS)('answers %s in the form that it describes, and nothing beyond it', async (path) => {
    const forms = calls.find((call) => call.path === path)?.forms ?? [];
    for (const query of [
      '',
      '?language=ES',
      ...(path.endsWith('/permission') ? ['?part=site', '?part=visitor'] : []),
    ]) {
      const needed = NEEDED[path];
      const response = await gateway.ask(needed ? `${path}${query || '?'}&${needed}` : path + query);
      expect(response.status, response.text).toBe(200);
      const { value } = response.json() as { value: unknown };
      const faults = forms.map((form) => (validatorOf(form)(value) ? null : validatorOf(form).errors));
      expect(faults, `${path}${query}`).toContain(null);
    }
  });

  it.each(SITE_CALLS)('refuses a value that %s does not know, by its name', async (path) => {
    const response = await gateway.ask(`${path}?language=EN&colour=red&${NEEDED[path] ?? ''}`);
    expect(refusalOf(response)).toEqual({ status: 400, code: 'invalid_request', fields: { colour: 'unknown_field' } });
  });

  it.each(SITE_CALLS)('answers %s to no host that is no site, but for the platform’s keys', async (path) => {
    for (const host of ['elsewhere.localhost', 'localhost', 'aurora.localhost.evil.example', '']) {
      const answer = await gateway.ask(path, { host });
      if (path === ANSWERS_ON_EVERY_HOST) expect(answer.status).toBe(200);
      else expect(refusalOf(answer).code).toBe('unknown_site');
    }
  });

  it('names the site by Host alone, whatever a proxy header says', async () => {
    const headers = { 'x-forwarded-host': 'aurora.localhost' };
    expect(refusalOf(await gateway.ask('/wps/system/status', { host: 'other.localhost', headers })).code).toBe(
      'unknown_site',
    );
    expect((await gateway.ask('/wps/system/status', { host: 'AURORA.localhost.:9' })).status).toBe(200);
  });

  it('describes itself in whole: every reference leads somewhere', async () => {
    const document = (await gateway.ask('/docs/openapi.json', { host: 'localhost' })).json() as { openapi: string };
    expect(document.openapi).toBe('3.1.0');
    for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = pointer
        .split('/')
        .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
      expect(target, pointer).toBeDefined();
    }
  });

  it('answers what is not there in the envelope of a refusal', async () => {
    expect(refusalOf(await gateway.ask('/wps/nothing'))).toMatchObject({ status: 404, code: 'not_found' });
    expect(refusalOf(await gateway.ask('/%E0%A4%A')).status).toBe(400);
  });

  it.each(['/wps/system/status', '/pictures/v/tiles/PG/PG-1.webp', '/assets/x.js', '/help', '/docs'])(
    'tells which methods %s takes, to who comes with another',
    async (path) => {
      const refused = await gateway.ask(path, { method: 'DELETE' });
      expect(refusalOf(refused)).toMatchObject({ status: 405, code: 'method_not_allowed' });
      expect(refused.headers.allow).toBe('GET, HEAD');
    },
  );

  it('answers 405 to a GET of a call that only writes', async () => {
    const refused = await gateway.ask('/wps/test/write');
    expect([refused.status, refused.headers.allow]).toEqual([405, 'POST']);
    expect(refusalOf(await gateway.ask('/wps/test/writes', { method: 'POST' })).status).toBe(404);
  });

  it.each(SITE_CALLS)('sends cache and Vary headers with %s', async (path) => {
    const { headers } = await gateway.ask(`${path}?${NEEDED[path] ?? ''}`);
    const isForOnce = ['/wps/system/permission', '/wps/system/status', '/wps/relay/CBS_launchChat'].includes(path);
    expect(headers).toMatchObject({
      'cache-control': isForOnce ? 'no-store' : 'no-cache',
      vary: expect.stringContaining('accept-language, cookie, language'),
    });
    if (headers.etag === undefined) return;
    const again = await gateway.ask(`${path}?${NEEDED[path] ?? ''}`, { headers: { 'if-none-match': headers.etag } });
    expect([again.status, again.headers.vary]).toEqual([304, headers.vary]);
  });

  it('leads to its description with a slash at the end too', async () => {
    const answer = await gateway.ask('/docs/');
    expect([answer.status, answer.headers.location]).toEqual([308, '/docs']);
  });
});

async function describedCalls(gateway: TestGateway): Promise<DescribedCall[]> {
  const response = await gateway.ask('/docs/openapi.json', { host: 'localhost' });
  const { paths } = response.json() as { paths: Record<string, { get?: Operation }> };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    // Calls that need a token, or a value of theirs, are tried where they are.
    const isPublic = gateway.app.routeAccess.get(`GET ${path}`) === 'public';
    if (get === undefined || !isPublic || get.tags.some((tag) => ['lottery', 'session', 'member'].includes(tag)))
      return [];
    const { value } = get.responses[200].content['application/json'].schema.properties;
    const forms = 'anyOf' in value ? (value.anyOf as object[]) : [value];
    return [{ path, forms: forms.map(contractNameOf).filter((name) => name !== undefined) }];
  });
}
