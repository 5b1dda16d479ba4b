import { hostOwners } from './host-owners.ts';
import { assetBaseOf, type PublishedSite, type SiteDirectory, type SiteDocuments } from './published-site.ts';

/** What reading one site's folder came to: its documents, or what is wrong with them. */
export type SiteReading =
  | { readonly id: string; readonly documents: SiteDocuments }
  | { readonly id: string; readonly documents: null; readonly problems: readonly string[] };

/** The part of a pino logger that the store uses. */
export interface SiteLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What is published of a site. */
export interface Publication {
  readonly documents: SiteDocuments;
  readonly revision: number;
}

/** What became of a site's valid documents. */
export interface AdoptedSite {
  readonly published: Publication;
  /** The revision under which the documents wait to be published; null when they are what is published. */
  readonly offeredRevision: number | null;
}

/** What the store needs from the outside: where documents come from, and where revisions are kept. */
export interface SiteStoreParts {
  readonly readSites: () => Promise<readonly SiteReading[]>;
  /** Numbers valid documents and publishes or offers them, as the mode has it; the same checksum keeps its revision. */
  readonly adopt: (documents: SiteDocuments) => Promise<AdoptedSite>;
  /** What a site published last; undefined before its first revision. */
  readonly lastPublished: (siteId: string) => Promise<Publication | undefined>;
  readonly log: SiteLog;
}

/**
 * The sites that are served. A reading replaces a site only when its documents are valid, so a bad document never replaces a good
 * one; each site stands for itself, so a fault of one brand touches no other. A host is one site's: documents that claim
 * another's are faulty.
 */
export class SiteStore implements SiteDirectory {
  private sites = new Map<string, PublishedSite>();
  private byHost = new Map<string, PublishedSite>();
  private reading: Promise<void> | undefined;

  constructor(private readonly parts: SiteStoreParts) {}

  siteByHost(host: string): PublishedSite | undefined {
    return this.byHost.get(host);
  }

  all(): readonly PublishedSite[] {
    return [...this.sites.values()];
  }

  /** Reads every site again and takes over what changed. Readings follow one another, never at the same time. */
  async refresh(): Promise<void> {
    const previous = this.reading;
    const next = (async () => {
      await previous?.catch(() => undefined);
      await this.read();
    })();
    this.reading = next;
    await next;
  }

  private async read(): Promise<void> {
    const readings = await this.parts.readSites();
    const standing = new Map<string, PublishedSite>();
    for (const { id } of readings) {
      const site = this.sites.get(id) ?? (await this.lastPublished(id));
      if (site) standing.set(id, site);
    }
    const sites = new Map<string, PublishedSite>();
    for (const reading of withoutSharedHosts(readings, standing)) {
      const site = await this.siteOf(reading, standing.get(reading.id));
      if (site) sites.set(site.id, site);
    }
    this.serve(sites, standing);
  }

  private async lastPublished(siteId: string): Promise<PublishedSite | undefined> {
    const last = await this.parts.lastPublished(siteId);
    return last && publishedSite(last);
  }

  /** @param standing what the site is served as, or was published as last. */
  private async siteOf(reading: SiteReading, standing: PublishedSite | undefined): Promise<PublishedSite | undefined> {
    const { log } = this.parts;
    const { id: site } = reading;
    if (reading.documents === null) {
      for (const problem of reading.problems) log.error({ site }, problem);
      if (standing && !this.sites.has(site))
        log.warn({ site, revision: standing.revision }, 'the documents are faulty: serving what was published last');
      return standing;
    }
    const served = this.sites.get(site);
    if (served?.checksum === reading.documents.checksum) return served;
    const { published, offeredRevision } = await this.parts.adopt(reading.documents);
    const { revision } = published;
    if (offeredRevision !== null)
      log.warn({ site, revision, offeredRevision }, 'the documents on disk wait to be published as a newer revision');
    if (served?.revision === revision && served.checksum === published.documents.checksum) return served;
    log.info({ site, revision }, 'serving');
    return publishedSite(published);
  }

  /** Serves the sites, but none that shares a host with another: whoever asks there must not get now one, now the other. */
  private serve(sites: ReadonlyMap<string, PublishedSite>, standing: ReadonlyMap<string, PublishedSite>): void {
    const owners = hostOwners([...sites.values()].map((site) => claimOf(site.id, site, standing.get(site.id))));
    this.sites = new Map();
    this.byHost = new Map();
    for (const site of sites.values()) {
      const shared = site.site.hosts.find((host) => owners.get(host) !== site.id);
      if (shared !== undefined) {
        this.parts.log.error({ site: site.id }, `not served: ${shared} belongs to the site ${owners.get(shared)}`);
        continue;
      }
      this.sites.set(site.id, site);
      for (const host of site.site.hosts) this.byHost.set(host, site);
    }
  }
}

/** The readings, those among them faulty whose documents claim a host of another site. */
function withoutSharedHosts(
  readings: readonly SiteReading[],
  standing: ReadonlyMap<string, PublishedSite>,
): SiteReading[] {
  const claims = readings.map(({ id, documents }) => claimOf(id, documents ?? standing.get(id), standing.get(id)));
  const owners = hostOwners(claims);
  return readings.map((reading): SiteReading => {
    if (reading.documents === null) return reading;
    const { id } = reading;
    const problems = reading.documents.site.hosts.flatMap((host, index) => {
      const owner = owners.get(host);
      if (owner === id) return [];
      return [`sites/${id}/site.json hosts[${index}]: the host ${host} belongs to the site ${owner} already`];
    });
    return problems.length === 0 ? reading : { id, documents: null, problems };
  });
}

function claimOf(id: string, wanted: SiteDocuments | undefined, held: SiteDocuments | undefined) {
  return { id, wanted: wanted?.site.hosts ?? [], held: held?.site.hosts ?? [] };
}

function publishedSite({ documents, revision }: Publication): PublishedSite {
  return { ...documents, revision, assetBase: assetBaseOf(documents.checksum) };
}
