import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import type { SentAnswer } from '#gateway/http/early-answers/front-answer.ts';

/**
 * The gateway's request metrics. Each gateway has a registry of its own, so that two in one process count apart.
 * @returns counts the answers that are sent before Fastify's lifecycle.
 */
export function gatewayMetrics(app: FastifyInstance, registry: Registry) {
  collectDefaultMetrics({ register: registry, prefix: 'marquee_' });
  const durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'Request latency in seconds, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  type Series = ReturnType<typeof durations.labels>;
  // Finding a series by its labels costs more than counting does; there are as many as routes, methods and statuses.
  const seriesByLabels = new Map<string, Series>();
  /** Those of answers that are sent in front of the framework: all of one method and status. */
  const frontSeries = new Map<string, Series>();
  function seriesOf(method: string, status: number, route: string): Series {
    const key = `${method} ${status} ${route}`;
    const series = seriesByLabels.get(key) ?? durations.labels(method, route, String(status));
    seriesByLabels.set(key, series);
    return series;
  }
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address itself: labels that visitors can invent would grow without bound.
    const route = request.routeOptions.url ?? 'unknown';
    seriesOf(request.method, reply.statusCode, route).observe(reply.elapsedTime / 1_000);
    done();
  });
  app.addHook('onClose', async () => registry.clear());
  return {
    observeFront({ route, durationMs }: SentAnswer): void {
      const series = frontSeries.get(route) ?? seriesOf('GET', 200, route);
      frontSeries.set(route, series);
      series.observe(durationMs / 1_000);
    },
  };
}
