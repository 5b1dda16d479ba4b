import type {
  AnnouncementsDocument,
  HelpDocument,
  LanguageCode,
  LayoutDocument,
  SiteDocument,
  ThemeDocument,
} from '#contracts/generated/contracts.ts';

/** A site as its documents say: valid, resolved, not yet numbered. Everything that is served of it is in here. */
export interface SiteDocuments {
  readonly id: string;
  readonly site: SiteDocument;
  readonly theme: ThemeDocument;
  /** The site's layout with everything that it stands on, every change applied and shared sections in their places. */
  readonly layout: LayoutDocument;
  /** The site's own words, over the portal's. */
  readonly words: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>>;
  readonly announcements: AnnouncementsDocument;
  readonly help: HelpDocument;
  /** SHA-256 of each file in the assets folder, in hex, by its name below the folder. */
  readonly assets: Readonly<Record<string, string>>;
  /** Hex digest of all of the above: another digest is another revision. */
  readonly checksum: string;
}

/** A site's documents with what they were made of: all that a revision keeps. */
export interface SiteEdition {
  readonly documents: SiteDocuments;
  /**
   * The texts of the documents, byte for byte, by file: `sites/aurora/site.json`, and the shared layouts that they
   * stand on.
   */
  readonly sources: Readonly<Record<string, string>>;
  /** Warnings that do not stop the site from being served, one line each: unknown widgets, unused texts. */
  readonly remarks: readonly string[];
  /** The bytes of an asset by its digest; undefined for one that is not the edition's. */
  readonly assetBytes: (digest: string) => Uint8Array | undefined;
}

/** A site as the gateway serves it: documents under a published revision. Never changed, only replaced. */
export interface PublishedSite extends SiteDocuments {
  /** Counts from 1 within the site. */
  readonly revision: number;
  /** Counts what was published of the site, from 1: going back to an older revision is a publication too. */
  readonly publication: number;
  /** The base address of the site's assets. It contains their checksum, so the files below it never change. */
  readonly assetBase: string;
}

/** The sites that are served now. */
export interface SiteDirectory {
  /** @param host lower case, without port. */
  siteByHost(host: string): PublishedSite | undefined;
  all(): readonly PublishedSite[];
}

/** The path prefix of a published site's own files. */
export function assetBaseOf(checksum: string): string {
  return `/site-assets/${checksum.slice(0, ASSET_VERSION_LENGTH)}`;
}

/** How much of the checksum names the assets of a revision in their addresses. */
export const ASSET_VERSION_LENGTH = 16;
