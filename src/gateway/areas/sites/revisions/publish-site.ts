import type { AuditAction } from '#contracts/generated/contracts.ts';
import { noteAudit } from '#gateway/areas/member-files/member-files.ts';
import { EVERYBODY, writeEvent } from '#gateway/areas/messaging/messaging.ts';
import {
  appendPublication,
  claimHosts,
  holdPublishing,
  readPublishedHead,
  readRevisionBefore,
  wasPublished,
} from '#gateway/areas/sites/repository/site-publication-repository.ts';
import {
  holdSite,
  readNewestRevision,
  readRevision,
  setMerchantCode,
  storeRevision,
} from '#gateway/areas/sites/repository/site-revision-repository.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { SiteDocuments, SiteEdition } from '#gateway/kit/published-site.ts';
import { noticePublication } from '../repository/revision-notices.ts';

/** The result of adopting documents from disk. */
export interface AdoptedFiles {
  /** The revision under which they wait to be published; null when they do not wait. */
  readonly offeredRevision: number | null;
}

/** A publication as it was made. */
export interface Publication {
  readonly publication: number;
  readonly revision: number;
}

/** Who sends or publishes, for the audit trail. */
export interface Author {
  /** The operator's account. */
  readonly operator: string;
  readonly at: Date;
}

type SiteScope = Pick<TenantDatabase, 'forSite' | 'kind'>;

/**
 * How long the processes on one database have to load a revision before all begin to serve it at the same moment. The
 * embedded database has one process.
 */
export const GET_READY_MS = { pglite: 0, postgres: 400 } as const;

/**
 * Takes over documents from disk when they are others than those that lay there before: a site's first ones are
 * published; later ones too where `publishes` says so (demo and development), else they wait as a revision, so that a
 * file that was changed on disk does not reach visitors by itself. What operators published since stays until a file
 * changes.
 * @throws DomainError `documents_refused` where they would be published and claim a host of another site.
 */
export async function adoptFiles(
  database: SiteScope,
  edition: SiteEdition,
  { publishes }: { readonly publishes: boolean },
): Promise<AdoptedFiles> {
  const { id, site, checksum } = edition.documents;
  return database.forSite(id, async (tx) => {
    await holdPublishing(tx);
    await holdSite(tx, id, site.merchantCode);
    const published = await readPublishedHead(tx, id);
    if (published?.checksum === checksum) return { offeredRevision: null };
    if (published?.hasSources) {
      const seen = await whereSeen(tx, id, checksum, publishes);
      if (seen !== undefined) return { offeredRevision: seen.waits && !publishes ? seen.revision : null };
    }
    const revision = await storeRevision(tx, edition, 'files');
    // A revision from before revisions kept their pictures cannot be served: what lies on disk takes its place.
    if (published?.hasSources && !publishes) return { offeredRevision: revision };
    await publish(tx, {
      documents: edition.documents,
      revision,
      delayMs: published === undefined ? 0 : GET_READY_MS[database.kind],
      before: published?.revision,
    });
    return { offeredRevision: null };
  });
}

/**
 * Whether documents lay on disk before. A demo follows one folder, so that the last ones count, and old ones that come
 * back are a change; in production many machines have folders of their own, and an older one brings nothing new. What
 * was sent from a folder counts there too: an operator who went back from it is not offered it again by the next start.
 */
async function whereSeen(
  tx: SiteTransaction,
  siteId: string,
  checksum: string,
  publishes: boolean,
): Promise<{ readonly revision: number; readonly waits: boolean } | undefined> {
  const seen = await readNewestRevision(tx, siteId, publishes ? { origin: 'files' } : { checksum });
  if (seen?.checksum !== checksum) return undefined;
  const newest = await readNewestRevision(tx, siteId);
  const waits = newest?.revision === seen.revision && !(await wasPublished(tx, siteId, seen.revision));
  return { revision: seen.revision, waits };
}

/** Takes a site off whose folder is gone. What operators sent stays: it never had a folder. */
export async function withdrawFiles(database: SiteScope, siteId: string): Promise<void> {
  await database.forSite(siteId, async (tx) => {
    await holdPublishing(tx);
    const newest = await readNewestRevision(tx, siteId);
    const published = await readPublishedHead(tx, siteId);
    if (newest?.origin !== 'files' || published === undefined) return;
    await claimHosts(tx, siteId, []);
    await appendPublication(tx, siteId, null, GET_READY_MS[database.kind]);
    await noticePublication(tx, siteId);
  });
}

/**
 * Keeps documents that were sent to the gateway as a revision; they wait to be published.
 * @param basedOn the newest revision that the sender saw.
 * @throws DomainError `publication_conflict` where there is a newer one.
 */
export async function keepPushed(
  database: SiteScope,
  edition: SiteEdition,
  { basedOn, by }: { readonly basedOn?: number | undefined; readonly by?: Author } = {},
): Promise<number> {
  const { id, site } = edition.documents;
  return database.forSite(id, async (tx) => {
    await holdSite(tx, id, site.merchantCode);
    if (basedOn !== undefined && (await readNewestRevision(tx, id))?.revision !== basedOn)
      throw new DomainError('publication_conflict');
    const revision = await storeRevision(tx, edition, 'push');
    await note(tx, id, 'revisionSent', revision, by);
    return revision;
  });
}

