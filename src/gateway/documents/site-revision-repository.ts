import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { SiteRevisionTable } from '#gateway/database/schema.ts';
import { ASSET_VERSION_LENGTH, type SiteDocuments, type SiteEdition } from './published-site.ts';

export type RevisionOrigin = SiteRevisionTable['origin'];

/** A publication: what begins to be served at a moment. */
export interface StoredPublication {
  readonly publication: number;
  /** Null when the site is taken off. */
  readonly served: { readonly revision: number; readonly documents: SiteDocuments } | null;
  /** How long until it takes effect, by the database's clock; 0 or less when it has. */
  readonly startsInMs: number;
}

/** The last line of a site's publications. */
export interface PublishedHead {
  readonly publication: number;
  readonly revision: number;
  readonly checksum: string;
  /** Whether the revision keeps the texts that it was made of; those from before revisions did have none. */
  readonly hasSources: boolean;
}

/** One line of a site's list of revisions. */
export interface RevisionLine {
  readonly revision: number;
  readonly checksum: string;
  readonly origin: RevisionOrigin;
  readonly createdAt: string;
  /** When it was published last; null while it never was. */
  readonly publishedAt: string | null;
}

/** Makes sure that the site has its row and holds it until the transaction ends, so that publishes follow one another. */
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

/**
 * What was published of a site after a publication: the last that is in force by now, and what takes effect after it, in order.
 * @param known the publication that is known already; undefined for none.
 */
export async function readPublicationsAfter(
  tx: SiteTransaction,
  siteId: string,
  known: number | undefined,
): Promise<StoredPublication[]> {
  const rows = await tx
    .selectFrom('site_publication')
    .select(['publication', 'revision'])
    .select(sql<number>`extract(epoch from effective_at - clock_timestamp())::float8 * 1000`.as('starts_in_ms'))
    .where('site_id', '=', siteId)
    .where('publication', '>', known ?? 0)
    .orderBy('publication', 'desc')
    .execute();
  const inForce = rows.findIndex(({ starts_in_ms }) => starts_in_ms <= 0);
  const publications: StoredPublication[] = [];
  for (const { publication, revision, starts_in_ms: startsInMs } of inForce < 0 ? rows : rows.slice(0, inForce + 1)) {
    const stored = revision === null ? undefined : await readRevision(tx, siteId, revision);
    const served = revision === null || stored === undefined ? null : { revision, documents: stored.documents };
    publications.unshift({ publication, served, startsInMs });
  }
  return publications;
}

/** The last publication, without its documents; undefined where nothing is published, or the site was taken off. */
export async function readPublishedHead(tx: SiteTransaction, siteId: string): Promise<PublishedHead | undefined> {
  const row = await tx
    .selectFrom('site_publication as publication')
    .leftJoin('site_revision as revision', (join) =>
      join
        .onRef('revision.site_id', '=', 'publication.site_id')
        .onRef('revision.revision', '=', 'publication.revision'),
    )
    .select(['publication.publication', 'revision.revision', 'revision.checksum'])
    .select(sql<boolean>`coalesce(revision.sources::text <> '{}', false)`.as('has_sources'))
    .where('publication.site_id', '=', siteId)
    .orderBy('publication.publication', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || row.revision === null || row.checksum === null) return undefined;
  const { publication, revision, checksum, has_sources: hasSources } = row;
  return { publication, revision, checksum, hasSources };
}

/** The number of the last publication, of whatever kind; 0 before the first. */
export async function readLastPublication(tx: SiteTransaction, siteId: string): Promise<number> {
  const row = await tx
    .selectFrom('site_publication')
    .select((of) => of.fn.max('publication').as('last'))
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.last ?? 0;
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

/** Whether a revision was ever published. */
export async function wasPublished(tx: SiteTransaction, siteId: string, revision: number): Promise<boolean> {
  const row = await tx
    .selectFrom('site_publication')
    .select('publication')
    .where('site_id', '=', siteId)
    .where('revision', '=', revision)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores an edition as the next revision, its new pictures with it. Where the newest revision is this very one, texts and all, that
 * one stands.
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
  const stored = await tx
    .selectFrom('site_asset')
    .select('digest')
    .where('site_id', '=', siteId)
    .where('digest', 'in', [...new Set(digests)])
    .execute();
  const missing = new Set(digests);
  for (const { digest } of stored) missing.delete(digest);
  for (const digest of missing) {
    const bytes = bytesOf(digest);
    if (bytes === undefined) throw new Error(`the edition lacks the bytes of its asset ${digest}`);
    await tx.insertInto('site_asset').values({ site_id: siteId, digest, bytes }).execute();
  }
}

/**
 * Appends a publication.
 * @param revision the one to serve; null takes the site off.
 * @param delayMs how long every process has to get ready before all begin to serve it. One that is not in force yet keeps its turn.
 * @returns the publication's number.
 */
export async function appendPublication(
  tx: SiteTransaction,
  siteId: string,
  revision: number | null,
  delayMs: number,
): Promise<number> {
  const publication = (await readLastPublication(tx, siteId)) + 1;
  const delay = sql`${delayMs}::float8 * interval '1 millisecond'`;
  await tx
    .insertInto('site_publication')
    .values({
      site_id: siteId,
      publication,
      revision,
      published_at: sql`clock_timestamp()`,
      effective_at: sql`greatest(clock_timestamp(), (
        select max(effective_at) from site_publication where site_id = ${siteId} and effective_at > clock_timestamp()
      )) + ${delay}`,
    })
    .execute();
  return publication;
}

/**
 * Makes hosts the site's own, and gives up those that it had beside them.
 * @returns the hosts that belong to others, with their owners; nothing is changed where there are any.
 */
export async function claimHosts(
  tx: SiteTransaction,
  siteId: string,
  hosts: readonly string[],
): Promise<ReadonlyArray<{ readonly host: string; readonly owner: string }>> {
  const taken =
    hosts.length === 0
      ? []
      : await tx
          .selectFrom('site_host')
          .select(['host', 'site_id'])
          .where('host', 'in', [...hosts])
          .where('site_id', '<>', siteId)
          .execute();
  if (taken.length > 0) return taken.map(({ host, site_id }) => ({ host, owner: site_id }));
  await tx.deleteFrom('site_host').where('site_id', '=', siteId).execute();
  if (hosts.length > 0)
    await tx
      .insertInto('site_host')
      .values(hosts.map((host) => ({ host, site_id: siteId })))
      .execute();
  return [];
}

/** Publishes follow one another, of whatever site: a host may move from one to another. Until the transaction ends. */
export async function holdPublishing(tx: SiteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('marquee publishing'))`.execute(tx);
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

/** What a revision was made of; undefined when there is no such revision. */
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

/**
 * The revision that was published before the present one was for the first time, so that going back twice goes back two steps;
 * undefined when there is none.
 */
export async function readRevisionBefore(
  tx: SiteTransaction,
  siteId: string,
  revision: number,
): Promise<number | undefined> {
  const first = tx
    .selectFrom('site_publication')
    .select((of) => of.fn.min('publication').as('first'))
    .where('site_id', '=', siteId)
    .where('revision', '=', revision);
  const row = await tx
    .selectFrom('site_publication')
    .select('revision')
    .where('site_id', '=', siteId)
    .where('publication', '<', first)
    .where('revision', 'is not', null)
    .orderBy('publication', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? undefined;
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
