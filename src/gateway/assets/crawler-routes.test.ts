import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { crawlerRoutes } from './crawler-routes.ts';
import { siteMap } from './site-map.ts';

const page = { title: { EN: 'A page' }, sections: [] };

const aurora = siteDocuments({
  id: 'aurora',
  site: { languages: { offered: ['EN', 'ES', 'HI'], default: 'EN' } },
  layout: {
    id: 'aurora-player',
    pages: {
      home: { ...page, paths: ['/', '/home'] },
      help: { ...page, paths: ['/help'] },
      login: { ...page, paths: ['/login'], showsPage: 'home' },
      member: { ...page, paths: ['/member'], access: 'member' },
      'not-found': { ...page, state: 'notFound' },
    },
  },
});

describe('the files for crawlers', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database, { sites: [aurora] });
  });
  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  it('keeps them out of a demo, and names the map of its pages', async () => {
    const { headers, text } = await gateway.ask('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^User-agent: \*\nDisallow: \/\n\nSitemap: http:\/\/aurora\.localhost:\d+\/sitemap\.xml\n$/);
  });

  it('lets them into a real site', async () => {
    const app = Fastify();
    app.decorateRequest('site');
    app.addHook('onRequest', async (request) => {
      request.site = { ...aurora, revision: 1, publication: 1, assetBase: '/site-assets/1' };
    });
    crawlerRoutes(app, { mode: 'production', rateLimitFactor: 1 }, () => 'https://aurora.example');
    const { body } = await app.inject('/robots.txt');
    expect(body).toBe('User-agent: *\nAllow: /\n\nSitemap: https://aurora.example/sitemap.xml\n');
    await app.close();
  });

  it('maps the pages that anybody may open, once each, in the languages that the site has words in', async () => {
    const map = siteMap({ ...aurora, revision: 1, publication: 1, assetBase: '' }, 'https://aurora.example');
    expect([...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://aurora.example/',
      'https://aurora.example/help',
    ]);
    expect(map).toContain('hreflang="es" href="https://aurora.example/help?language=ES"');
    expect(map).not.toContain('hreflang="hi"');
    const answer = await gateway.ask('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.text.match(/<url>/g)).toHaveLength(2);
  });
});
