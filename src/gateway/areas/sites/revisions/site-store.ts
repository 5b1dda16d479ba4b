import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { assetBaseOf, type PublishedSite, type SiteDirectory, type SiteEdition } from '#gateway/kit/published-site.ts';
import type { StoredPublication } from '../repository/site-publication-repository.ts';

/** The result of reading one site's folder: its documents, or their problems. */
export type SiteReading =
  | { readonly id: string; readonly edition: SiteEdition }
  | { readonly id: string; readonly edition: null; readonly problems: readonly string[] };

/** The part of a pino logger that the store uses. */
export interface SiteLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Dependencies of the store: the source of documents, and the storage of revisions. */
export interface SiteStoreParts {
  readonly readSites: () => Promise<readonly SiteReading[]>;
  /**
   * Numbers valid documents from disk and publishes or offers them, as the mode has it.
   * Rejects with `documents_refused` for a host of another site.
   */
  readonly adopt: (edition: SiteEdition) => Promise<{ readonly offeredRevision: number | null }>;
  /** Takes sites off whose folders are gone; the ids of the folders that are there. */
  readonly withdrawMissing: (inFolders: readonly string[]) => Promise<void>;
  /** A site's publications after a known one, in order: the one in force, and those that take effect next. */
  readonly publicationsAfter: (siteId: string, known: number | undefined) => Promise<readonly StoredPublication[]>;
  /** The ids of all sites that ever had a revision. */
  readonly allSites: () => Promise<readonly string[]>;
  readonly log: SiteLog;
}

/** No moment lies further ahead than this, whatever the clocks say. */
const LONGEST_WAIT_MS = 2_000;

/**
 * The sites that are served: for each the revision that is published. A reading of the disk is adopted only when its
 * documents are valid, so a bad document never replaces a good one; each site stands for itself, so a fault of one
 * brand touches no other. A site is replaced whole, at one moment.
 */
export class SiteStore implements SiteDirectory {
  private readonly sites = new Map<string, PublishedSite>();
  private byHost = new Map<string, PublishedSite>();
  /** The last publication of each site that was read, whether or not it is in force. */
  private readonly known = new Map<string, number>();
  /** Checksums of the documents on disk that were adopted last, so that untouched ones cost nothing. */
  private readonly adopted = new Map<string, string>();
  /** Publications that were read and are not in force yet, by site. */
  private readonly coming = new Map<string, Promise<void>>();
  private readonly listeners: Array<(site: PublishedSite) => void> = [];
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: SiteStoreParts) {}

  siteByHost(host: string): PublishedSite | undefined {
    return this.byHost.get(host);
  }

  all(): readonly PublishedSite[] {
    return [...this.sites.values()];
  }

  /** Calls the listener with every site that begins to be served, or is replaced. */
  onServed(listener: (site: PublishedSite) => void): void {
    this.listeners.push(listener);
  }

  /** Reads every site's folder again and takes over what changed. Rejects when the folders cannot be read. */
  async refresh(): Promise<void> {
    await this.untilServed(async () => {
      await this.readFolders();
      return this.load(await this.parts.allSites());
    });
  }

  /** Takes over what was published of some sites, by whomever; of all when none are named. */
  async sync(siteIds?: readonly string[]): Promise<void> {
    await this.untilServed(async () => this.load(siteIds ?? (await this.parts.allSites())));
  }

  /** Readings follow one another, never at the same time. What they found is waited for beside each other. */
  private async untilServed(read: () => Promise<ReadonlyArray<Promise<void>>>): Promise<void> {
    const reading = this.last.catch(() => undefined).then(read);
    this.last = reading;
    await Promise.all(await reading);
  }

  private async readFolders(): Promise<void> {
    const readings = await this.parts.readSites();
    const inFolders = readings.map(({ id }) => id);
    await this.parts.withdrawMissing(inFolders);
    for (const id of this.adopted.keys()) if (!inFolders.includes(id)) this.adopted.delete(id);
    const refused: SiteReading[] = [];
    for (const reading of readings) if ((await this.adopt(reading)).length > 0) refused.push(reading);
    // Retries the refused sites: another site may have given up the host that they need.
    for (const reading of refused)
      for (const problem of await this.adopt(reading)) this.parts.log.error({ site: reading.id }, problem);
  }

  /** @returns why the documents are not taken over, one line each. */
  private async adopt({ id: site, ...reading }: SiteReading): Promise<readonly string[]> {
    const { log } = this.parts;
    if (reading.edition === null) {
      this.adopted.delete(site);
      return reading.problems;
    }
    const { edition } = reading;
    const { checksum } = edition.documents;
    if (this.adopted.get(site) === checksum) return [];
    try {
      const { offeredRevision } = await this.parts.adopt(edition);
      this.adopted.set(site, checksum);
      for (const remark of edition.remarks) log.warn({ site }, remark);
      if (offeredRevision !== null)
        log.warn(
          { site, offeredRevision },
          'documents on disk are newer than the published revision: publish to make them visible',
        );
      return [];
    } catch (error) {
      this.adopted.delete(site);
      if (error instanceof DomainError && error.problems) return error.problems;
      log.error({ site, err: error }, 'storing the documents on disk as a revision failed');
      return [];
    }
  }

  /** Loads what was published of the sites since, and begins to wait for the moments at which it takes effect. */
  private async load(ids: readonly string[]): Promise<ReadonlyArray<Promise<void>>> {
    const inForce: Array<readonly [string, StoredPublication]> = [];
    for (const id of ids) {
      const publications = await this.publicationsAfter(id);
      const readAtMs = performance.now();
      for (const stored of publications) {
        this.known.set(id, stored.publication);
        if (stored.startsInMs <= 0) inForce.push([id, stored]);
        else this.coming.set(id, this.serveAt(id, stored, readAtMs + Math.min(stored.startsInMs, LONGEST_WAIT_MS)));
      }
    }
    for (const [id, stored] of inForce) this.serve(id, stored);
    // A notice may have been quicker: then it was read before, and still has to be waited for.
    return ids.flatMap((id) => this.coming.get(id) ?? []);
  }

  private async publicationsAfter(site: string): Promise<readonly StoredPublication[]> {
    try {
      return await this.parts.publicationsAfter(site, this.known.get(site));
    } catch (error) {
      this.parts.log.error(
        { site, err: error },
        'loading a publication failed: publish not visible on this process yet',
      );
      return [];
    }
  }

  private async serveAt(id: string, stored: StoredPublication, atMs: number): Promise<void> {
    await sleep(Math.max(0, atMs - performance.now()));
    this.serve(id, stored);
  }

  private serve(id: string, { publication, served }: StoredPublication): void {
    const before = this.sites.get(id);
    if (before !== undefined && before.publication >= publication) return;
    const site = served && publishedSite(publication, served);
    if (site) this.sites.set(id, site);
    else this.sites.delete(id);
    this.byHost = new Map([...this.sites.values()].flatMap((one) => one.site.hosts.map((host) => [host, one])));
    if (!site) {
      if (before) this.parts.log.warn({ site: id }, 'taken off');
      return;
    }
    this.parts.log.info({ site: id, revision: site.revision }, 'serving');
    for (const listener of this.listeners) listener(site);
  }
}

function publishedSite(publication: number, served: NonNullable<StoredPublication['served']>): PublishedSite {
  const { documents, revision } = served;
  return { ...documents, publication, revision, assetBase: assetBaseOf(documents.checksum) };
}
