import type { SiteTransaction } from '#gateway/database/database.ts';

/** Stores what an operator noted about a member. @returns its id. */
export async function insertNote(
  tx: SiteTransaction,
  siteId: string,
  note: { readonly memberId: string; readonly operator: string; readonly text: string; readonly at: Date },
): Promise<string> {
  const { note_id } = await tx
    .insertInto('operator_note')
    .values({
      ...{ site_id: siteId, member_id: note.memberId, operator: note.operator },
      ...{ noted_at: note.at.toISOString(), text: note.text },
    })
    .returning('note_id')
    .executeTakeFirstOrThrow();
  return note_id;
}

/** What operators noted about a member, the latest first. */
export async function latestNotes(tx: SiteTransaction, siteId: string, memberId: string, most: number) {
  return tx
    .selectFrom('operator_note')
    .select(['note_id', 'operator', 'noted_at', 'text'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('note_id', 'desc')
    .limit(most)
    .execute();
}
