import { beforeEach, describe, expect, it } from 'vitest';
import type { AnnouncementEntry, Announcements, RevisionPreview } from '#contracts/generated/contracts.ts';
import { keepPushed } from '#gateway/areas/sites/revisions/publish-site.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { browser, htmlOf, testPages } from '#gateway/testing/test-pages.ts';
import { siteDocuments, siteEdition } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';

const ANNOUNCEMENTS = '/wps/relay/MCSFE_getListAnnouncements';
const HALF_AN_HOUR_MS = 30 * 60_000;

function popup(title: string): AnnouncementEntry {
  return {
    id: title.toLowerCase(),
    kind: 'PU',
    execution: 'B',
    title: { EN: title },
    content: { EN: `<p>${title}</p>` },
  };
}

describe('a preview of a revision', () => {
  const pages = testPages();
  let revision: number;
  const published = ['aurora', 'lotus'].map((id) => siteDocuments({ id, announcements: [popup('Published')] }));

  beforeEach(async () => {
    await pages.start({ loads: [`${ANNOUNCEMENTS}?language=EN`] }, { sites: published });
    const draft = siteDocuments({ id: 'aurora', announcements: [popup('Draft')] });
    revision = await keepPushed(pages.database, siteEdition(draft));
  });

  const operator = () => operatorCalls(pages.gateway);
  const ask = (path: string, cookie?: string, rest: { method?: string; body?: unknown; host?: string } = {}) =>
    pages.gateway.ask(path, { ...rest, headers: { ...browser, ...(cookie !== undefined && { cookie }) } });
  const begin = async (): Promise<RevisionPreview> =>
    successOf(await operator().call(`/sites/aurora/revisions/${revision}/preview`, { method: 'POST' }));
  /** The cookie of a browser that opened a preview. */
  async function opened(host = 'aurora.localhost'): Promise<string> {
    const answer = await ask((await begin()).path, undefined, { host });
    return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  }
  async function popupsOf(cookie?: string): Promise<string> {
    const answer = await pages.gateway.ask(ANNOUNCEMENTS, { headers: cookie === undefined ? {} : { cookie } });
    return successOf<Announcements>(answer)
      .popup.map(({ title }) => title)
      .join();
  }

  it('begins by an address that leaves a cookie and goes', async () => {
    const { path, expiresAt } = await begin();
    expect(expiresAt).toBe('2026-06-01T00:30:00.000Z');
    const answer = await ask(`${path}&language=EN`);
    expect([answer.status, answer.headers.location]).toEqual([303, '/?language=EN']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^preview=[\w.-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('shows the draft to its own browser and to nobody else, whatever is cached already', async () => {
    const cookie = await opened();
    const titles = async () => [
      /(Draft|Published)<\/p>/.exec(htmlOf(await ask('/', cookie)))?.[1],
      /(Draft|Published)<\/p>/.exec(htmlOf(await ask('/')))?.[1],
      await popupsOf(cookie),
      await popupsOf(),
    ];
    for (let round = 0; round < 4; round += 1)
      expect(await titles()).toEqual(['Draft', 'Published', 'Draft', 'Published']);
  });

  it('is kept by no cache and found by no search engine, and says what it is', async () => {
    const cookie = await opened();
    for (const path of ['/', '/help', ANNOUNCEMENTS]) {
      const { headers } = await ask(path, cookie);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    const html = htmlOf(await ask('/help?a=1', cookie));
    expect(html).toContain(`Preview of revision ${revision}`);
    expect(html).toContain('href="/preview/end?to=%2Fhelp%3Fa%3D1"');
    const plain = await ask('/help');
    expect(htmlOf(plain)).not.toContain('preview');
    expect(plain.headers['x-robots-tag']).toBeUndefined();
  });

  it('judges everything but reading by what is published, under the page’s own revision', async () => {
    const closed = siteDocuments({ id: 'aurora', site: { maintenance: { enabled: true } } });
    revision = await keepPushed(pages.database, siteEdition(closed));
    const cookie = await opened();
    expect((await ask('/', cookie)).status).toBe(503);
    const headers = { cookie, origin: `http://aurora.localhost:${pages.gateway.port}` };
    const posted = await pages.gateway.ask('/wps/session/login', { method: 'POST', headers, body: {} });
    expect(refusalOf(posted).code).not.toBe('maintenance');
    const launch = '/wps/relay/GCSGAME_launchGame?vassalage=none&gameCode=none&mode=demo';
    expect(refusalOf(await ask(launch, cookie)).code).toBe(refusalOf(await ask(launch)).code);
    expect(posted.headers['x-site-revision']).toBe(String(revision));
    expect(posted.headers['cache-control']).toBe('no-store');
  });

  it('is passed over by answers that are made before the framework, and leaves none there', async () => {
    const cookie = await opened();
    const list = '/wps/relay/GCSGAME_gameList?pageSize=3';
    for (let round = 0; round < 4; round += 1) {
      expect((await pages.gateway.ask(list)).headers['x-robots-tag']).toBeUndefined();
      const { headers } = await pages.gateway.ask(list, { headers: { cookie } });
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'x-site-revision': String(revision) });
    }
  });

  it('leaves the service worker and what crawlers read as they are published', async () => {
    const cookie = await opened();
    for (const path of ['/service-worker.js', '/manifest.webmanifest', '/sitemap.xml'])
      expect((await ask(path, cookie)).text).toBe((await ask(path)).text);
  });

  it('is refused for another site', async () => {
    const answer = await ask((await begin()).path, undefined, { host: 'lotus.localhost' });
    expect(answer.headers.location).toBe('/');
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^preview=; Max-Age=0/);
    const cookie = await opened();
    const elsewhere = await ask('/', cookie, { host: 'lotus.localhost' });
    expect(htmlOf(elsewhere)).toContain('Published');
    expect(elsewhere.headers['set-cookie']?.[0]).toMatch(/^preview=; Max-Age=0/);
  });

  it.each(['nothing', '1.99999999999.', `1.99999999999.${'A'.repeat(43)}`])('is refused for %s', async (token) => {
    const answer = await ask('/', `preview=${token}`);
    expect(htmlOf(answer)).toContain('Published');
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^preview=; Max-Age=0/);
  });

  it('is over after half an hour', async () => {
    const cookie = await opened();
    pages.pass(HALF_AN_HOUR_MS - 1_000);
    expect(htmlOf(await ask('/', cookie))).toContain('Draft');
    pages.pass(1_000);
    const answer = await ask('/', cookie);
    expect(htmlOf(answer)).toContain('Published');
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^preview=; Max-Age=0/);
  });

  it.each([
    ['/slots?a=1', '/slots?a=1'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
  ])('ends by its link, which leads to %s by %s', async (to, location) => {
    const answer = await ask(`/preview/end?to=${encodeURIComponent(to)}`, await opened());
    expect([answer.status, answer.headers.location]).toEqual([303, location]);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^preview=; Max-Age=0/);
  });

  it('redirects to no other host', async () => {
    const { path } = await begin();
    expect((await ask(`//evil.example${path}`)).headers.location ?? '/').toBe('/');
  });

  it('needs a revision that is there', async () => {
    const answer = await operator().call('/sites/aurora/revisions/999/preview', { method: 'POST' });
    expect(refusalOf(answer).code).toBe('unknown_revision');
  });
});
