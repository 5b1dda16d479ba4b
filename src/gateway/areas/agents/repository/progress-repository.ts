import { type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { AgentPlanKind, AgentProgressTable, StoredRules } from '#gateway/database/schema/agent-contract-schema.ts';

export type ProgressRow = Omit<Selectable<AgentProgressTable>, 'site_id' | 'kind'>;

/** How far a kind is settled; undefined where the site has never paid by it. The next change waits. */
export async function findProgress(
  tx: SiteTransaction,
  siteId: string,
  kind: AgentPlanKind,
): Promise<ProgressRow | undefined> {
  return tx
    .selectFrom('agent_progress')
    .select(['settled_to', 'rules', 'off_at', 'on_at'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Begins a kind with the period that begins at `from`, unless somebody was faster. */
export async function insertProgress(
  tx: SiteTransaction,
  siteId: string,
  { kind, from, rules }: { readonly kind: AgentPlanKind; readonly from: Date; readonly rules: StoredRules },
): Promise<void> {
  await tx
    .insertInto('agent_progress')
    .values({ site_id: siteId, kind, settled_to: from, rules: jsonText(rules) })
    .onConflict((conflict) => conflict.columns(['site_id', 'kind']).doNothing())
    .execute();
}

/** Changes the progress of a kind; writes nothing where it is the same. */
export async function updateProgress(
  tx: SiteTransaction,
  siteId: string,
  kind: AgentPlanKind,
  progress: {
    readonly settledTo: Date;
    readonly rules: StoredRules;
    readonly offAt: Date | null;
    readonly onAt: Date | null;
  },
): Promise<void> {
  const { settledTo, rules, offAt, onAt } = progress;
  const time = (at: Date | null) => sql<string>`${at?.toISOString() ?? null}::timestamptz`;
  await sql`
    update agent_progress g
    set settled_to = n.settled_to, rules = n.rules, off_at = n.off_at, on_at = n.on_at
    from (select ${time(settledTo)} as settled_to, ${jsonText(rules)}::jsonb as rules, ${time(offAt)} as off_at,
      ${time(onAt)} as on_at) n
    where g.site_id = ${siteId} and g.kind = ${kind}
      and (g.settled_to, g.rules, g.off_at, g.on_at) is distinct from (n.settled_to, n.rules, n.off_at, n.on_at)
  `.execute(tx);
}

/** Whether anything of a kind was settled. */
export async function hasSettled(tx: SiteTransaction, siteId: string, kind: AgentPlanKind): Promise<boolean> {
  const run = await tx
    .selectFrom('agent_run')
    .select('run_id')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return run !== undefined;
}
