import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { type CallCount, HEALTH_SPANS, type HealthSpan } from '../vendor-wallet/count-calls.ts';

/** Adds counts to the stored ones. Rows are locked in the order of their keys, so that processes do not deadlock. */
export async function addCallCounts(tx: SiteTransaction, siteId: string, counts: readonly CallCount[]): Promise<void> {
  await sql`insert into vendor_call_count as t
      (site_id, span, starts_at, integration_id, calls, refused, failed, took)
    select ${siteId}, c.span, c."startsAt", c."integrationId", c.calls, c.refused, c.failed,
      array(select jsonb_array_elements_text(c.took)::integer)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c (
      span text, "startsAt" timestamptz, "integrationId" text, calls integer, refused integer, failed integer,
      took jsonb
    )
    order by c.span collate "C", c."startsAt", c."integrationId" collate "C"
    on conflict (site_id, span, starts_at, integration_id) do update set
      calls = t.calls + excluded.calls, refused = t.refused + excluded.refused, failed = t.failed + excluded.failed,
      took = array(
        select known + more from unnest(t.took, excluded.took) with ordinality as u (known, more, at) order by at
      )`.execute(tx);
}

/**
 * The counts of a span since a time. The primary key finds them: 60 to 100 rows per integration, whatever the number of
 * calls.
 */
export async function listCallCounts(
  tx: SiteTransaction,
  siteId: string,
  { span, from }: { readonly span: HealthSpan; readonly from: Date },
) {
  return tx
    .selectFrom('vendor_call_count')
    .select(['starts_at', 'integration_id', 'calls', 'refused', 'failed', 'took'])
    .where('site_id', '=', siteId)
    .where('span', '=', span)
    .where('starts_at', '>=', from.toISOString())
    .execute();
}

/** Deletes counts older than what charts show. */
export async function deleteOldCallCounts(tx: SiteTransaction, siteId: string, now: Date): Promise<void> {
  for (const [span, { lengthMs }] of Object.entries(HEALTH_SPANS))
    await tx
      .deleteFrom('vendor_call_count')
      .where('site_id', '=', siteId)
      .where('span', '=', span as HealthSpan)
      .where('starts_at', '<', new Date(now.getTime() - 2 * lengthMs).toISOString())
      .execute();
}
