import { sql } from 'kysely';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { SiteDocuments } from '#gateway/kit/published-site.ts';
import { readRevision } from './site-revision-repository.ts';

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

/**
 * A site's publications after a known one: the last that is in force by now, and those that take effect later, in
 * order.
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
 * Appends a publication.
 * @param revision the one to serve; null takes the site off.
 * @param delayMs how long every process has to get ready before all begin to serve it. One that is not in force yet
 *   keeps its turn.
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

/**
 * The revision that was published before the present one was for the first time, so that going back twice goes back two
 * steps; undefined when there is none.
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

/** The ids of all sites. */
export async function listSites(database: Pick<TenantDatabase, 'forPlatform'>): Promise<readonly string[]> {
  const rows = await database.forPlatform((tx) =>
    tx.selectFrom('site_roll').select('site_id').orderBy('site_id').execute(),
  );
  return rows.map(({ site_id }) => site_id);
}
