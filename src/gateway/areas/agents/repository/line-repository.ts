import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { hasSqlState } from '#gateway/database/database-error.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/**
 * Places a member with everybody below it under another upline; null is the house. What was played before stays with
 * the former uplines.
 * @returns when the move took effect: `at`, or the latest move of one of them where that is later.
 * @throws DomainError `invalid_request` naming the upline where it stands below the member.
 */
export async function placeUnder(
  tx: SiteTransaction,
  siteId: string,
  { memberId, uplineId, at }: { readonly memberId: string; readonly uplineId: string | null; readonly at: Date },
): Promise<Date> {
  try {
    const { rows } = await sql<{ at: string }>`
      select team_move(${siteId}, ${memberId}, ${uplineId}, ${at.toISOString()}::timestamptz) as at`.execute(tx);
    return new Date(rows[0]?.at ?? at);
  } catch (error) {
    if (hasSqlState(error, 'MQ006'))
      throw new DomainError('invalid_request', { fields: { uplineId: 'wrong_value' }, cause: error });
    throw error;
  }
}

/** The depth of a member below an agent; null for anybody who does not stand there. */
export async function depthBelow(
  tx: SiteTransaction,
  siteId: string,
  { agentId, memberId }: { readonly agentId: string; readonly memberId: string },
): Promise<number | null> {
  const row = await tx
    .selectFrom('member_upline')
    .select('depth')
    .where('site_id', '=', siteId)
    .where('ancestor_id', '=', agentId)
    .where('descendant_id', '=', memberId)
    .executeTakeFirst();
  return row?.depth ?? null;
}
