import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../api-problem.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { bankRoutes } from './bank-page.ts';
import { chainRoutes } from './chain-page.ts';
import { hostedRoutes } from './hosted-routes.ts';
import { messagePage } from './page-frame.ts';
import { payoutPageRoutes } from './payouts-page.ts';
import { SANDBOX_STYLE } from './sandbox-style.ts';
import { sendPage } from './send-page.ts';

/** Everything that people see. Forms come as browsers send them, and problems are answered as pages. */
export function pageRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('preHandler', async (request) => {
    if (request.method === 'POST') request.body ??= {};
  });
  app.setErrorHandler((error: Error, request, reply) => {
    if (!(error instanceof ApiProblem)) throw error;
    const tool = /^\/(?:bank|chain|payouts)/.exec(request.routeOptions.url ?? '')?.[0];
    const back = tool === undefined ? undefined : { href: tool, name: 'Back' };
    return sendPage(reply.code(error.status), messagePage('That did not work', error.message, back));
  });
  app.get('/sandbox.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(SANDBOX_STYLE),
  );
  app.get('/', async (_request, reply) => reply.redirect('/bank', 303));
  hostedRoutes(app, parts);
  bankRoutes(app, parts);
  chainRoutes(app, parts);
  payoutPageRoutes(app, parts);
}
