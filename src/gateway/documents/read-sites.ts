import path from 'node:path';
import { formatProblem } from '#document/check/problem.ts';
import { loadSite } from '#document/load-site.ts';
import type { DocumentContext } from './document-context.ts';
import { readDocumentFiles } from './document-files.ts';
import { sha256Hex } from './sha256-hex.ts';
import type { SiteReading } from './site-store.ts';

/**
 * Reads, checks and resolves every site's documents from disk. Rejects when a folder cannot be read.
 * @param context what documents may refer to that is none of theirs.
 */
export async function readSites(
  folders: { sitesDir: string; layoutsDir: string },
  context: DocumentContext,
): Promise<SiteReading[]> {
  const { files, siteIds, assetDigests } = await readDocumentFiles(folders);
  return siteIds.map((id): SiteReading => {
    const loaded = loadSite(files, id, context);
    if ('problems' in loaded) return { id, documents: null, problems: loaded.problems.map(formatProblem) };
    const { site, theme, layouts, locales: words, announcements, help } = loaded;
    const documents = { id, site, theme, layout: layouts.player.layout, words, announcements, help };
    // What is served decides, not how it is written: a comment or a blank in a file makes no new revision.
    const checksum = sha256Hex(JSON.stringify([documents, assetDigests.get(id)]));
    const assetsFolder = path.resolve(folders.sitesDir, id, 'assets');
    return { id, documents: { ...documents, assetsFolder, checksum } };
  });
}
