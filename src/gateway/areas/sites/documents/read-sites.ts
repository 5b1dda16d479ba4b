import type { SiteReading } from '../revisions/site-store.ts';
import type { DocumentContext } from './document-context.ts';
import { readDocumentFiles } from './document-files.ts';
import { readEdition } from './read-edition.ts';

/**
 * Reads, checks and resolves every site's documents from disk. Rejects when a folder cannot be read.
 * @param context what documents may refer to that is none of theirs.
 */
export async function readSites(
  folders: { sitesDir: string; layoutsDir: string },
  context: DocumentContext,
): Promise<SiteReading[]> {
  const files = await readDocumentFiles(folders);
  return files.siteIds.map((id): SiteReading => {
    const edition = readEdition(files, id, context);
    return 'problems' in edition ? { id, edition: null, problems: edition.problems } : { id, edition };
  });
}
