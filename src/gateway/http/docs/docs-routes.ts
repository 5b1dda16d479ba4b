import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '#gateway/http/accepted-encoding.ts';
import { setPagePolicy } from '#gateway/http/security/security-headers.ts';
import { createNonce } from '#gateway/kit/nonce.ts';
import { isThisMachine } from '#gateway/kit/this-machine.ts';
import { DOCS_FILES, type DocsFile, readDocsFile } from './docs-files.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { type DescribedRoute, openApiDocument } from './openapi-document.ts';
import { readSchemaLibrary } from './schema-library.ts';

const FOR_AN_HOUR = 'public, max-age=3600';

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
    setPagePolicy(reply, docsPolicy(nonce));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(docsPage(nonce));
  });

  for (const name of Object.keys(DOCS_FILES) as DocsFile[])
    app.get(`/docs/${name}`, ownHosts, async (request, reply) => {
      const encoding = acceptedEncoding(request.headers['accept-encoding']) === 'br' ? 'br' : 'identity';
      reply.header('cache-control', FOR_AN_HOUR).header('vary', 'accept-encoding').type(DOCS_FILES[name]);
      if (encoding === 'br') reply.header('content-encoding', encoding);
      return reply.send(await readDocsFile(name, encoding));
    });
}
