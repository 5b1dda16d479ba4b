import type { FastifyInstance } from 'fastify';
import { fileLimit } from '#gateway/http/security/rate-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { sendOfflinePage } from '#gateway/pages/offline-page.ts';
import { serviceWorker } from './service-worker.ts';
import { webManifest } from './web-manifest.ts';

/** The content security policy of the service worker: pages of the site, and its cached files. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The web manifest, the service worker and the offline page: they make a site an installable app. */
export function installRoutes(app: FastifyInstance, rateLimitFactor: number): void {
  const config = fileLimit(rateLimitFactor);

  app.get('/manifest.webmanifest', { config }, async (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(webManifest(siteOf(request), request.language)),
  );

  app.get('/service-worker.js', { config }, async (request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .send(serviceWorker(siteOf(request), request.language)),
  );

  app.get('/offline', { config }, async (request, reply) => sendOfflinePage(reply, siteOf(request), request.language));
}
