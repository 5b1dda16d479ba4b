import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** A call as it is noted down. */
export interface NotedCall {
  readonly integrationId: string;
  readonly operation: string;
  readonly request: Uint8Array;
  readonly status: number;
  readonly answer: string;
  readonly receivedAt: string;
  readonly tookMs: number;
}

/** Writes calls in one statement. */
export async function insertVendorCalls(
  tx: SiteTransaction,
  siteId: string,
  calls: readonly NotedCall[],
): Promise<void> {
  // In hex, because an array of bytes has no other form that both engines are sent alike.
  const column = <Value>(pick: (call: NotedCall) => Value): Value[] => calls.map(pick);
  await sql`insert into vendor_call
      (site_id, call_id, integration_id, operation, request, status, answer, received_at, took_ms)
    select ${siteId}, ledger_next_id(received, 0), integration, operation, decode(request, 'hex'), status, answer, received, took
    from unnest(
      ${column(({ integrationId }) => integrationId)}::text[], ${column(({ operation }) => operation)}::text[],
      ${column(({ request }) => Buffer.from(request).toString('hex'))}::text[],
      ${column(({ status }) => status)}::smallint[], ${column(({ answer }) => answer)}::text[],
      ${column(({ receivedAt }) => receivedAt)}::timestamptz[], ${column(({ tookMs }) => tookMs)}::real[]
    ) as c (integration, operation, request, status, answer, received, took)`.execute(tx);
}

/** Filters of a list of calls. */
export interface VendorCallFilter {
  readonly integrationId?: string;
  readonly from?: string;
  readonly to?: string;
  readonly status?: number;
  /** Calls noted before this one. */
  readonly before?: string;
  readonly limit: number;
}

/** Newest first. */
export async function listVendorCalls(tx: SiteTransaction, siteId: string, filter: VendorCallFilter) {
  const { integrationId, from, to, status, before, limit } = filter;
  let query = tx.selectFrom('vendor_call').selectAll().where('site_id', '=', siteId);
  if (integrationId !== undefined) query = query.where('integration_id', '=', integrationId);
  if (from !== undefined) query = query.where('call_id', '>=', firstIdOf(from));
  if (to !== undefined) query = query.where('call_id', '<', firstIdOf(to));
  if (status !== undefined) query = query.where('status', '=', status);
  if (before !== undefined) query = query.where('call_id', '<', before);
  return query.orderBy('call_id', 'desc').limit(limit).execute();
}

/** Undefined where it is not there, or not any more. */
export async function findVendorCall(tx: SiteTransaction, siteId: string, callId: string) {
  return tx
    .selectFrom('vendor_call')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('call_id', '=', callId)
    .executeTakeFirst();
}

/** Deletes calls from before a moment. */
export async function deleteVendorCallsBefore(tx: SiteTransaction, siteId: string, before: string): Promise<void> {
  await tx.deleteFrom('vendor_call').where('site_id', '=', siteId).where('call_id', '<', firstIdOf(before)).execute();
}

/** Calls are stored by month, under ids that begin with their time. */
const firstIdOf = (moment: string) => sql<string>`ledger_id_at(${moment}::timestamptz)`;
