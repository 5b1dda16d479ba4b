import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { SiteDocuments } from './published-site.ts';

/** A revision as it was published. */
export interface StoredRevision {
  readonly revision: number;
  readonly checksum: string;
  readonly documents: SiteDocuments;
}

/** Makes sure that the site has its row and holds it until the transaction ends, so that publishes follow one another. */
export async function holdSite(tx: SiteTransaction, documents: SiteDocuments): Promise<void> {
  await tx
    .insertInto('site')
    .values({ site_id: documents.id, merchant_code: documents.site.merchantCode })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet((set) => ({ merchant_code: set.ref('site.merchant_code') })),
    )
    .execute();
}

/** The revision that is published now; undefined before the first. */
export async function readPublishedRevision(tx: SiteTransaction, siteId: string): Promise<StoredRevision | undefined> {
  const row = await tx
    .selectFrom('site_revision')
    .select(['revision', 'checksum', 'document'])
    .where('site_id', '=', siteId)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { revision: row.revision, checksum: row.checksum, documents: row.document as unknown as SiteDocuments };
}

/**
 * Stores the documents as the next revision, a draft. Where they are the newest draft already, that one stands.
 * @returns the draft's number.
 */
export async function keepDraft(tx: SiteTransaction, documents: SiteDocuments): Promise<number> {
  const last = await tx
    .selectFrom('site_revision')
    .select(['revision', 'checksum', 'published_at'])
    .where('site_id', '=', documents.id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.published_at === null && last.checksum === documents.checksum) return last.revision;
  const revision = (last?.revision ?? 0) + 1;
  await tx
    .insertInto('site_revision')
    .values({
      site_id: documents.id,
      revision,
      checksum: documents.checksum,
      document: jsonText(documents as unknown as Record<string, unknown>),
      published_at: null,
    })
    .execute();
  return revision;
}

/** Makes a draft of these documents the published revision. */
export async function markPublished(
  tx: SiteTransaction,
  { id: siteId, site }: SiteDocuments,
  revision: number,
  at: Date,
): Promise<void> {
  await tx.updateTable('site').set({ merchant_code: site.merchantCode }).where('site_id', '=', siteId).execute();
  await tx
    .updateTable('site_revision')
    .set({ published_at: at })
    .where('site_id', '=', siteId)
    .where('revision', '=', revision)
    .execute();
}
