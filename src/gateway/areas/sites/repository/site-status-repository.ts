import type { Maintenance, MaintenancePlan, RegionRule } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { type JsonText, jsonText } from '#gateway/database/json-column.ts';
import type { StatusPart } from '#gateway/database/schema/site-status-schema.ts';

/** The stored status of a site. Null means that the document is in force, or that nothing is planned. */
export interface KeptStatus {
  readonly maintenance: Maintenance | null;
  readonly plan: MaintenancePlan | null;
  readonly region: RegionRule | null;
}

const NOTHING: KeptStatus = { maintenance: null, plan: null, region: null };

/** Reads the stored status of a site. */
export async function readKeptStatus(tx: SiteTransaction, siteId: string): Promise<KeptStatus> {
  const row = await tx
    .selectFrom('site_status')
    .select(['maintenance', 'plan', 'region'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? NOTHING;
}

/** Reads and locks the stored status, so that concurrent changes log the value that they replace. */
export async function holdKeptStatus(tx: SiteTransaction, siteId: string): Promise<KeptStatus> {
  await tx
    .insertInto('site_status')
    .values({ site_id: siteId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('site_status')
    .select(['maintenance', 'plan', 'region'])
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Stores a changed status. The row is locked already. */
export async function updateKeptStatus(
  tx: SiteTransaction,
  siteId: string,
  { maintenance, plan, region }: KeptStatus,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('site_status')
    .set({ maintenance: textOf(maintenance), plan: textOf(plan), region: textOf(region), updated_at: at })
    .where('site_id', '=', siteId)
    .execute();
}

/** A change of one part of a site's status. */
export interface StatusChangeRow {
  readonly what: StatusPart;
  readonly before: object | null;
  readonly after: object | null;
}

/** Logs a change with its operator and time. */
export async function insertStatusChange(
  tx: SiteTransaction,
  siteId: string,
  { what, before, after }: StatusChangeRow,
  { operator, at }: { readonly operator: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('site_status_change')
    .values({ site_id: siteId, at, operator, what, value_before: textOf(before), value_after: textOf(after) })
    .execute();
}

/** Returns the last change of any of the given parts. */
export async function readLastChange(
  tx: SiteTransaction,
  siteId: string,
  parts: readonly StatusPart[],
): Promise<{ at: string; operator: string } | undefined> {
  return tx
    .selectFrom('site_status_change')
    .select(['at', 'operator'])
    .where('site_id', '=', siteId)
    .where('what', 'in', parts)
    .orderBy('change_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function textOf<T extends object>(value: T | null): JsonText<T> | null {
  return value === null ? null : jsonText(value);
}
