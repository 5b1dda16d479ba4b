import { beforeAll, expect, it } from 'vitest';
import { payAgents } from '#gateway/areas/agents/settlement/pay-agents.ts';
import { settleSite } from '#gateway/areas/agents/settlement/settle-site.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';
import { paymentFaults } from './payment-faults.ts';
import { settleHistory, storedShares, walkedShares } from './settled-shares.ts';
import { makeHistory } from './settlement-history.ts';
import type { SettlementHistory } from './settlement-tree.ts';

/** Sites of fifty trees, most of them on the faster engine, where it answers; together a thousand trees in a soak. */
const ALL_SITES = scaled(6, 20);
const SITES = postgresUrl === null ? { pglite: ALL_SITES, postgres: 0 } : { pglite: 2, postgres: ALL_SITES - 2 };
const TREES_EACH = 50;
const STOPPED_SITES = 2;
/** Making this many trees takes long on a busy machine. */
const MAKING_MS = scaled(180_000, 900_000);

describeOnEveryEngine('settlements of agents', (open, kind) => {
  let database: TestDatabase;
  const histories: SettlementHistory[] = [];

  beforeAll(async () => {
    database = await open();
    for (let count = 1; count <= SITES[kind]; count += 1)
      histories.push(await makeHistory(database, kind === 'pglite' ? count : SITES.pglite + count, TREES_EACH));
  }, MAKING_MS);

  it('give what a walk up from every fact gives, in every tree, and the same when they are run again', async () => {
    let shares = 0;
    for (const history of histories) {
      const { site, periods } = history;
      expect(await settleHistory(database, history)).toBe(periods.length);
      const stored = await storedShares(database, site.id);
      expect(stored).toEqual(walkedShares(history));
      expect(await settleHistory(database, history)).toBe(0);
      expect(await storedShares(database, site.id)).toEqual(stored);
      shares += stored.size;
    }
    expect(shares).toBeGreaterThan(histories.length * TREES_EACH * 8);
  });

  it('hand out no more than the shares of those under the house, but for what agents owe', async () => {
    for (const { site } of histories) {
      const shares = [...(await storedShares(database, site.id)).values()];
      const rows = await database.forSite(site.id, (tx) => tx.selectFrom('agent_share').selectAll().execute());
      const total = (pick: (share: (typeof shares)[number]) => number) =>
        shares.reduce((sum, one) => sum + pick(one), 0);
      const debtIn = rows.reduce((sum, row) => sum + Number(row.debt_in_minor), 0);
      const top = shares.filter(({ upline }) => upline === '').reduce((sum, { gross }) => sum + gross, 0);
      expect(total(({ paid }) => paid)).toBe(top + total(({ debtOut }) => debtOut) - debtIn);
      expect(rows.every((row) => row.tier_rate <= 10_000 && row.cap_rate <= 10_000)).toBe(true);
    }
  });

  it('pay each payment once, whatever transaction they are stopped before, in or after', async () => {
    for (let seed = 901; seed <= 900 + STOPPED_SITES; seed += 1) {
      const history = await makeHistory(database, seed);
      const { site, periods } = history;
      const now = new Date((periods.at(-1)?.until.getTime() ?? 0) + 600_000);
      const moved: string[] = [];
      let isOver = false;
      for (let stopAt = 1; !isOver; stopAt += 1) {
        const parts = {
          ...{ database: stoppingAt(database, 1 + (stopAt % 12), stopAt % 3), clock: () => now },
          onMoved: (_site: string, memberId: string) => void moved.push(memberId),
        };
        isOver = await settleSite(parts, site)
          .then(() => payAgents(parts, site))
          .then(() => true)
          .catch((error: unknown) => {
            if ((error as Error).message !== 'stopped') throw error;
            return false;
          });
        // Later ones get further, until one gets through.
        if (stopAt > 60) throw new Error('it never gets through');
        isOver &&= stopAt >= 24;
      }
      expect(await storedShares(database, site.id)).toEqual(walkedShares(history));
      expect(await paymentFaults(database, site.id)).toEqual([]);
    }
  });
});

/** A database whose nth transaction is stopped: before it begins, before it commits, or right after that. */
function stoppingAt(database: TestDatabase, nth: number, how: number): Pick<TenantDatabase, 'forSite'> {
  let count = 0;
  return {
    async forSite(siteId, work) {
      count += 1;
      const stops = count === nth;
      if (stops && how === 0) throw new Error('stopped');
      const result = await database.forSite(siteId, async (tx) => {
        const done = await work(tx);
        if (stops && how === 1) throw new Error('stopped');
        return done;
      });
      if (stops) throw new Error('stopped');
      return result;
    },
  };
}
