import { createHash } from 'node:crypto';
import type {
  MadePublication,
  OperatorSites,
  PublishRevision,
  PushedRevision,
  PushRevision,
  RevisionSources,
  RollBack,
  SiteRevisions,
} from '#contracts/generated/contracts.ts';
import type { DocumentContext } from '#gateway/areas/sites/documents/document-context.ts';
import { readEdition } from '#gateway/areas/sites/documents/read-edition.ts';
import { readPublishedHead } from '#gateway/areas/sites/repository/site-publication-repository.ts';
import {
  countRevisions,
  listRevisions,
  readAsset,
  readKnownDigests,
  readRevision,
} from '#gateway/areas/sites/repository/site-revision-repository.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { SiteDirectory, SiteEdition } from '#gateway/kit/published-site.ts';
import { onlyTextsChanged } from './only-texts-changed.ts';
import { keepPushed, publishRevision, rollBack } from './publish-site.ts';

/** A page of a list, from 1. */
export interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Prefix of a stored file's digest. Base64 has no colon. */
const STORED = 'sha256:';

interface RevisionParts {
  readonly database: Pick<TenantDatabase, 'forSite' | 'kind'>;
  /** The sites that are served here, and how to take over what was just published. */
  readonly sites: SiteDirectory & { sync(siteIds: readonly string[]): Promise<void> };
  /** The current context that documents are checked against. */
  readonly context: () => Promise<DocumentContext>;
  readonly clock: () => Date;
  readonly log: { error(fields: object, message: string): void };
}