/** Writes an operator's action on a revision to the audit trail. A start of the gateway has no author. */
async function note(
  tx: SiteTransaction,
  siteId: string,
  action: AuditAction,
  revision: number,
  by: Author | undefined,
): Promise<void> {
  if (by !== undefined) await noteAudit(tx, siteId, { ...by, action, memberId: null, about: String(revision) });
}

/**
 * Publishes a stored revision: in one transaction, which every gateway on the database hears of.
 * @param over the publication that the caller knows of; another one in between is a conflict.
 * @throws DomainError `unknown_revision`, `publication_conflict`, `documents_refused` for a host of another site.
 */
export async function publishRevision(
  database: SiteScope,
  siteId: string,
  { revision, over }: { readonly revision: number; readonly over?: number | undefined },
  by?: Author,
): Promise<Publication> {
  const choose = async () => revision;
  return changePublished(database, siteId, { over, choose, action: 'revisionPublished', by });
}

/**
 * Publishes the revision that was published before the present one, or a given older one. Its documents are not checked
 * again: going back has to work when nothing else does.
 * @throws DomainError `unknown_revision`, `publication_conflict`, `documents_refused` for a host that another site has
 *   by now.
 */
export async function rollBack(
  database: SiteScope,
  siteId: string,
  { revision, over }: { readonly revision?: number | undefined; readonly over?: number | undefined } = {},
  by?: Author,
): Promise<Publication> {
  const choose: Change['choose'] = async (tx, current) => {
    if (revision !== undefined) return revision;
    return current === undefined ? undefined : readRevisionBefore(tx, siteId, current);
  };
  return changePublished(database, siteId, { over, choose, action: 'revisionRolledBack', by });
}

interface Change {
  readonly over: number | undefined;
  /** The revision to publish, given the present one; undefined where there is none. */
  readonly choose: (tx: SiteTransaction, current: number | undefined) => Promise<number | undefined>;
  readonly action: AuditAction;
  readonly by: Author | undefined;
}

async function changePublished(
  database: SiteScope,
  siteId: string,
  { over, choose, action, by }: Change,
): Promise<Publication> {
  return database.forSite(siteId, async (tx) => {
    await holdPublishing(tx);
    const published = await readPublishedHead(tx, siteId);
    if (over !== undefined && published?.publication !== over) throw new DomainError('publication_conflict');
    const revision = await choose(tx, published?.revision);
    if (revision === undefined) throw new DomainError('unknown_revision');
    if (published?.revision === revision) return { publication: published.publication, revision };
    const stored = await readRevision(tx, siteId, revision);
    if (stored === undefined) throw new DomainError('unknown_revision');
    const delayMs = published === undefined ? 0 : GET_READY_MS[database.kind];
    const publishing = { documents: stored.documents, revision, delayMs, before: published?.revision };
    const publication = await publish(tx, publishing);
    await note(tx, siteId, action, revision, by);
    return { publication, revision };
  });
}

interface Publishing {
  readonly documents: SiteDocuments;
  readonly revision: number;
  readonly delayMs: number;
  /** The revision that it takes the place of; undefined for a site's first. */
  readonly before: number | undefined;
}

async function publish(tx: SiteTransaction, { documents, revision, delayMs, before }: Publishing): Promise<number> {
  const { id, site } = documents;
  const taken = await claimHosts(tx, id, site.hosts);
  if (taken.length > 0) {
    const problems = taken.map(
      ({ host, owner }) =>
        `sites/${id}/site.json hosts[${site.hosts.indexOf(host)}]: the host ${host} belongs to the site ${owner} already`,
    );
    throw new DomainError('documents_refused', { problems });
  }
  await setMerchantCode(tx, id, site.merchantCode);
  const publication = await appendPublication(tx, id, revision, delayMs);
  await noticePublication(tx, id);
  if (before !== undefined) await announcePublication(tx, { documents, publication, revision, before });
  return publication;
}

/** Announces the revision to open pages, and the notices that are new in it. */
async function announcePublication(
  tx: SiteTransaction,
  {
    documents,
    publication,
    revision,
    before,
  }: Pick<Publishing, 'documents' | 'revision'> & { readonly publication: number; readonly before: number },
): Promise<void> {
  const { id } = documents;
  const known = new Set(noticesOf((await readRevision(tx, id, before))?.documents).map((notice) => notice.id));
  const ids = noticesOf(documents).flatMap((notice) => (known.has(notice.id) ? [] : notice.id));
  const now = new Date();
  await writeEvent(tx, id, EVERYBODY, { type: 'siteUpdated', payload: { publication, revision } }, now);
  if (ids.length > 0) await writeEvent(tx, id, EVERYBODY, { type: 'notice', payload: { publication, ids } }, now);
}

/** The notices of a site (specification, section 3, "player"). */
function noticesOf(documents: SiteDocuments | undefined): SiteDocuments['announcements']['announcements'] {
  return (
    documents?.announcements.announcements.filter(({ kind, audience }) => kind === 'PL' && audience === undefined) ?? []
  );
}
