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

/** What the store needs from the outside: where documents come from, and where revisions are kept. */
export interface SiteStoreParts {
  readonly readSites: () => Promise<readonly SiteReading[]>;
  /** Numbers the documents and makes them the published ones; the same checksum keeps its revision. */
  readonly publish: (documents: SiteDocuments) => Promise<number>;
  /** The documents that were published last, for a site whose files are faulty at start. */
  readonly lastPublished: (siteId: string) => Promise<{ documents: SiteDocuments; revision: number } | undefined>;
  readonly log: SiteLog;
}

/**
 * The sites that are served. A reading replaces a site only when its documents are valid, so a bad document never replaces a good
 * one; each site stands for itself, so a fault of one brand touches no other.
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

  /** Reads every site again and publishes what changed. Readings follow one another, never at the same time. */
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
    const next = new Map<string, PublishedSite>();
    for (const reading of await this.parts.readSites()) {
      const site = await this.publishedOf(reading);
      if (site) next.set(site.id, site);
    }
    this.sites = next;
    this.byHost = this.hostsOf(next);
  }

  private async publishedOf(reading: SiteReading): Promise<PublishedSite | undefined> {
    const served = this.sites.get(reading.id);
    const { log } = this.parts;
    if (reading.documents === null) {
      for (const problem of reading.problems) log.error({ site: reading.id }, problem);
      if (served) return served;
      const last = await this.parts.lastPublished(reading.id);
      if (last)
        log.warn(
          { site: reading.id, revision: last.revision },
          'the documents are faulty: serving what was published last',
        );
      return last && withRevision(last.documents, last.revision);
    }
    if (served?.checksum === reading.documents.checksum) return served;
    const revision = await this.parts.publish(reading.documents);
    log.info({ site: reading.id, revision }, 'published');
    return withRevision(reading.documents, revision);
  }

  private hostsOf(sites: ReadonlyMap<string, PublishedSite>): Map<string, PublishedSite> {
    const byHost = new Map<string, PublishedSite>();
    for (const site of sites.values()) {
      for (const host of site.site.hosts) {
        const owner = byHost.get(host);
        if (owner) this.parts.log.error({ site: site.id, host }, `the host belongs to the site ${owner.id} already`);
        else byHost.set(host, site);
      }
    }
    return byHost;
  }
}

function withRevision(documents: SiteDocuments, revision: number): PublishedSite {
  return { ...documents, revision, assetBase: assetBaseOf(documents.checksum) };
}
