import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { replicaMetrics } from './replica-metrics.ts';

it('shows whether the replica answers, how old its answers may be, and who answered how often', async () => {
  const registry = new Registry();
  const replica = { isUsed: false, lag: Number.POSITIVE_INFINITY, answered: { replica: 0, primary: 3 } };
  replicaMetrics(registry, {
    mayAnswer: () => replica.isUsed,
    lagMs: () => replica.lag,
    answered: replica.answered,
  });
  const before = await registry.metrics();
  expect(before).toContain('marquee_replica_is_used 0');
  expect(before).toContain('marquee_replica_lag_seconds +Inf');
  Object.assign(replica, { isUsed: true, lag: 250 });
  replica.answered.replica = 2;
  await registry.metrics();
  const after = await registry.metrics();
  expect(after).toContain('marquee_replica_is_used 1');
  expect(after).toContain('marquee_replica_lag_seconds 0.25');
  expect(after).toContain('marquee_record_reads_total{server="replica"} 2');
  expect(after).toContain('marquee_record_reads_total{server="primary"} 3');
});
