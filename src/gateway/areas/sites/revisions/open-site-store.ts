import {
  listSites,
  readPublicationsAfter,
  type StoredPublication,
} from '#gateway/areas/sites/repository/site-publication-repository.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { REVISION_CHANNEL } from '../repository/revision-notices.ts';
import { adoptFiles, withdrawFiles } from './publish-site.ts';
import { type SiteLog, type SiteReading, SiteStore } from './site-store.ts';

interface SiteStoreOptions {
  /** Reads the folders on disk. */
  readonly readSites: () => Promise<readonly SiteReading[]>;
  /** Whether what changes on disk is published at once, and a site goes with its folder. */
  readonly publishes: boolean;
  readonly log: SiteLog;
}

/** The polling interval: finds publications whose notice was lost while the listener had a connection. */
const LOOK_AGAIN_MS = 15_000;

/** The store of served sites over the database's revisions, still empty: `refresh` fills it. */
export function openSiteStore(database: TenantDatabase, { readSites, publishes, log }: SiteStoreOptions): SiteStore {
  const allSites = () => listSites(database);
  return new SiteStore({
    readSites,
    adopt: (edition) => adoptFiles(database, edition, { publishes }),
    withdrawMissing: async (inFolders) => {
      // Other processes on one PostgreSQL may have folders that this one has not.
      if (!publishes || database.kind !== 'pglite') return;
      for (const siteId of await allSites()) if (!inFolders.includes(siteId)) await withdrawFiles(database, siteId);
    },
    publicationsAfter: (siteId, known) => publicationsAfter(database, siteId, known),
    allSites,
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
  const running = new Set<Promise<void>>();
  const sync = (siteIds?: readonly string[]): void => {
    const syncing = sites
      .sync(siteIds)
      .catch((error: unknown) =>
        log.error({ err: error }, 'loading a publication failed: publish not visible on this process yet'),
      )
      .finally(() => running.delete(syncing));
    running.add(syncing);
  };
  const lookAgain = (): void => {
    if (running.size === 0) sync();
  };
  const stop = await database.listen(
    REVISION_CHANNEL,
    (siteId) => sync([siteId]),
    () => sync(),
  );
  const timer = database.kind === 'postgres' ? setInterval(lookAgain, LOOK_AGAIN_MS) : undefined;
  timer?.unref();
  return async () => {
    clearInterval(timer);
    await stop();
    await Promise.all(running);
  };
}

async function publicationsAfter(
  database: TenantDatabase,
  siteId: string,
  known: number | undefined,
): Promise<readonly StoredPublication[]> {
  return database.forSite(siteId, (tx) => readPublicationsAfter(tx, siteId, known));
}
