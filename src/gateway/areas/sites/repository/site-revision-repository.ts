import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { SiteRevisionTable } from '#gateway/database/schema/schema.ts';
import { ASSET_VERSION_LENGTH, type SiteDocuments, type SiteEdition } from '#gateway/kit/published-site.ts';

export type RevisionOrigin = SiteRevisionTable['origin'];

/** One line of a site's list of revisions. */
export interface RevisionLine {
  readonly revision: number;
  readonly checksum: string;
  readonly origin: RevisionOrigin;
  readonly createdAt: string;
  /** When it was published last; null while it never was. */
  readonly publishedAt: string | null;
}

/**
 * Makes sure that the site has its row and holds it until the transaction ends, so that publishes follow one another.
 */
export async function holdSite(tx: SiteTransaction, siteId: string, merchantCode: string): Promise<void> {
  await tx
    .insertInto('site')
    .values({ site_id: siteId, merchant_code: merchantCode })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet((set) => ({ merchant_code: set.ref('site.merchant_code') })),
    )
    .execute();
  await tx
    .insertInto('site_roll')
    .values({ site_id: siteId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest revision of an origin, or of any; undefined when there is none. */
export async function readNewestRevision(
  tx: SiteTransaction,
  siteId: string,
  filter: { readonly origin?: RevisionOrigin; readonly checksum?: string } = {},
) {
  let query = tx
    .selectFrom('site_revision')
    .select(['revision', 'checksum', 'origin'])
    .where('site_id', '=', siteId)
    .orderBy('revision', 'desc')
    .limit(1);
  if (filter.origin !== undefined) query = query.where('origin', '=', filter.origin);
  if (filter.checksum !== undefined) query = query.where('checksum', '=', filter.checksum);
  return query.executeTakeFirst();
}

/**
 * Stores an edition as the next revision, its new pictures with it. Where the newest revision is this very one, texts
 * and all, that one stands.
 */
export async function storeRevision(
  tx: SiteTransaction,
  { documents, sources, assetBytes }: SiteEdition,
  origin: RevisionOrigin,
): Promise<number> {
  const { id: siteId, checksum } = documents;
  const newest = await readNewestRevision(tx, siteId);
  if (newest?.checksum === checksum && newest.origin === origin) {
    const stored = await readRevision(tx, siteId, newest.revision);
    if (stored && haveSameTexts(stored.sources, sources)) return newest.revision;
  }
  await storeAssets(tx, siteId, Object.values(documents.assets), assetBytes);
  const revision = (newest?.revision ?? 0) + 1;
  await tx
    .insertInto('site_revision')
    .values({
      site_id: siteId,
      revision,
      checksum,
      document: jsonText(documents as unknown as Record<string, unknown>),
      origin,
      sources: jsonText(sources as Record<string, string>),
    })
    .execute();
  return revision;
}

function haveSameTexts(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const files = Object.keys(one);
  return files.length === Object.keys(other).length && files.every((file) => one[file] === other[file]);
}

async function storeAssets(
  tx: SiteTransaction,
  siteId: string,
  digests: readonly string[],
  bytesOf: SiteEdition['assetBytes'],
): Promise<void> {
  if (digests.length === 0) return;
  const missing = new Set(digests);
  for (const digest of await readKnownDigests(tx, siteId, digests)) missing.delete(digest);
  for (const digest of missing) {
    const bytes = bytesOf(digest);
    if (bytes === undefined) throw new Error(`the edition lacks the bytes of its asset ${digest}`);
    await tx.insertInto('site_asset').values({ site_id: siteId, digest, bytes }).execute();
  }
}

/** The merchant code of what is published stands in the site's row. */
export async function setMerchantCode(tx: SiteTransaction, siteId: string, merchantCode: string): Promise<void> {
  await tx.updateTable('site').set({ merchant_code: merchantCode }).where('site_id', '=', siteId).execute();
}

/** A page of the site's revisions, newest first. */
export async function listRevisions(
  tx: SiteTransaction,
  siteId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<RevisionLine[]> {
  const rows = await tx
    .selectFrom('site_revision as revision')
    .select(['revision.revision', 'revision.checksum', 'revision.origin', 'revision.created_at'])
    .select((from) =>
      from
        .selectFrom('site_publication as publication')
        .select((of) => of.fn.max('publication.published_at').as('at'))
        .whereRef('publication.site_id', '=', 'revision.site_id')
        .whereRef('publication.revision', '=', 'revision.revision')
        .as('published_at'),
    )
    .where('revision.site_id', '=', siteId)
    .orderBy('revision.revision', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ revision, checksum, origin, created_at, published_at }) => ({
    revision,
    checksum,
    origin,
    createdAt: created_at,
    publishedAt: published_at,
  }));
}

/** The documents and sources of a revision; undefined when there is no such revision. */
export async function readRevision(
  tx: SiteTransaction,
  siteId: string,
  revision: number,
): Promise<{ documents: SiteDocuments; sources: Readonly<Record<string, string>> } | undefined> {
  const row = await tx
    .selectFrom('site_revision')
    .select(['document', 'sources'])
    .where('site_id', '=', siteId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row && { documents: row.document as unknown as SiteDocuments, sources: row.sources };
}

/** How many revisions the site has. */
export async function countRevisions(tx: SiteTransaction, siteId: string): Promise<number> {
  const row = await tx
    .selectFrom('site_revision')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The assets of the revision whose address an asset is asked for by; undefined when there is none. */
export async function readAssetsByVersion(
  tx: SiteTransaction,
  siteId: string,
  version: string,
): Promise<SiteDocuments['assets'] | undefined> {
  // Read whole: a path into the text would fail on a character that it may hold and a database's own text may not.
  const row = await tx
    .selectFrom('site_revision')
    .select('document')
    .where('site_id', '=', siteId)
    .where(sql<string>`left(checksum, ${ASSET_VERSION_LENGTH})`, '=', version)
    .limit(1)
    .executeTakeFirst();
  return (row?.document as unknown as SiteDocuments | undefined)?.assets;
}

/** Those of the digests for which the site has a stored file. */
export async function readKnownDigests(
  tx: SiteTransaction,
  siteId: string,
  digests: readonly string[],
): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const rows = await tx
    .selectFrom('site_asset')
    .select('digest')
    .where('site_id', '=', siteId)
    .where('digest', 'in', [...new Set(digests)])
    .execute();
  return new Set(rows.map(({ digest }) => digest));
}

/** The bytes of an asset; undefined when the site has none of that digest. */
export async function readAsset(tx: SiteTransaction, siteId: string, digest: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('site_asset')
    .select('bytes')
    .where('site_id', '=', siteId)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row && Buffer.from(row.bytes);
}
