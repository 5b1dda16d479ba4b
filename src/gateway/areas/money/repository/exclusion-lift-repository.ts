import type { Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PlayExclusionLiftTable } from '#gateway/database/schema/play-limit-schema.ts';
import type { Player } from './play-limits-repository.ts';

export type ExclusionLiftRow = Selectable<PlayExclusionLiftTable>;

type Whose = Pick<Player, 'siteId' | 'memberId'>;

/** Finds the request to lift a member's exclusion; undefined where there is none. */
export async function findLift(
  tx: SiteTransaction,
  { siteId, memberId }: Whose,
): Promise<ExclusionLiftRow | undefined> {
  return tx
    .selectFrom('play_exclusion_lift')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Notes that an operator asked. */
export async function insertLift(
  tx: SiteTransaction,
  { siteId, memberId }: Whose,
  asked: { readonly by: string; readonly at: Date; readonly reason: string },
): Promise<void> {
  const row = { asked_by: asked.by, asked_at: asked.at.toISOString(), reason: asked.reason };
  await tx
    .insertInto('play_exclusion_lift')
    .values({ site_id: siteId, member_id: memberId, ...row, confirmed_by: null, confirmed_at: null })
    .execute();
}

/** Notes that a second operator confirmed it. */
export async function confirmLift(
  tx: SiteTransaction,
  { siteId, memberId }: Whose,
  confirmed: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('play_exclusion_lift')
    .set({ confirmed_by: confirmed.by, confirmed_at: confirmed.at.toISOString() })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Forgets what was asked. @returns false where nobody asked. */
export async function dropLift(tx: SiteTransaction, { siteId, memberId }: Whose): Promise<boolean> {
  const gone = await tx
    .deleteFrom('play_exclusion_lift')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst();
  return gone !== undefined;
}
