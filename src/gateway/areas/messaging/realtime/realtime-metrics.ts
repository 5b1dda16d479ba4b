import { Gauge, type Registry } from 'prom-client';

/**
 * How many sockets are open on this process, by site.
 * @param counts asked whenever the figures are read.
 */
export function realtimeMetrics(registry: Registry, counts: () => ReadonlyMap<string, number>): void {
  const open = new Gauge({
    name: 'marquee_realtime_sockets',
    help: 'Open WebSocket connections of this process, by site.',
    labelNames: ['site'],
    registers: [registry],
    collect() {
      for (const [site, count] of counts()) open.set({ site }, count);
    },
  });
}
