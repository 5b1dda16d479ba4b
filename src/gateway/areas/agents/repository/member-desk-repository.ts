import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** What an agent may know of one of its team beside the row of lists. */
export interface TeamMemberFacts {
  readonly mobile_num: string | null;
  readonly link_code: string | null;
  readonly frozen_by: string | null;
  readonly last_sign_in_at: string | null;
}

/** The facts of a member; undefined outside the reader's team. */
export async function readTeamFacts(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
): Promise<TeamMemberFacts | undefined> {
  const { rows } = await sql<TeamMemberFacts>`
    select m.mobile_num, m.link_code, m.frozen_by, s.signed_in_at as last_sign_in_at
    from member m
    left join lateral (
      select s.signed_in_at from member_sign_in s
      where s.site_id = ${siteId} and s.member_id = ${memberId} order by s.sign_in_id desc limit 1
    ) s on true
    where m.site_id = ${siteId} and m.member_id = ${memberId}`.execute(tx);
  return rows[0];
}

/** Names a member. */
export async function saveNickname(
  tx: SiteTransaction,
  siteId: string,
  { memberId, nickname }: { readonly memberId: string; readonly nickname: string },
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ nickname })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Freezes a member, or unfreezes it with null. */
export async function saveFrozen(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  frozen: { readonly by: string; readonly at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ frozen_at: frozen?.at.toISOString() ?? null, frozen_by: frozen?.by ?? null })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
}

/** A note as it is stored. */
export interface NoteRow {
  readonly note_id: string;
  readonly text: string;
  readonly at: string;
}

/** The latest notes of an agent about a member. */
export async function listNotes(
  tx: SiteTransaction,
  siteId: string,
  { agentId, memberId, most }: { readonly agentId: string; readonly memberId: string; readonly most: number },
): Promise<readonly NoteRow[]> {
  return tx
    .selectFrom('team_note')
    .select(['note_id', 'text', 'at'])
    .where('site_id', '=', siteId)
    .where('author_id', '=', agentId)
    .where('member_id', '=', memberId)
    .orderBy('note_id', 'desc')
    .limit(most)
    .execute();
}

/** Stores a note. */
export async function insertNote(
  tx: SiteTransaction,
  siteId: string,
  note: { readonly agentId: string; readonly memberId: string; readonly text: string; readonly at: Date },
): Promise<NoteRow> {
  return tx
    .insertInto('team_note')
    .values({
      ...{ site_id: siteId, author_id: note.agentId, member_id: note.memberId, text: note.text },
      at: note.at.toISOString(),
    })
    .returning(['note_id', 'text', 'at'])
    .executeTakeFirstOrThrow();
}

/** Removes a note of an agent. @returns whether it was there. */
export async function deleteNote(
  tx: SiteTransaction,
  siteId: string,
  { agentId, memberId, noteId }: { readonly agentId: string; readonly memberId: string; readonly noteId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('team_note')
    .where('site_id', '=', siteId)
    .where('author_id', '=', agentId)
    .where('member_id', '=', memberId)
    .where('note_id', '=', noteId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
