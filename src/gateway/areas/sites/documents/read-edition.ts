import { createHash } from 'node:crypto';
import { formatProblem } from '#document/check/problem.ts';
import type { SiteFiles } from '#document/check/read/site-files.ts';
import { filesOfSite, loadSite } from '#document/load-site.ts';
import { offeredPages } from '#document/pages/offered-pages.ts';
import { expandLayout } from '#document/resolve/expand-sections.ts';
import type { SiteEdition } from '#gateway/kit/published-site.ts';
import type { DocumentContext } from './document-context.ts';

/** Documents, and files by the path that messages show, such as `sites/aurora/assets/mark.svg`. */
export interface EditionFiles {
  readonly files: SiteFiles;
  readonly assetBytes: ReadonlyMap<string, Uint8Array>;
  /** The digests of further files, whose bytes are stored already. */
  readonly storedAssets?: ReadonlyMap<string, string>;
}

/**
 * Checks the documents of one site and puts them together.
 * @param context what documents may refer to that is none of theirs.
 * @returns the edition, or what is wrong with it: `file:line:column path: what is wrong; what would be right`.
 */
export function readEdition(
  { files, assetBytes, storedAssets }: EditionFiles,
  siteId: string,
  context: DocumentContext,
): SiteEdition | { readonly problems: readonly string[] } {
  const loaded = loadSite(files, siteId, context);
  if ('problems' in loaded) return { problems: loaded.problems.map(formatProblem) };
  const { site, theme, layouts, locales: words, announcements, help, remarks } = loaded;
  const unordered = new Map<string, string>();
  const bytesByDigest = new Map<string, Uint8Array>();
  const folder = `sites/${siteId}/assets/`;
  for (const [file, digest] of storedAssets ?? [])
    if (file.startsWith(folder)) unordered.set(file.slice(folder.length), digest);
  for (const [file, bytes] of assetBytes) {
    if (!file.startsWith(folder)) continue;
    const digest = createHash('sha256').update(bytes).digest('hex');
    unordered.set(file.slice(folder.length), digest);
    bytesByDigest.set(digest, bytes);
  }
  const digests = Object.fromEntries(unordered);
  const served = {
    id: siteId,
    site,
    theme,
    layout: offeredPages(expandLayout(layouts.player.layout), site.categories),
    words,
    announcements,
    help,
    assets: digests,
  };
  // The checksum is of the parsed documents: a comment or a blank in a file makes no new revision.
  const checksum = createHash('sha256').update(JSON.stringify(served)).digest('hex');
  return {
    documents: { ...served, checksum },
    sources: sourcesOf(files, siteId),
    remarks: remarks.map(formatProblem),
    assetBytes: (digest) => bytesByDigest.get(digest),
  };
}

function sourcesOf(files: SiteFiles, siteId: string): Record<string, string> {
  // The checks have seen to it that every document is UTF-8; nothing of it may get lost, a byte order mark neither.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const sources: Record<string, string> = {};
  for (const [file, content] of filesOfSite(files, siteId).documents)
    sources[file] = typeof content === 'string' ? content : decoder.decode(content);
  return sources;
}
