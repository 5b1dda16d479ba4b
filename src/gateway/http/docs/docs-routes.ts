import type { FastifyInstance } from 'fastify';
import { setPagePolicy } from '#gateway/http/security/security-headers.ts';
import { createNonce } from '#gateway/kit/nonce.ts';
import { isThisMachine } from '#gateway/kit/this-machine.ts';
import { docsPage } from './docs-page.ts';
import { type DescribedRoute, openApiDocument } from './openapi-document.ts';
import { readSchemaLibrary } from './schema-library.ts';

/**
 * Describes every route that is registered after this, at /docs and /docs/openapi.json of sites and of the machine
 * itself.
 */
export function docsRoutes(app: FastifyInstance): void {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  let document: ReturnType<typeof openApiDocument> | undefined;
  const described = () => {
    document ??= openApiDocument(routes, readSchemaLibrary());
    return document;
  };
  const ownHosts = { config: { answersHost: isThisMachine } };

  app.get('/docs/openapi.json', ownHosts, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(JSON.stringify(described())),
  );

  app.get('/docs/', ownHosts, async (_request, reply) => reply.redirect('/docs', 308));

  app.get('/docs', ownHosts, async (_request, reply) => {
    const nonce = createNonce();
    setPagePolicy(
      reply,
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(docsPage(described(), nonce));
  });
}
