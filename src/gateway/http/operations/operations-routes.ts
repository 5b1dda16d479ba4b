import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { hostOf } from '#gateway/http/site-by-host.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { isAddress, isThisMachine } from '#gateway/kit/this-machine.ts';

interface OperationsParts {
  readonly configuration: Pick<Settings, 'metricsHost' | 'trustedProxies'>;
  readonly database: { ping(): Promise<unknown> };
  readonly sites: SiteDirectory;
  readonly metrics: Registry;
  /** Whether the event loop is too far behind to take more. */
  readonly isOverloaded: () => boolean;
}

const OF_THE_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

export function operationsRoutes(app: FastifyInstance, parts: OperationsParts): void {
  const { metricsHost } = parts.configuration;
  // Probes ask by address or on a host of their own. Any other name that leads here is not ours, and learns nothing.
  const forProbes = {
    config: { answersHost: (host: string) => isAddress(host) || isThisMachine(host) || host === metricsHost },
  };

  app.get('/healthz', forProbes, async (_request, reply) => {
    // A site's other lines are timed from its pages: every origin may read that the process answers, and nothing more.
    reply
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    return { status: 'ok' };
  });

  app.get('/readyz', forProbes, async (_request, reply) => {
    const database = await parts.database.ping().then(
      () => 'ok',
      () => 'unreachable',
    );
    const checks = {
      database,
      sites: parts.sites.all().length > 0 ? 'ok' : 'none',
      load: parts.isOverloaded() ? 'overloaded' : 'ok',
    };
    const isReady = Object.values(checks).every((state) => state === 'ok');
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ready' : 'not ready', checks };
  });

  app.get('/metrics', { config: { anyHost: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, parts.configuration)) throw new DomainError('not_found');
    return reply.type(parts.metrics.contentType).send(await parts.metrics.metrics());
  });
}

/**
 * Metrics are served on their own host, where one is set, and to the machine itself; never on a site's host. Behind a
 * proxy every visitor may look like the machine, so without a host of their own they are then served to nobody.
 */
function mayReadMetrics(
  request: FastifyRequest,
  { metricsHost, trustedProxies }: OperationsParts['configuration'],
): boolean {
  if (request.site !== null) return false;
  if (metricsHost !== undefined) return hostOf(request) === metricsHost || isOfTheMachine(request);
  return trustedProxies.option === false && isOfTheMachine(request);
}

function isOfTheMachine(request: FastifyRequest): boolean {
  const { forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
  if (forwarded !== undefined || forwardedFor !== undefined) return false;
  return OF_THE_MACHINE.has(hostOf(request)) && LOOPBACK.test(request.ip);
}
