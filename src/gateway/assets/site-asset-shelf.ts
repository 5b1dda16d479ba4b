import { readAsset, readAssetsByVersion } from '#gateway/areas/sites/sites.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { ContentEncoding } from '#gateway/http/accepted-encoding.ts';
import { BoundedCache } from '#gateway/kit/bounded-cache.ts';
import { assetBaseOf, type PublishedSite, type SiteDocuments } from '#gateway/kit/published-site.ts';
import { encodeFile, fileKind, type ShelfFile } from './file-shelf.ts';

const LARGEST_CACHE_BYTES = 64 * 1024 * 1024;
/** The part of a checksum that `assetBaseOf` puts into addresses. */
const VERSION = /^[0-9a-f]{16}$/;
const VERSIONS_KEPT_BYTES = 4 * 1024 * 1024;

/**
 * The pictures and other files of the sites' revisions. They are kept in the database, so that every gateway has them
 * and going back to an older revision brings its pictures back; what is asked for often stays in memory, each file once
 * however many revisions have it.
 */
export class SiteAssetShelf {
  private readonly files = new BoundedCache<ShelfFile>(LARGEST_CACHE_BYTES);
  private readonly versions = new BoundedCache<SiteDocuments['assets']>(VERSIONS_KEPT_BYTES);
  private readonly loading = new Map<string, Promise<ShelfFile | undefined>>();

  constructor(private readonly database: Pick<TenantDatabase, 'forSite'>) {}

  /**
   * @param name path below the assets folder; undefined when the site has no such file, or none of a kind that is
   * served.
   */
  get(site: PublishedSite, name: string, encoding: ContentEncoding): Promise<ShelfFile | undefined> {
    return this.file(site.id, site.assets, name, encoding);
  }

  /** The same of the revision that a version names, which need not be the one that is served. */
  async getOfVersion(
    site: PublishedSite,
    version: string,
    name: string,
    encoding: ContentEncoding,
  ): Promise<ShelfFile | undefined> {
    if (fileKind(name) === undefined || !VERSION.test(version)) return undefined;
    const assets = assetBaseOf(version) === site.assetBase ? site.assets : await this.assetsOf(site.id, version);
    return this.file(site.id, assets, name, encoding);
  }

  private async assetsOf(siteId: string, version: string): Promise<SiteDocuments['assets']> {
    const key = `${siteId} ${version}`;
    const known = this.versions.get(key);
    if (known) return known;
    // A missing revision is cached too: its digest cannot be requested before the revision exists.
    const assets = (await this.database.forSite(siteId, (tx) => readAssetsByVersion(tx, siteId, version))) ?? {};
    this.versions.set(key, assets, JSON.stringify(assets).length + key.length);
    return assets;
  }

  private async file(
    siteId: string,
    assets: SiteDocuments['assets'],
    name: string,
    encoding: ContentEncoding,
  ): Promise<ShelfFile | undefined> {
    const kind = fileKind(name);
    const digest = Object.hasOwn(assets, name) ? assets[name] : undefined;
    if (kind === undefined || digest === undefined) return undefined;
    const key = `${siteId} ${digest} ${kind.isCompressible ? encoding : 'identity'} ${kind.type}`;
    const known = this.files.get(key);
    if (known) return known;
    const running = this.loading.get(key);
    if (running) return running;
    const loading = (async () => {
      const bytes = await this.database.forSite(siteId, (tx) => readAsset(tx, siteId, digest));
      const file = bytes && (await encodeFile(bytes, kind, encoding));
      if (file) this.files.set(key, file, file.bytes.length);
      return file;
    })().finally(() => this.loading.delete(key));
    this.loading.set(key, loading);
    return loading;
  }
}
