import type { OperatorNote } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { FileReader, MemberFileParts } from './member-file-parts.ts';
import { memberOf } from './member-of.ts';
import { noteAudit } from './repository/audit-repository.ts';
import { insertNote, type latestNotes } from './repository/note-repository.ts';

/** Notes something about a member for all operators. @throws DomainError `not_found`, `invalid_request`. */
export async function noteMember(
  { database, clock }: Pick<MemberFileParts, 'database' | 'clock'>,
  { site, memberId, operator }: FileReader,
  text: string,
): Promise<OperatorNote> {
  const trimmed = text.trim();
  if (trimmed === '') throw new DomainError('invalid_request', { fields: { text: 'required' } });
  const at = clock();
  return database.forSite(site.id, async (tx) => {
    await memberOf(tx, site, memberId);
    const noteId = await insertNote(tx, site.id, { memberId, operator, text: trimmed, at });
    await noteAudit(tx, site.id, { memberId, operator, action: 'noted', at });
    return { noteId, operator, at: at.toISOString(), text: trimmed };
  });
}

/** A note as operators read it. */
export function presentNote(row: Awaited<ReturnType<typeof latestNotes>>[number]): OperatorNote {
  return { noteId: row.note_id, operator: row.operator, at: new Date(row.noted_at).toISOString(), text: row.text };
}
