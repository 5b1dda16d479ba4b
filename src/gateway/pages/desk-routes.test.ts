import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorMe, OperatorSignedIn, OperatorSites } from '#contracts/generated/contracts.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { readBuiltDesk } from './built-desk.ts';

const DESK = 'desk.localhost';

describe('the desk of operators', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let folder: string;
  let calls: ReturnType<typeof operatorCalls>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marquee-desk-'));
    await mkdir(path.join(folder, 'assets'));
    await mkdir(path.join(folder, '.vite'));
    await writeFile(path.join(folder, 'assets/desk-1.js'), 'export {};');
    await writeFile(path.join(folder, 'assets/desk-1.css'), 'a{}');
    const manifest = {
      'src/words.json': { file: 'assets/words-1.js' },
      'src/desk.tsx': { file: 'assets/desk-1.js', isEntry: true, css: ['assets/desk-1.css'] },
    };
    await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    const desk = readBuiltDesk(folder);
    if (desk === null) throw new Error('the desk of the test is not there');
    database = await openTestDatabase();
    gateway = await startGateway(database, { desk });
    calls = operatorCalls(gateway);
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  const ask = (address: string, headers: Record<string, string> = {}) => gateway.ask(address, { host: DESK, headers });

  it('is one page for all of its addresses, at its own host alone', async () => {
    for (const address of ['/', '/queues/aurora/withdrawals/withdrawal-1?from=list']) {
      const page = await ask(address);
      expect(page.status).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.text).toContain('src="/assets/desk-1.js"');
      expect(page.text).toContain('href="/assets/desk-1.css"');
    }
    expect((await gateway.ask('/queues', { host: 'aurora.localhost' })).text).not.toContain('desk-1.js');
    expect(refusalOf(await gateway.ask('/assets/desk-1.js', { host: 'aurora.localhost' })).code).toBe('not_found');
  });

  it('lets in scripts by the nonce of the answer, and no frame around it', async () => {
    const [first, second] = [await ask('/'), await ask('/')];
    const policy = String(first.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(first.text).toContain(`<script type="module" src="/assets/desk-1.js" nonce="${nonce}">`);
    expect(second.text).not.toContain(nonce);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('has files that browsers keep, and nothing else of its folder', async () => {
    const file = await ask('/assets/desk-1.js');
    expect(file.text).toBe('export {};');
    expect(file.headers['cache-control']).toContain('immutable');
    for (const address of ['/assets/../.vite/manifest.json', '/assets/none.js', '/favicon.ico', '/robots.txt'])
      expect((await ask(address)).status, address).toBe(404);
  });

  it('keeps a session in a cookie that scripts cannot read, and no other host takes it', async () => {
    const { account, secret } = await calls.newOperator('desk-ada', [{ siteId: 'aurora', role: 'cashier' }]);
    const totp = calls.codeOf(secret, 1);
    const opened = await calls.signIn(account, { totp, transport: 'cookie' }, DESK);
    expect(successOf<OperatorSignedIn>(opened).token).toBeUndefined();
    const [cookie = ''] = opened.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);

    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect(successOf<OperatorMe>(await ask('/wps/operator/me', headers)).account).toBe(account);
    const { sites } = successOf<OperatorSites>(await ask('/wps/operator/sites', headers));
    expect(sites.map(({ id }) => id)).toEqual(['aurora']);
    for (const host of ['aurora.localhost', 'localhost'])
      expect(refusalOf(await gateway.ask('/wps/operator/me', { host, headers })).code).toBe('operator_token_required');

    const leave = (origin: string) =>
      gateway.ask('/wps/operator/session', { method: 'DELETE', host: DESK, headers: { ...headers, origin }, body: {} });
    expect(refusalOf(await leave('http://evil.example')).code).toBe('origin_refused');
    const left = await leave(`http://${DESK}:${gateway.port}`);
    expect(successOf(left)).toEqual({ done: true });
    expect(left.headers['set-cookie']?.[0]).toMatch(/^desk=; Max-Age=0/);
    expect(refusalOf(await ask('/wps/operator/me', headers)).code).toBe('operator_token_required');
  });

  it('gives its cookie at no other host', async () => {
    const { account, secret } = await calls.newOperator('desk-ben', [{ siteId: 'aurora', role: 'cashier' }]);
    const refused = await calls.signIn(account, { totp: calls.codeOf(secret, 1), transport: 'cookie' });
    expect(refusalOf(refused)).toMatchObject({ code: 'invalid_request', fields: { transport: {} } });
    expect(refused.headers['set-cookie']).toBeUndefined();
  });
});
