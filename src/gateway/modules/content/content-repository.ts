import type { AnnouncementEntry, HelpTermEntry } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { AnnouncementExecution, AnnouncementKind } from '#gateway/database/schema.ts';

/** Announcements of the kinds and audience, in their order, whether or not their period has come. */
export async function listAnnouncements(
  tx: SiteTransaction,
  siteId: string,
  filter: { kinds: readonly AnnouncementKind[]; execution: AnnouncementExecution },
) {
  return tx
    .selectFrom('announcement')
    .select(['announcement_id', 'kind', 'execution', 'title', 'content', 'detail', 'starts_at', 'ends_at'])
    .where('site_id', '=', siteId)
    .where('kind', 'in', [...filter.kinds])
    .where('execution', '=', filter.execution)
    .orderBy('position')
    .orderBy('announcement_id')
    .execute();
}

/** A stored announcement as the repository gives it. */
export type AnnouncementRow = Awaited<ReturnType<typeof listAnnouncements>>[number];

/** The help terms in their order. */
export async function listHelpTerms(tx: SiteTransaction, siteId: string) {
  return tx
    .selectFrom('help_term')
    .select(['term', 'title', 'content'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('term')
    .execute();
}

/**
 * Puts the announcements of new documents in the place of those that came with the old ones. What operators added by themselves is
 * in neither list and stays.
 */
export async function replaceAnnouncements(
  tx: SiteTransaction,
  siteId: string,
  before: readonly AnnouncementEntry[],
  entries: readonly AnnouncementEntry[],
): Promise<void> {
  const ids = [...before, ...entries].map(({ id }) => id);
  if (ids.length > 0) {
    await tx.deleteFrom('announcement').where('site_id', '=', siteId).where('announcement_id', 'in', ids).execute();
  }
  if (entries.length === 0) return;
  const rows = entries.map((entry, position) => ({
    site_id: siteId,
    announcement_id: entry.id,
    kind: entry.kind,
    execution: entry.execution,
    title: jsonText(entry.title),
    content: jsonText(entry.content ?? {}),
    detail: jsonText(entry.banner ?? {}),
    starts_at: entry.from ?? null,
    ends_at: entry.until ?? null,
    position,
  }));
  await tx.insertInto('announcement').values(rows).execute();
}

/** Puts the help terms of new documents in the place of those that came with the old ones. */
export async function replaceHelpTerms(
  tx: SiteTransaction,
  siteId: string,
  before: readonly HelpTermEntry[],
  entries: readonly HelpTermEntry[],
): Promise<void> {
  const terms = [...before, ...entries].map(({ term }) => term);
  if (terms.length > 0) {
    await tx.deleteFrom('help_term').where('site_id', '=', siteId).where('term', 'in', terms).execute();
  }
  if (entries.length === 0) return;
  const rows = entries.map((entry, position) => ({
    site_id: siteId,
    term: entry.term,
    title: jsonText(entry.title),
    content: jsonText(entry.content),
    position,
  }));
  await tx.insertInto('help_term').values(rows).execute();
}
