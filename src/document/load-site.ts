import type {
  AnnouncementsDocument,
  HelpDocument,
  LanguageCode,
  LocaleDocument,
  SiteDocument,
  ThemeDocument,
} from '#contracts/generated/contracts.ts';
import { checkDocuments, shelfOf } from './check/check-sites.ts';
import { type Problem, problemOfFile } from './check/problem.ts';
import { readDocuments } from './check/read/read-documents.ts';
import type { CheckContext, SiteFiles } from './check/read/site-files.ts';
import { readSource } from './check/read/source-document.ts';
import type { ResolvedLayout } from './resolve/resolve-layout.ts';

/** Everything that a site's documents say, checked and put together. */
export interface LoadedSite {
  readonly site: SiteDocument;
  readonly theme: ThemeDocument;
  readonly layouts: { readonly player: ResolvedLayout };
  /** Empty when the site has no such document. */
  readonly announcements: AnnouncementsDocument;
  /** Empty when the site has no such document. */
  readonly help: HelpDocument;
  /** The site's own words by language. */
  readonly locales: Readonly<Partial<Record<LanguageCode, LocaleDocument>>>;
  /**
   * Warnings that do not stop the site from being served: unknown widgets, which are skipped, and parts of documents
   * that nothing uses.
   */
  readonly remarks: readonly Problem[];
}

/**
 * Loads one site: checks its documents and the shared layouts that they stand on, and puts them together. Other sites
 * and other layouts never stand in its way; what sites may not share is checked by `checkSites`. Nodes of widgets that
 * this product does not know do not either: they stay in the layout word for word.
 */
export function loadSite(
  files: SiteFiles,
  siteId: string,
  context: CheckContext = {},
): LoadedSite | { readonly problems: readonly Problem[] } {
  const own = filesOfSite(files, siteId);
  const documents = readDocuments(own);
  const problems = checkDocuments(documents, own, context);
  if (problems.some(({ severity }) => severity === 'error'))
    return { problems: problems.filter(({ severity }) => severity !== 'warning') };
  const found = documents.sites.get(siteId);
  if (!found?.site || !found.theme) {
    return {
      problems: [problemOfFile(`sites/${siteId}/site.json`, 'the file is missing', 'add it; every site has one')],
    };
  }
  const site = found.site.value;
  const shelf = shelfOf(documents, own, siteId);
  return {
    site,
    theme: found.theme.value,
    layouts: { player: shelf.resolve(site.layouts.player).resolved },
    announcements: found.announcements?.value ?? { announcements: [] },
    help: found.help?.value ?? { terms: [] },
    locales: Object.fromEntries([...found.locales].map(([language, { value }]) => [language, value])),
    remarks: problems,
  };
}

/**
 * The site's own files and the shared layouts that its documents name, and that those name in turn: all that it is made
 * of.
 */
export function filesOfSite(files: SiteFiles, siteId: string): SiteFiles {
  const prefix = `sites/${siteId}/`;
  const documents = new Map([...files.documents].filter(([file]) => file.startsWith(prefix)));
  const waiting = [...documents.keys()];
  for (const file of waiting) {
    for (const id of layoutsNamedIn(file, documents.get(file) ?? '')) {
      const shared = `layouts/${id}.json`;
      const content = files.documents.get(shared);
      if (content === undefined || documents.has(shared)) continue;
      documents.set(shared, content);
      waiting.push(shared);
    }
  }
  return { documents, assets: files.assets };
}

function layoutsNamedIn(file: string, content: string | Uint8Array): readonly string[] {
  const read = readSource(file, content);
  if ('problems' in read || typeof read.source.value !== 'object' || read.source.value === null) return [];
  const { extends: bases, layouts } = read.source.value as { readonly extends?: unknown; readonly layouts?: unknown };
  const named = [
    ...(Array.isArray(bases) ? bases : []),
    ...(typeof layouts === 'object' && layouts !== null ? Object.values(layouts) : []),
  ];
  return named.filter((id) => typeof id === 'string');
}
