import type { FastifyInstance } from 'fastify';
import { fileLimit } from '#gateway/http/security/rate-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import type { OriginOf } from '#gateway/pages/site-origin.ts';
import { siteMap } from './site-map.ts';

const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * Tells crawlers what they may read of a site, everything of a real one and nothing of a demo, and which pages it has.
 */
export function crawlerRoutes(
  app: FastifyInstance,
  { mode, rateLimitFactor }: Pick<Settings, 'mode' | 'rateLimitFactor'>,
  originOf: OriginOf,
): void {
  const config = fileLimit(rateLimitFactor);
  const rule = mode === 'production' ? 'Allow: /' : 'Disallow: /';

  app.get('/robots.txt', { config }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', FOR_AN_HOUR)
      .send(`User-agent: *\n${rule}\n\nSitemap: ${originOf(siteOf(request))}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', { config }, async (request, reply) => {
    const site = siteOf(request);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', FOR_AN_HOUR)
      .send(siteMap(site, originOf(site)));
  });
}
