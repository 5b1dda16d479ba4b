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
  const row = { site_id: documents.id, merchant_code: documents.site.merchantCode };
  await tx
    .insertInto('site')
    .values(row)
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ merchant_code: row.merchant_code }))
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

/** Stores the documents as the next revision and publishes it. */
export async function insertPublishedRevision(
  tx: SiteTransaction,
  documents: SiteDocuments,
  at: Date,
): Promise<number> {
  const last = await tx
    .selectFrom('site_revision')
    .select((select) => select.fn.max('revision').as('revision'))
    .where('site_id', '=', documents.id)
    .executeTakeFirst();
  const revision = (last?.revision ?? 0) + 1;
  await tx
    .insertInto('site_revision')
    .values({
      site_id: documents.id,
      revision,
      checksum: documents.checksum,
      document: jsonText(documents as unknown as Record<string, unknown>),
      published_at: at,
    })
    .execute();
  return revision;
}
