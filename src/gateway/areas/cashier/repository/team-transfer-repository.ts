import type { Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { TeamTransferTable } from '#gateway/database/schema/team-schema.ts';

export type TeamTransferRow = Selectable<TeamTransferTable>;

/** Stores a transfer between members of a team. */
export async function insertTeamTransfer(
  tx: SiteTransaction,
  siteId: string,
  row: Omit<TeamTransferRow, 'site_id'>,
): Promise<void> {
  await tx
    .insertInto('team_transfer')
    .values({ site_id: siteId, ...row })
    .execute();
}

/** The transfer that a request of a member made. */
export async function findTeamTransfer(
  tx: SiteTransaction,
  siteId: string,
  { memberId, key }: { readonly memberId: string; readonly key: string },
): Promise<TeamTransferRow | undefined> {
  return tx
    .selectFrom('team_transfer')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('sender_id', '=', memberId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

/** What a member sent to members of its team since a moment, in minor units. */
export async function readSentSince(
  tx: SiteTransaction,
  siteId: string,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('team_transfer')
    .select((one) => one.fn.sum<string | null>('amount_minor').as('sum'))
    .where('site_id', '=', siteId)
    .where('sender_id', '=', memberId)
    .where('at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}
