import type { FastifyInstance } from 'fastify';
import type { Configuration } from '#gateway/configuration.ts';
import { fileLimit } from '#gateway/plugins/rate-limits.ts';

/** Tells crawlers what they may read of a site: everything of a real one, nothing of a demo. */
export function robotsRoutes(
  app: FastifyInstance,
  { mode, rateLimitFactor }: Pick<Configuration, 'mode' | 'rateLimitFactor'>,
): void {
  const rules = `User-agent: *\n${mode === 'production' ? 'Allow: /' : 'Disallow: /'}\n`;
  app.get('/robots.txt', { config: fileLimit(rateLimitFactor) }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(rules),
  );
}
