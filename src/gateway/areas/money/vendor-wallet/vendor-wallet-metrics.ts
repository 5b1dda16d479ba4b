import { Counter, Gauge, type Registry } from 'prom-client';

/** The metrics of the vendors' side of the wallet. */
export function vendorWalletMetrics(metrics: Registry) {
  return {
    calls: new Counter({
      name: 'marquee_vendor_calls_total',
      help: 'Wallet calls from vendors, by operation and status.',
      labelNames: ['operation', 'status'],
      registers: [metrics],
    }),
    owed: new Counter({
      name: 'marquee_spent_wins_rolled_back_total',
      help: 'Rolled-back wins that had already been spent and are now owed by the member.',
      labelNames: ['site', 'vendor'],
      registers: [metrics],
    }),
    lost: new Counter({
      name: 'marquee_vendor_calls_not_noted_total',
      help: 'Vendor calls that were answered but could not be written to the call log.',
      registers: [metrics],
    }),
    differing: new Gauge({
      name: 'marquee_reconciliation_differences',
      help: 'Rounds that differ between vendor and wallet.',
      labelNames: ['integration'],
      registers: [metrics],
    }),
    unreconciled: new Counter({
      name: 'marquee_reconciliation_failures_total',
      help: 'Reconciliations that failed: the vendor did not answer, or its answer was invalid.',
      labelNames: ['integration'],
      registers: [metrics],
    }),
  };
}
