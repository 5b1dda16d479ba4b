import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { answerProblems } from './answer-problems.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { payoutRoutes } from './routes/payout-routes.ts';
import { sandboxRoutes } from './routes/sandbox-routes.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { securityHeaders } from './security-headers.ts';
import type { WebhookDelivery } from './webhooks/deliver-webhooks.ts';

/** The whole server: every part in order. */
export function buildPaymentsApp(
  parts: SandboxParts,
  delivery: WebhookDelivery,
  log: FastifyBaseLogger,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // The framework's own lines carry whole addresses, and a hosted page's holds its token.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, discriminator: true } },
  });
  app.removeContentTypeParser('text/plain');
  answerProblems(app);
  securityHeaders(app);
  app.get('/healthz', async () => ({ status: 'ok' }));
  paymentRoutes(app, parts);
  payoutRoutes(app, parts);
  app.register(async (inside) => sandboxRoutes(inside, parts, delivery));
  app.register(async (inside) => pageRoutes(inside, parts));
  return app;
}
