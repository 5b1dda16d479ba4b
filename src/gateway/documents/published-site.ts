import type {
  AnnouncementsDocument,
  HelpDocument,
  LanguageCode,
  LayoutDocument,
  SiteDocument,
  ThemeDocument,
} from '#contracts/generated/contracts.ts';

/** A site as it stands in its documents: valid, resolved, not yet numbered. */
export interface SiteDocuments {
  readonly id: string;
  readonly site: SiteDocument;
  readonly theme: ThemeDocument;
  /** The player layout with everything that it stands on and every change applied. */
  readonly layout: LayoutDocument;
  /** The site's own words, over the portal's. */
  readonly words: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>>;
  readonly announcements: AnnouncementsDocument;
  readonly help: HelpDocument;
  readonly assetsFolder: string;
  /** Hex digest of all documents and files: another digest is another revision. */
  readonly checksum: string;
}

/** A site as the gateway serves it: documents under a published revision. Never changed, only replaced. */
export interface PublishedSite extends SiteDocuments {
  /** Counts from 1 within the site. */
  readonly revision: number;
  /** Where the site's assets folder is served; part of it is the checksum, so what is under it never changes. */
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
  return `/site-assets/${checksum.slice(0, 16)}`;
}
