import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { SiteEdition } from '#gateway/documents/published-site.ts';
import { noticePublication } from '#gateway/documents/revision-notices.ts';
import {
  appendPublication,
  holdSite,
  readNewestRevision,
  readPublishedRevision,
  readRevision,
  readRevisionBefore,
  setMerchantCode,
  storeRevision,
} from '#gateway/documents/site-revision-repository.ts';
import { DomainError } from '#gateway/domain-error.ts';

/** What became of documents on disk. */
export interface AdoptedFiles {
  /** The revision under which they wait to be published; null when they do not wait. */
  readonly offeredRevision: number | null;
}

/** A publication as it was made. */
export interface Publication {
  readonly publication: number;
  readonly revision: number;
}

type SiteScope = Pick<TenantDatabase, 'forSite' | 'kind'>;

/**
 * How long the processes on one database have to load a revision before all begin to serve it at the same moment. The embedded
 * database has one process.
 */
const GET_READY_MS = { pglite: 0, postgres: 400 } as const;

/**
 * Takes over documents from disk when they are others than those that lay there before: a site's first ones are published; later
 * ones too where `publishes` says so (demo and development), else they wait as a revision, so that a file that was changed on disk
 * does not reach visitors by itself. What operators published since stays until a file changes.
 */
export async function adoptFiles(
  database: SiteScope,
  edition: SiteEdition,
  { publishes }: { readonly publishes: boolean },
): Promise<AdoptedFiles> {
  const { id, site, checksum } = edition.documents;
  return database.forSite(id, async (tx) => {
    await holdSite(tx, id, site.merchantCode);
    const published = await readPublishedRevision(tx, id);
    if (published?.checksum === checksum) return { offeredRevision: null };
    const lastOnDisk = await readNewestRevision(tx, id, 'files');
    if (published !== undefined && lastOnDisk?.checksum === checksum) {
      // Seen before: either it waits still, or something newer was published over it.
      return { offeredRevision: publishes || lastOnDisk.revision < published.revision ? null : lastOnDisk.revision };
    }
    const revision = await storeRevision(tx, edition, 'files');
    if (published !== undefined && !publishes) return { offeredRevision: revision };
    const delayMs = published === undefined ? 0 : GET_READY_MS[database.kind];
    await publish(tx, { siteId: id, revision, merchantCode: site.merchantCode, delayMs });
    return { offeredRevision: null };
  });
}

/** Keeps documents that were sent to the gateway as a revision; they wait to be published. */
export async function keepPushed(database: SiteScope, edition: SiteEdition): Promise<number> {
  const { id, site } = edition.documents;
  return database.forSite(id, async (tx) => {
    await holdSite(tx, id, site.merchantCode);
    return storeRevision(tx, edition, 'push');
  });
}

/**
 * Publishes a stored revision: in one transaction, which every gateway on the database hears of.
 * @param over the publication that the caller knows of; another one in between is a conflict.
 * @throws DomainError `unknown_revision`, `publication_conflict`.
 */
export async function publishRevision(
  database: SiteScope,
  siteId: string,
  { revision, over }: { readonly revision: number; readonly over?: number | undefined },
): Promise<Publication> {
  return changePublished(database, siteId, over, async () => revision);
}

/**
 * Publishes the revision that was published before the present one, or a given older one. It is not checked again: going back has to
 * work when nothing else does.
 * @throws DomainError `unknown_revision`, `publication_conflict`.
 */
export async function rollBack(
  database: SiteScope,
  siteId: string,
  { revision, over }: { readonly revision?: number | undefined; readonly over?: number | undefined } = {},
): Promise<Publication> {
  return changePublished(database, siteId, over, async (tx) => revision ?? (await readRevisionBefore(tx, siteId)));
}

async function changePublished(
  database: SiteScope,
  siteId: string,
  over: number | undefined,
  choose: (tx: SiteTransaction) => Promise<number | undefined>,
): Promise<Publication> {
  return database.forSite(siteId, async (tx) => {
    await tx.selectFrom('site').select('site_id').where('site_id', '=', siteId).forNoKeyUpdate().execute();
    const published = await readPublishedRevision(tx, siteId);
    if (over !== undefined && published?.publication !== over) throw new DomainError('publication_conflict');
    const revision = await choose(tx);
    if (revision === undefined) throw new DomainError('unknown_revision');
    if (published?.revision === revision) return published;
    const stored = await readRevision(tx, siteId, revision);
    if (stored === undefined) throw new DomainError('unknown_revision');
    const delayMs = published === undefined ? 0 : GET_READY_MS[database.kind];
    const { merchantCode } = stored.documents.site;
    const publication = await publish(tx, { siteId, revision, merchantCode, delayMs });
    return { publication, revision };
  });
}

interface Publishing {
  readonly siteId: string;
  readonly revision: number;
  readonly merchantCode: string;
  readonly delayMs: number;
}

async function publish(tx: SiteTransaction, { siteId, revision, merchantCode, delayMs }: Publishing): Promise<number> {
  await setMerchantCode(tx, siteId, merchantCode);
  const publication = await appendPublication(tx, siteId, revision, delayMs);
  await noticePublication(tx, siteId);
  return publication;
}
