import { Counter, Gauge, type Registry } from 'prom-client';

/** What the metrics read of the replica that answers records. */
interface MeasuredReplica {
  mayAnswer(): boolean;
  lagMs(): number;
  readonly answered: { readonly replica: number; readonly primary: number };
}

/** The figures of the replica that answers records. */
export function replicaMetrics(registry: Registry, replica: MeasuredReplica): void {
  new Gauge({
    name: 'marquee_replica_is_used',
    help: 'Whether the replica answers records: 1, or 0 while the primary answers them.',
    registers: [registry],
    collect() {
      this.set(replica.mayAnswer() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'marquee_replica_lag_seconds',
    help: 'How old an answer of the replica may be at most, in seconds; +Inf before it was compared with the primary.',
    registers: [registry],
    collect() {
      this.set(replica.lagMs() / 1_000);
    },
  });
  new Counter({
    name: 'marquee_record_reads_total',
    help: 'Reads of records, by the server that answered.',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      this.reset();
      for (const server of ['replica', 'primary'] as const) this.inc({ server }, replica.answered[server]);
    },
  });
}
