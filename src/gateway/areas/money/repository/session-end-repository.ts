import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** An order to a vendor to end game sessions. */
export interface SessionEndOrder {
  readonly endId: string;
  readonly integrationId: string;
  readonly memberId: string;
  readonly sessionIds: readonly string[];
  readonly reason: 'sessionEnded' | 'excluded' | 'limited';
}

/** An order is given up by then: no session at a vendor is used for so long. */
const GIVEN_UP_AFTER_DAYS = 7;

/**
 * Ends the game sessions of a member. Vendors hear of it by orders, which the same transaction writes.
 * @param integrationId one vendor's alone; null for all.
 * @param reason null: the member stopped playing.
 * @returns whether there were any.
 */
export async function endGameSessions(
  tx: SiteTransaction,
  siteId: string,
  {
    memberId,
    integrationId,
    reason,
    at,
  }: {
    readonly memberId: string;
    readonly integrationId: string | null;
    readonly reason: 'excluded' | 'limited' | null;
    readonly at: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('game_session')
    .set({ ended_at: at.toISOString(), end_reason: reason })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('mode', '=', 'real')
    .where('ended_at', 'is', null)
    .$if(integrationId !== null, (query) => query.where('integration_id', '=', integrationId ?? ''))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends all game sessions at a vendor that was switched off, and queues the orders that tell the vendor.
 * @returns the number of sessions.
 */
export async function endSessionsAtVendor(
  tx: SiteTransaction,
  siteId: string,
  { integrationId, at }: { readonly integrationId: string; readonly at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('game_session')
    .set({ ended_at: at.toISOString() })
    .where('site_id', '=', siteId)
    .where('integration_id', '=', integrationId)
    .where('mode', '=', 'real')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Takes the orders that are due. They are due again after a backoff of 2 seconds to 10 minutes, unless they are done by
 * then.
 */
export async function takeDueEnds(
  tx: SiteTransaction,
  siteId: string,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly SessionEndOrder[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<SessionEndOrder>`
    update game_session_end set tries = tries + 1,
      next_try_at = ${at} + least(interval '10 minutes', interval '2 seconds' * power(2, least(tries, 10)))
    where site_id = ${siteId} and end_id in (
      select end_id from game_session_end
      where site_id = ${siteId} and done_at is null and next_try_at <= ${at}
      order by next_try_at limit ${most} for update skip locked
    )
    returning end_id as "endId", integration_id as "integrationId", member_id as "memberId",
      session_ids as "sessionIds", reason`.execute(tx);
  return rows;
}

/** Marks an order as acknowledged. */
export async function markEndDone(tx: SiteTransaction, siteId: string, endId: string, at: Date): Promise<void> {
  await tx
    .updateTable('game_session_end')
    .set({ done_at: at.toISOString() })
    .where('site_id', '=', siteId)
    .where('end_id', '=', endId)
    .execute();
}

/** Deletes orders that are old: acknowledged ones, and those that a vendor has not taken for a week. */
export async function forgetSessionEnds(tx: SiteTransaction, siteId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('game_session_end')
    .where('site_id', '=', siteId)
    .where('ordered_at', '<', new Date(now.getTime() - GIVEN_UP_AFTER_DAYS * 86_400_000).toISOString())
    .execute();
}