/** Revisions of a site for operators: list, push, publish and roll back. */
export function revisionsService({ database, sites, context, clock, log }: RevisionParts) {
  const revisionsOf = (siteId: string, { pageNo, pageSize }: Page): Promise<SiteRevisions> =>
    database.forSite(siteId, async (tx) => {
      const published = await readPublishedHead(tx, siteId);
      const totalCount = await countRevisions(tx, siteId);
      const revisions = await listRevisions(tx, siteId, { offset: (pageNo - 1) * pageSize, limit: pageSize });
      return {
        published: published ? { publication: published.publication, revision: published.revision } : null,
        revisions: revisions.map((line) => ({ ...line })),
        totalCount,
        totalPages: Math.ceil(totalCount / pageSize),
      };
    });

  /** @throws DomainError `documents_refused` with every fault. */
  async function checked(siteId: string, push: Pick<PushRevision, 'sources' | 'assets'>): Promise<SiteEdition> {
    const documents = new Map(Object.entries(push.sources));
    const assetBytes = new Map<string, Uint8Array>();
    const storedAssets = new Map<string, string>();
    for (const [name, sent] of Object.entries(push.assets)) {
      const file = `sites/${siteId}/assets/${name}`;
      if (sent.startsWith(STORED)) storedAssets.set(file, sent.slice(STORED.length));
      else assetBytes.set(file, Buffer.from(sent, 'base64'));
    }
    await assertStored(siteId, storedAssets);
    const files = { documents, assets: new Set([...storedAssets.keys(), ...assetBytes.keys()]) };
    const edition = readEdition({ files, assetBytes, storedAssets }, siteId, await context());
    if ('problems' in edition) throw new DomainError('documents_refused', { problems: edition.problems });
    return edition;
  }

  /** @throws DomainError `documents_refused` for files that the site has not. */
  async function assertStored(siteId: string, digests: ReadonlyMap<string, string>): Promise<void> {
    const known = await database.forSite(siteId, (tx) => readKnownDigests(tx, siteId, [...digests.values()]));
    const problems = [...digests].flatMap(([file, digest]) =>
      known.has(digest) ? [] : [`${file}: the site has no file of the digest ${digest}; send its contents`],
    );
    if (problems.length > 0) throw new DomainError('documents_refused', { problems });
  }

  /** A publication stands even if this process cannot serve it at once. */
  async function serving(siteId: string, made: MadePublication): Promise<MadePublication> {
    await sites
      .sync([siteId])
      .catch((error: unknown) =>
        log.error(
          { site: siteId, err: error },
          'loading a publication failed: publish not visible on this process yet',
        ),
      );
    return made;
  }

  return {
    /** The sites that are served, and what waits of each. */
    async list(): Promise<OperatorSites> {
      const lines: OperatorSites['sites'] = [];
      for (const { id, site, revision, publication } of sites.all()) {
        const [newest] = (await revisionsOf(id, { pageNo: 1, pageSize: 1 })).revisions;
        const isWaiting = newest !== undefined && newest.publishedAt === null && newest.revision > revision;
        const waiting = isWaiting ? newest.revision : null;
        lines.push({ id, name: site.name, hosts: [...site.hosts], revision, publication, waiting });
      }
      return { sites: lines };
    },

    revisionsOf,

    /** @throws DomainError `unknown_revision`. */
    async sourcesOf(siteId: string, revision: number): Promise<RevisionSources> {
      const found = await database.forSite(siteId, (tx) => readRevision(tx, siteId, revision));
      if (found === undefined) throw new DomainError('unknown_revision');
      const { documents, sources } = found;
      return { revision, checksum: documents.checksum, sources: { ...sources }, assets: { ...documents.assets } };
    },

    /** @throws DomainError `not_found`. */
    async asset(siteId: string, digest: string): Promise<Buffer> {
      const bytes = await database.forSite(siteId, (tx) => readAsset(tx, siteId, digest));
      if (bytes === undefined) throw new DomainError('not_found');
      return bytes;
    },

    /**
     * Makes sure that documents differ from the revision that they are based on in texts alone.
     * @throws DomainError `invalid_request` naming `basedOn` where it is left out, `unknown_revision`,
     *   `documents_refused` with each other difference.
     */
    async assertTextsAlone(siteId: string, { basedOn, sources, assets }: PushRevision): Promise<void> {
      if (basedOn === undefined) throw new DomainError('invalid_request', { fields: { basedOn: 'required' } });
      const base = await database.forSite(siteId, (tx) => readRevision(tx, siteId, basedOn));
      if (base === undefined) throw new DomainError('unknown_revision');
      const stored = Object.entries(base.documents.assets).map(([name, digest]) => [name, `${STORED}${digest}`]);
      const before = { sources: base.sources, assets: Object.fromEntries(stored) };
      const digests = Object.entries(assets).map(([name, sent]) => [
        name,
        sent.startsWith(STORED) ? sent : digestOf(sent),
      ]);
      const problems = onlyTextsChanged(before, { sources, assets: Object.fromEntries(digests) });
      if (problems.length > 0) throw new DomainError('documents_refused', { problems: [...problems] });
    },

    /**
     * Keeps documents as a revision that waits to be published. A site that is new begins with it.
     * @throws DomainError `documents_refused` with every fault, `publication_conflict` where there is a newer revision
     *   than the one that they are based on; nothing is kept then.
     */
    async push(siteId: string, push: PushRevision, operator: string): Promise<PushedRevision> {
      const edition = await checked(siteId, push);
      const revision = await keepPushed(database, edition, { basedOn: push.basedOn, by: { operator, at: clock() } });
      return { revision, remarks: [...edition.remarks] };
    },

    /**
     * Publishes a revision here and on every gateway on the database; resolves once it is served here. What its texts
     * refer to may have gone since they were kept, so they are checked once more.
     * @throws DomainError `unknown_revision`, `publication_conflict`, `documents_refused`.
     */
    async publish(siteId: string, request: PublishRevision, operator: string): Promise<MadePublication> {
      const stored = await database.forSite(siteId, (tx) => readRevision(tx, siteId, request.revision));
      if (stored === undefined) throw new DomainError('unknown_revision');
      const names = Object.entries(stored.documents.assets).map(
        ([name, digest]) => [name, `${STORED}${digest}`] as const,
      );
      await checked(siteId, { sources: { ...stored.sources }, assets: Object.fromEntries(names) });
      return serving(siteId, await publishRevision(database, siteId, request, { operator, at: clock() }));
    },

    /**
     * Publishes an older revision, unchecked: going back has to work when nothing else does.
     * @throws DomainError `unknown_revision`, `publication_conflict`, `documents_refused` for a host that another site
     *   has by now.
     */
    async rollBack(siteId: string, request: RollBack, operator: string): Promise<MadePublication> {
      return serving(siteId, await rollBack(database, siteId, request, { operator, at: clock() }));
    },
  };
}

/** The name of a file that was sent in base64. */
const digestOf = (base64: string): string =>
  `${STORED}${createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex')}`;

export type RevisionsService = ReturnType<typeof revisionsService>;
