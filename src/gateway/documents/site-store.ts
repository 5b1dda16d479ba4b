import { setTimeout as sleep } from 'node:timers/promises';
import { hostOwners } from './host-owners.ts';
import {
  assetBaseOf,
  type PublishedSite,
  type SiteDirectory,
  type SiteDocuments,
  type SiteEdition,
} from './published-site.ts';
import type { StoredPublication } from './site-revision-repository.ts';

/** What reading one site's folder came to: its documents, or what is wrong with them. */
export type SiteReading =
  | { readonly id: string; readonly edition: SiteEdition }
  | { readonly id: string; readonly edition: null; readonly problems: readonly string[] };

/** The part of a pino logger that the store uses. */
export interface SiteLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the store needs from the outside: where documents come from, and where revisions are kept. */
export interface SiteStoreParts {
  readonly readSites: () => Promise<readonly SiteReading[]>;
  /** Numbers valid documents from disk and publishes or offers them, as the mode has it. */
  readonly adopt: (edition: SiteEdition) => Promise<{ readonly offeredRevision: number | null }>;
  /** What is published of a site, or takes effect next; undefined when that is the publication which is known already, or none. */
  readonly publicationOf: (siteId: string, known: number | undefined) => Promise<StoredPublication | undefined>;
  /** The sites whose documents were sent to a gateway, which need no folder. */
  readonly pushedSites: () => Promise<readonly string[]>;
  readonly log: SiteLog;
}

/**
 * The sites that are served: for each the revision that is published. A reading of the disk is adopted only when its documents are
 * valid, so a bad document never replaces a good one; each site stands for itself, so a fault of one brand touches no other. A host
 * is one site's: documents that claim another's are faulty. A site is replaced whole, at one moment.
 */
export class SiteStore implements SiteDirectory {
  private sites = new Map<string, PublishedSite>();
  private byHost = new Map<string, PublishedSite>();
  /** Checksums of the documents on disk that were adopted last, so that untouched ones cost nothing. */
  private readonly adopted = new Map<string, string>();
  private readonly listeners: Array<(site: PublishedSite) => void> = [];
  private last: Promise<void> = Promise.resolve();

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

  /** Reads every site's folder again and takes over what changed. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.readFolders());
  }

  /** Takes over what was published of some sites, by whomever; of all that are known when none are named. */
  sync(siteIds?: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      const ids = siteIds ?? [...new Set([...this.sites.keys(), ...(await this.parts.pushedSites())])];
      await this.serveAnew(ids);
    });
  }

  /** What changes the served sites happens one after the other, never at the same time. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const next = this.last.catch(() => undefined).then(work);
    this.last = next;
    return next;
  }

  private async readFolders(): Promise<void> {
    const readings = await this.parts.readSites();
    const inFolders = readings.map(({ id }) => id);
    const standing = await this.published(inFolders);
    for (const reading of withoutSharedHosts(readings, standing)) await this.adopt(reading, standing.get(reading.id));
    const pushed = await this.parts.pushedSites();
    const kept = new Set([...inFolders, ...pushed]);
    for (const id of this.sites.keys()) if (!kept.has(id)) this.sites.delete(id);
    await this.serveAnew([...kept]);
  }

  private async adopt(reading: SiteReading, standing: PublishedSite | undefined): Promise<void> {
    const { log } = this.parts;
    const { id: site } = reading;
    if (reading.edition === null) {
      for (const problem of reading.problems) log.error({ site }, problem);
      if (standing && !this.sites.has(site))
        log.warn({ site, revision: standing.revision }, 'the documents are faulty: serving what was published last');
      this.adopted.delete(site);
      return;
    }
    const { checksum } = reading.edition.documents;
    if (this.adopted.get(site) === checksum) return;
    for (const remark of reading.edition.remarks) log.warn({ site }, remark);
    const { offeredRevision } = await this.parts.adopt(reading.edition);
    this.adopted.set(site, checksum);
    if (offeredRevision !== null)
      log.warn({ site, offeredRevision }, 'the documents on disk wait to be published as a newer revision');
  }

  /** Some sites as they are published, those that are served already as they stand. */
  private async published(ids: readonly string[]): Promise<Map<string, PublishedSite>> {
    const found = new Map<string, PublishedSite>();
    for (const id of ids) {
      const served = this.sites.get(id);
      const stored = served ? undefined : await this.parts.publicationOf(id, undefined);
      const site = served ?? (stored && publishedSite(stored));
      if (site) found.set(id, site);
    }
    return found;
  }

  /** Loads what was published of the sites since, waits for the moment at which it takes effect, and serves it from then on. */
  private async serveAnew(ids: readonly string[]): Promise<void> {
    const fresh: PublishedSite[] = [];
    let waitMs = 0;
    for (const id of ids) {
      const stored = await this.parts.publicationOf(id, this.sites.get(id)?.publication);
      if (!stored) continue;
      fresh.push(publishedSite(stored));
      waitMs = Math.max(waitMs, stored.startsInMs);
    }
    if (waitMs > 0) await sleep(waitMs);
    const before = new Map(this.sites);
    for (const site of fresh) this.sites.set(site.id, site);
    this.byHost = this.hostsOf(before);
    for (const site of fresh) {
      if (!this.sites.has(site.id)) continue;
      this.parts.log.info({ site: site.id, revision: site.revision }, 'serving');
      for (const listener of this.listeners) listener(site);
    }
  }

  /** Leaves out a site that shares a host with another: whoever asks there must not get now one, now the other. */
  private hostsOf(standing: ReadonlyMap<string, PublishedSite>): Map<string, PublishedSite> {
    const owners = hostOwners([...this.sites.values()].map((site) => claimOf(site.id, site, standing.get(site.id))));
    const byHost = new Map<string, PublishedSite>();
    for (const site of [...this.sites.values()]) {
      const shared = site.site.hosts.find((host) => owners.get(host) !== site.id);
      if (shared !== undefined) {
        this.parts.log.error({ site: site.id }, `not served: ${shared} belongs to the site ${owners.get(shared)}`);
        this.sites.delete(site.id);
        continue;
      }
      for (const host of site.site.hosts) byHost.set(host, site);
    }
    return byHost;
  }
}

/** The readings, those among them faulty whose documents claim a host of another site. */
function withoutSharedHosts(
  readings: readonly SiteReading[],
  standing: ReadonlyMap<string, PublishedSite>,
): SiteReading[] {
  const claims = readings.map(({ id, edition }) =>
    claimOf(id, edition?.documents ?? standing.get(id), standing.get(id)),
  );
  const owners = hostOwners(claims);
  return readings.map((reading): SiteReading => {
    if (reading.edition === null) return reading;
    const { id } = reading;
    const problems = reading.edition.documents.site.hosts.flatMap((host, index) => {
      const owner = owners.get(host);
      if (owner === id) return [];
      return [`sites/${id}/site.json hosts[${index}]: the host ${host} belongs to the site ${owner} already`];
    });
    return problems.length === 0 ? reading : { id, edition: null, problems };
  });
}

function claimOf(id: string, wanted: SiteDocuments | undefined, held: SiteDocuments | undefined) {
  return { id, wanted: wanted?.site.hosts ?? [], held: held?.site.hosts ?? [] };
}

function publishedSite({ documents, publication, revision }: StoredPublication): PublishedSite {
  return { ...documents, publication, revision, assetBase: assetBaseOf(documents.checksum) };
}
