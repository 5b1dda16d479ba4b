import { settleSite } from '#gateway/areas/agents/settlement/settle-site.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';
import type { SettlementHistory } from './settlement-tree.ts';
import { type WalkShare, walkShares } from './walk-shares.ts';

/** The shares of all settlements of a site as they are stored, as `period agent` → share. */
export async function storedShares(database: TestDatabase, siteId: string): Promise<Map<string, WalkShare>> {
  const rows = await database.forSite(siteId, (tx) =>
    tx
      .selectFrom('agent_share as s')
      .innerJoin('agent_run as r', (join) =>
        join.onRef('r.site_id', '=', 's.site_id').onRef('r.run_id', '=', 's.run_id'),
      )
      .selectAll('s')
      .select('r.from_at')
      .execute(),
  );
  return new Map(
    rows.map((row) => [
      `${new Date(row.from_at).toISOString()} ${row.agent_id}`,
      {
        ...{ upline: row.upline_id, turnover: Number(row.turnover_minor), active: row.active },
        ...{ base: Number(row.base_minor), tier: row.tier, rate: Math.min(row.tier_rate, row.cap_rate) },
        ...{ gross: Number(row.gross_minor), downlines: Number(row.downlines_minor), paid: Number(row.paid_minor) },
        ...{ carryOut: Number(row.carry_out_minor), debtOut: Number(row.debt_out_minor) },
      },
    ]),
  );
}

/** The same by walking up from every fact. */
export function walkedShares({ worlds, periods }: SettlementHistory): Map<string, WalkShare> {
  const all = new Map<string, WalkShare>();
  for (const world of worlds) {
    const walk = walkShares(world);
    for (const { from, until } of periods)
      for (const [agent, share] of walk.settle(from.getTime(), until.getTime()))
        all.set(`${from.toISOString()} ${agent}`, share);
  }
  return all;
}

/** Settles everything of a history. @returns how many periods were settled. */
export function settleHistory(database: TestDatabase, { site, periods }: SettlementHistory): Promise<number> {
  const end = periods.at(-1)?.until ?? new Date(0);
  return settleSite({ database, clock: () => new Date(end.getTime() + 600_000) }, site);
}
