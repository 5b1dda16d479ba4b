import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { Operator } from '#gateway/identity/operator.ts';
import type { FindSession, IsPasswordChangeDue } from '#gateway/identity/session.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { operatorAccess } from './access/operator-access.ts';
import { sessionAccess } from './access/session-access.ts';
import { callValidation } from './call-validation.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { frontDesk } from './early-answers/front-desk.ts';
import { earlyRefusals } from './early-refusals.ts';
import { errorAnswers } from './error-answers.ts';
import { formBodies } from './form-bodies.ts';
import { watchEventLoop } from './operations/event-loop-watch.ts';
import { gatewayMetrics } from './operations/metrics.ts';
import { operationsRoutes } from './operations/operations-routes.ts';
import { requestIdOf } from './request-ids.ts';
import { requestLanguage } from './request-language.ts';
import { frontLog, requestLog } from './request-log.ts';
import { originForm, requestTarget } from './request-target.ts';
import { type EnvelopeParts, encryptedCalls } from './security/encrypted-calls.ts';
import { originCheck } from './security/origin-check.ts';
import { rateLimits } from './security/rate-limits.ts';
import { securityHeaders } from './security/security-headers.ts';
import { siteByHost } from './site-by-host.ts';
import { type PreviewSource, sitePreview } from './site-preview.ts';
import { socketUpgrades } from './socket-upgrades.ts';

/** The largest body in bytes that a call accepts unless it says otherwise. */
const LARGEST_BODY = 64 * 1024;

interface HttpServerParts {
  readonly configuration: Settings;
  readonly database: { ping(): Promise<unknown> };
  readonly sites: SiteDirectory;
  readonly previews: PreviewSource;
  readonly metrics: Registry;
  /** Registers the development server's own routes. */
  readonly registerDevelopment?: ((app: FastifyInstance) => void) | undefined;
  readonly findSession: FindSession;
  readonly isChangeDue: IsPasswordChangeDue;
  /** The token with which programs on the gateway's own machine make operators' calls. */
  readonly operatorToken: string;
  readonly findOperator: (token: string) => Promise<Operator | null>;
  readonly envelopes: Omit<EnvelopeParts, 'clock'>;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Fastify with every hook of every request, in order; areas add their routes to it. */
export async function httpServer(parts: HttpServerParts): Promise<FastifyInstance> {
  const { configuration, database, sites, metrics, clock } = parts;
  const app = Fastify({
    loggerInstance: parts.log,
    trustProxy: configuration.trustedProxies.option,
    genReqId: requestIdOf,
    // The request log below writes one line per answer; Fastify's own two lines carry the whole address.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    rewriteUrl: originForm,
    // A request without a host is refused like any other, in the envelope.
    http: { requireHostHeader: false },
    ...earlyRefusals(sites),
    routerOptions: { maxParamLength: 200 },
  });
  errorAnswers(app);
  socketUpgrades(app);
  callValidation(app);
  const { observeFront } = gatewayMetrics(app, metrics);
  frontDesk(app, {
    sites,
    proxies: configuration.trustedProxies,
    factor: configuration.rateLimitFactor,
    clock,
    listeners: [observeFront, frontLog(app)].filter((listener) => listener !== null),
  });
  securityHeaders(app);
  requestLog(app);
  requestTarget(app);
  parts.registerDevelopment?.(app);
  siteByHost(app, sites);
  sitePreview(app, parts.previews);
  requestLanguage(app);
  originCheck(app);
  encryptedCalls(app, { ...parts.envelopes, clock });
  formBodies(app);
  sessionAccess(app, parts.findSession, parts.isChangeDue);
  operatorAccess(app, {
    machineToken: parts.operatorToken,
    find: parts.findOperator,
    deskHost: configuration.deskHost,
  });
  await rateLimits(app, configuration.rateLimitFactor);

  const eventLoop = watchEventLoop();
  app.addHook('onClose', async () => eventLoop.stop());
  if (configuration.showsDocs) docsRoutes(app);
  operationsRoutes(app, { configuration, database, sites, metrics, isOverloaded: eventLoop.isOverloaded });
  return app;
}
