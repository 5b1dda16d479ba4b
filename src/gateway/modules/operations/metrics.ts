import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The gateway's figures. A registry of its own, so that two gateways in one process count apart. */
export function gatewayMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'marquee_' });
  const durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'Time from request to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  // Finding a series by its labels costs more than counting does; there are as many as routes, methods and statuses.
  const seriesByLabels = new Map<string, ReturnType<typeof durations.labels>>();
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address itself: labels that visitors can invent would grow without bound.
    const route = request.routeOptions.url ?? 'unknown';
    const key = `${request.method} ${reply.statusCode} ${route}`;
    const series = seriesByLabels.get(key) ?? durations.labels(request.method, route, String(reply.statusCode));
    seriesByLabels.set(key, series);
    series.observe(reply.elapsedTime / 1_000);
    done();
  });
  app.addHook('onClose', async () => registry.clear());
  return registry;
}
