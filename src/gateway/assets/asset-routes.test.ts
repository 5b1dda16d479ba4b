import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { testPortal } from '#gateway/testing/test-portal.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';

const script = 'export const answer = 42;\n'.repeat(50);

describe('files', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marquee-files-'));
    await mkdir(path.join(folder, 'client/assets/deep'), { recursive: true });
    await mkdir(path.join(folder, 'fonts'));
    await writeFile(path.join(folder, 'client/assets/entry-1.js'), script);
    await writeFile(path.join(folder, 'client/assets/deep/style.css'), 'a{}');
    await writeFile(path.join(folder, 'client/secret.js'), 'secret');
    await writeFile(path.join(folder, 'client/assets/notes.txt'), 'of no known type');
    await writeFile(path.join(folder, 'fonts/geist.woff2'), 'font');
    await writeFile(path.join(folder, 'fonts/brief.woff2'), 'font');
    const aurora = siteDocuments({
      id: 'aurora',
      assets: { 'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', 'pictures/wide.webp': 'picture' },
    });
    database = await openTestDatabase();
    gateway = await startGateway(database, {
      sites: [
        { ...aurora, theme: { ...aurora.theme, icons: { favicon: 'assets/mark.svg' } } },
        siteDocuments({ id: 'lotus' }),
      ],
      portal: testPortal({ clientFolder: path.join(folder, 'client') }),
      fontsFolder: path.join(folder, 'fonts'),
    });
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('of the portal are kept for ever, in the encoding that the browser takes', async () => {
    const ask = (encoding: string) => gateway.ask('/assets/entry-1.js', { headers: { 'accept-encoding': encoding } });
    const [brotli, gzip, plain] = [await ask('br'), await ask('gzip'), await ask('')];
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(script);
    expect(gunzipSync(gzip.bytes).toString()).toBe(script);
    expect(plain.text).toBe(script);
    for (const { headers } of [brotli, gzip, plain]) {
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'accept-encoding',
      });
    }
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect((await gateway.ask('/assets/deep/style.css')).headers['content-type']).toContain('text/css');
  });

  it('of fonts are kept for a day, since their names stay when they change', async () => {
    const { headers } = await gateway.ask('/fonts/geist.woff2');
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
    const again = await gateway.ask('/fonts/geist.woff2', { headers: { 'if-none-match': headers.etag } });
    expect(again.status).toBe(304);
  });

  it('that vanish are not found from then on, until they are back', async () => {
    const file = path.join(folder, 'fonts/brief.woff2');
    await rm(file);
    expect(refusalOf(await gateway.ask('/fonts/brief.woff2'))).toMatchObject({ status: 404, code: 'not_found' });
    expect(gateway.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
    await writeFile(file, 'back');
    expect((await gateway.ask('/fonts/brief.woff2')).text).toBe('back');
  });

  it('of a site are its icon too, where every browser looks for it', async () => {
    const icon = await gateway.ask('/favicon.ico');
    expect(icon.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(icon.text).toContain('<svg');
    const none = await gateway.ask('/favicon.ico', { host: 'lotus.localhost', headers: { accept: '*/*' } });
    expect(refusalOf(none)).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('of a site are kept for ever at the address of its revision', async () => {
    const base = gateway.sites.siteByHost('aurora.localhost')?.assetBase ?? '';
    const mark = await gateway.ask(`${base}/mark.svg`);
    expect(mark.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(mark.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await gateway.ask(`${base}/pictures/wide.webp`)).text).toBe('picture');
    for (const other of ['/site-assets/0000000000000000', `${base}/constructor`])
      expect((await gateway.ask(`${other}/mark.svg`)).status).toBe(404);
  });

  it('of a site stay what they were at the address of an older revision', async () => {
    const published = (mark: string) => siteDocuments({ id: 'aurora', assets: { 'mark.svg': mark } });
    const addresses = new Map<string, string>();
    for (const mark of ['<svg id="one"/>', '<svg id="two"/>']) {
      await gateway.publish([published(mark), siteDocuments({ id: 'lotus' })]);
      addresses.set(mark, `${gateway.sites.siteByHost('aurora.localhost')?.assetBase}/mark.svg`);
    }
    for (const [mark, address] of addresses) expect((await gateway.ask(address)).text).toBe(mark);
  });

  it('of one site are not found on the host of another', async () => {
    const base = gateway.sites.siteByHost('aurora.localhost')?.assetBase ?? '';
    expect((await gateway.ask(`${base}/mark.svg`, { host: 'lotus.localhost' })).status).toBe(404);
  });

  it.each([
    '/assets/../secret.js',
    '/assets/%2e%2e/secret.js',
    '/assets/..%2fsecret.js',
    '/assets/deep/../../secret.js',
    '/assets/notes.txt',
    '/assets/',
    '/assets/nothing.js',
    '/fonts/..%5c..%5csecret.js',
  ])('are found in their folder alone, as known types: not %s', async (address) => {
    const answer = await gateway.ask(address, { headers: { accept: 'application/json' } });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('secret');
  });
});
