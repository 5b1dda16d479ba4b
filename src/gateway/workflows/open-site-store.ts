import type { TenantDatabase } from '#gateway/database/database.ts';
import { REVISION_CHANNEL } from '#gateway/documents/revision-notices.ts';
import {
  readNewestRevision,
  readPublication,
  readPublishedRevision,
  type StoredPublication,
} from '#gateway/documents/site-revision-repository.ts';
import { type SiteLog, type SiteReading, SiteStore } from '#gateway/documents/site-store.ts';
import { adoptFiles } from './publish-site.ts';

interface SiteStoreOptions {
  /** Reads the folders on disk. */
  readonly readSites: () => Promise<readonly SiteReading[]>;
  /** Whether documents that changed on disk are published at once. */
  readonly publishes: boolean;
  readonly log: SiteLog;
}

/** Where a notice was lost without the connection, this is how late it is made up for. */
const LOOK_AGAIN_MS = 15_000;

/** The store of served sites over the database's revisions, still empty: `refresh` fills it. */
export function openSiteStore(database: TenantDatabase, { readSites, publishes, log }: SiteStoreOptions): SiteStore {
  return new SiteStore({
    readSites,
    adopt: (edition) => adoptFiles(database, edition, { publishes }),
    publicationOf: (siteId, known) => publicationOf(database, siteId, known),
    pushedSites: () => pushedSites(database),
    log,
  });
}

/**
 * Serves what any gateway on the database publishes, from the same moment as that one.
 * @returns stops following.
 */
export async function followPublications(
  database: TenantDatabase,
  sites: Pick<SiteStore, 'sync'>,
  log: SiteLog,
): Promise<() => Promise<void>> {
  const sync = (siteIds?: readonly string[]): void => {
    sites.sync(siteIds).catch((error: unknown) => log.error({ err: error }, 'what was published could not be read'));
  };
  const stop = await database.listen(REVISION_CHANNEL, (siteId) => sync([siteId]), sync);
  const timer = database.kind === 'postgres' ? setInterval(sync, LOOK_AGAIN_MS) : undefined;
  timer?.unref();
  return async () => {
    clearInterval(timer);
    await stop();
  };
}

/** What the names of folders may be that hold a site; whatever else lies there has no rows. */
const SITE_ID = /^[a-z][a-z0-9-]{0,62}$/;

async function publicationOf(
  database: TenantDatabase,
  siteId: string,
  known: number | undefined,
): Promise<StoredPublication | undefined> {
  if (!SITE_ID.test(siteId)) return undefined;
  return database.forSite(siteId, async (tx) => {
    const head = await readPublishedRevision(tx, siteId);
    return head === undefined || head.publication === known ? undefined : readPublication(tx, siteId);
  });
}

async function pushedSites(database: TenantDatabase): Promise<readonly string[]> {
  const roll = await database.forPlatform((tx) => tx.selectFrom('site_roll').select('site_id').execute());
  const pushed: string[] = [];
  for (const { site_id: siteId } of roll) {
    if (await database.forSite(siteId, (tx) => readNewestRevision(tx, siteId, 'push'))) pushed.push(siteId);
  }
  return pushed;
}
