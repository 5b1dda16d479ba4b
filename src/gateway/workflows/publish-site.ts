import type { TenantDatabase } from '#gateway/database/database.ts';
import type { SiteDocuments } from '#gateway/documents/published-site.ts';
import {
  holdSite,
  insertPublishedRevision,
  readPublishedRevision,
  type StoredRevision,
} from '#gateway/documents/site-revision-repository.ts';
import { replaceAnnouncements, replaceHelpTerms } from '#gateway/modules/content/content-repository.ts';

/**
 * Publishes a site's documents in one transaction: a new numbered revision, and the announcements and help terms that come with
 * it. Documents that are published already keep their revision and touch nothing.
 * @returns the number of the revision.
 */
export async function publishSite(
  database: Pick<TenantDatabase, 'forSite'>,
  documents: SiteDocuments,
  at: Date,
): Promise<number> {
  return database.forSite(documents.id, async (tx) => {
    await holdSite(tx, documents);
    const published = await readPublishedRevision(tx, documents.id);
    if (published?.checksum === documents.checksum) return published.revision;
    const before = published?.documents;
    await replaceAnnouncements(
      tx,
      documents.id,
      before?.announcements.announcements ?? [],
      documents.announcements.announcements,
    );
    await replaceHelpTerms(tx, documents.id, before?.help.terms ?? [], documents.help.terms);
    return insertPublishedRevision(tx, documents, at);
  });
}

/**
 * What a site published last; undefined before its first revision.
 * @param assetsFolder where its pictures are on this machine, which need not be the one that published.
 */
export async function lastPublishedSite(
  database: Pick<TenantDatabase, 'forSite'>,
  siteId: string,
  assetsFolder: string,
): Promise<StoredRevision | undefined> {
  const last = await database.forSite(siteId, (tx) => readPublishedRevision(tx, siteId));
  return last && { ...last, documents: { ...last.documents, assetsFolder } };
}
