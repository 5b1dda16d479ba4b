import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';

describe('installing a site as an app', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  const plain = siteDocuments({
    id: 'aurora',
    site: { name: 'Aurora <one>', languages: { offered: ['EN', 'AR'], default: 'EN' } },
    assets: { 'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  });
  const icons = { favicon: 'assets/mark.svg', touch: 'assets/icon-192.png', large: 'assets/icon-512.png' };
  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database, { sites: [{ ...plain, theme: { ...plain.theme, icons } }] });
  });
  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  it('is its name, its colours and its icons, in the language that is asked for', async () => {
    const { headers, text } = await gateway.ask('/manifest.webmanifest?language=AR');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({
      name: 'Aurora <one>',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/',
      display: 'standalone',
    });
    expect(manifest.background_color).toBe(plain.theme.colors.bg);
    const base = gateway.sites.siteByHost('aurora.localhost')?.assetBase;
    expect(manifest.icons.map(({ src, sizes, purpose }: Record<string, string>) => [src, sizes, purpose])).toEqual([
      [`${base}/mark.svg`, 'any', 'any'],
      [`${base}/icon-192.png`, '192x192', 'any'],
      [`${base}/icon-192.png`, '192x192', 'maskable'],
      [`${base}/icon-512.png`, '512x512', 'any'],
      [`${base}/icon-512.png`, '512x512', 'maskable'],
    ]);
  });

  it('is a worker that keeps the offline page of its revision, and may fetch from the site alone', async () => {
    const { headers, text } = await gateway.ask('/service-worker.js?language=AR');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain('"/offline?language=AR"');
    expect(text).toContain(plain.checksum.slice(0, 16));
  });

  it('is a page for when there is no network, which needs nothing but the mark', async () => {
    const { headers, text } = await gateway.ask('/offline?language=AR', { headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; img-src 'self'/);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('Aurora &lt;one&gt;');
    expect(text).not.toContain('<script');
  });

  it('answers `unknown_site` on a host without a site', async () => {
    for (const path of ['/manifest.webmanifest', '/service-worker.js', '/offline'])
      expect(refusalOf(await gateway.ask(path, { host: 'nobody.localhost' }))).toMatchObject({ code: 'unknown_site' });
  });
});
