import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { SiteDocuments } from '#gateway/documents/published-site.ts';
import {
  holdSite,
  keepDraft,
  markPublished,
  readPublishedRevision,
  type StoredRevision,
} from '#gateway/documents/site-revision-repository.ts';
import type { AdoptedSite, Publication } from '#gateway/documents/site-store.ts';
import { replaceAnnouncements, replaceHelpTerms } from '#gateway/modules/content/content-repository.ts';

/**
 * Publishes a site's documents in one transaction: a new numbered revision, and the announcements and help terms that come with
 * it. Documents that are published already keep their revision and touch nothing.
 */
export async function publishSite(
  database: Pick<TenantDatabase, 'forSite'>,
  documents: SiteDocuments,
  at: Date,
): Promise<AdoptedSite> {
  return database.forSite(documents.id, async (tx) => {
    await holdSite(tx, documents);
    const published = await readPublishedRevision(tx, documents.id);
    return { published: await publishOver(tx, published, documents, at), offeredRevision: null };
  });
}

/**
 * Publishes a site's first documents; later ones are stored as an unpublished revision, and what is published stays. The way of
 * production, where a file that was changed on disk must not reach visitors by itself.
 */
export async function offerSite(
  database: Pick<TenantDatabase, 'forSite'>,
  documents: SiteDocuments,
  at: Date,
): Promise<AdoptedSite> {
  return database.forSite(documents.id, async (tx) => {
    await holdSite(tx, documents);
    const published = await readPublishedRevision(tx, documents.id);
    if (published === undefined || published.checksum === documents.checksum) {
      return { published: await publishOver(tx, published, documents, at), offeredRevision: null };
    }
    const offeredRevision = await keepDraft(tx, documents);
    return { published: onThisMachine(published, documents.assetsFolder), offeredRevision };
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
): Promise<Publication | undefined> {
  const last = await database.forSite(siteId, (tx) => readPublishedRevision(tx, siteId));
  return last && onThisMachine(last, assetsFolder);
}

async function publishOver(
  tx: SiteTransaction,
  published: StoredRevision | undefined,
  documents: SiteDocuments,
  at: Date,
): Promise<Publication> {
  if (published?.checksum === documents.checksum) return { documents, revision: published.revision };
  const before = published?.documents;
  const { id, announcements, help } = documents;
  await replaceAnnouncements(tx, id, before?.announcements.announcements ?? [], announcements.announcements);
  await replaceHelpTerms(tx, id, before?.help.terms ?? [], help.terms);
  const revision = await keepDraft(tx, documents);
  await markPublished(tx, documents, revision, at);
  return { documents, revision };
}

function onThisMachine({ documents, revision }: StoredRevision, assetsFolder: string): Publication {
  return { documents: { ...documents, assetsFolder }, revision };
}
