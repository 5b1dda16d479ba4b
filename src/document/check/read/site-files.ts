/** The files that sites are made of, as they were read. */
export interface SiteFiles {
  /**
   * Every JSON file by its path from the folder that holds `sites/` and `layouts/`, with slashes: as text, or as bytes.
   */
  readonly documents: ReadonlyMap<string, string | Uint8Array>;
  /** The paths of all files in the sites' assets folders: `sites/aurora/assets/mark.svg`. */
  readonly assets: ReadonlySet<string>;
}

/** External targets that the documents may refer to. A kind that is left out is not checked. */
export interface CheckContext {
  /** The keys of the portal's own translations. */
  readonly portalKeys?: ReadonlySet<string>;
  /** The placeholders of the portal's words, by key without plural form. */
  readonly portalPlaceholders?: ReadonlyMap<string, readonly string[]>;
  /** The codes of the catalogue's vendors. */
  readonly vendors?: ReadonlySet<string>;
  /** The categories in which each vendor has games. */
  readonly vendorCategories?: ReadonlyMap<string, readonly string[]>;
  /** The catalogue's slots, by the vendor's code, a colon and the game's code. */
  readonly slots?: ReadonlyMap<string, { readonly name: string; readonly hasFreeSpins: boolean }>;
}

export type DocumentKind = 'site' | 'theme' | 'layout' | 'announcements' | 'help' | 'locale';

/** The kind of a file by its path, and its owner; a shared layout has none. */
export interface DocumentPlace {
  readonly kind: DocumentKind;
  readonly siteId: string | null;
}

const places: ReadonlyArray<readonly [pattern: RegExp, kind: DocumentKind]> = [
  [/^sites\/([^/]+)\/site\.json$/, 'site'],
  [/^sites\/([^/]+)\/theme\.json$/, 'theme'],
  [/^sites\/([^/]+)\/(?:[a-z0-9-]+\.)?layout\.json$/, 'layout'],
  [/^sites\/([^/]+)\/content\/announcements\.json$/, 'announcements'],
  [/^sites\/([^/]+)\/content\/help\.json$/, 'help'],
  [/^sites\/([^/]+)\/locales\/[^/]+\.json$/, 'locale'],
];

/** Tells what a file is. Null for one that no site has a use for. */
export function placeOfDocument(file: string): DocumentPlace | null {
  if (/^layouts\/[^/]+\.json$/.test(file)) return { kind: 'layout', siteId: null };
  for (const [pattern, kind] of places) {
    const siteId = pattern.exec(file)?.[1];
    if (siteId !== undefined) return { kind, siteId };
  }
  return null;
}
