import { expect, it } from 'vitest';
import { ReplicaFreshness } from './replica-freshness.ts';

const MAX_LAG_MS = 1_000;

it('proves nothing before both servers were read', () => {
  const freshness = new ReplicaFreshness(MAX_LAG_MS);
  freshness.notePrimary({ atMs: 0, position: 100n });
  expect(freshness.isWithinBound(0)).toBe(false);
  expect(freshness.lagMs(0)).toBe(Number.POSITIVE_INFINITY);
});

it('counts an idle primary as no lag, however long it is idle', () => {
  const freshness = new ReplicaFreshness(MAX_LAG_MS);
  for (const atMs of [0, 60_000, 3_600_000]) {
    freshness.notePrimary({ atMs, position: 100n });
    freshness.noteReplica(100n);
    expect(freshness.lagMs(atMs)).toBe(0);
  }
});

it('is as old as the newest moment whose position the replica has replayed', () => {
  const freshness = new ReplicaFreshness(MAX_LAG_MS);
  for (const [atMs, position] of [
    [0, 100n],
    [400, 200n],
    [800, 300n],
  ] as const)
    freshness.notePrimary({ atMs, position });
  freshness.noteReplica(250n);
  expect(freshness.lagMs(900)).toBe(500);
  expect(freshness.isWithinBound(1_400)).toBe(true);
  expect(freshness.isWithinBound(1_401)).toBe(false);
});

it('grows older by itself while no readings come', () => {
  const freshness = new ReplicaFreshness(MAX_LAG_MS);
  freshness.notePrimary({ atMs: 0, position: 100n });
  freshness.noteReplica(100n);
  expect(freshness.isWithinBound(MAX_LAG_MS)).toBe(true);
  expect(freshness.isWithinBound(MAX_LAG_MS + 1)).toBe(false);
});

it('forgets everything when the primary has another log, as after a failover', () => {
  const freshness = new ReplicaFreshness(MAX_LAG_MS);
  freshness.notePrimary({ atMs: 0, position: 100n });
  freshness.noteReplica(100n);
  freshness.notePrimary({ atMs: 10, position: 50n });
  expect(freshness.isWithinBound(10)).toBe(false);
});
