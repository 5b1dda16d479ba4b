import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EditionFiles } from './read-edition.ts';

/** The sites' documents as they are on disk at one moment. */
export interface DocumentFiles extends EditionFiles {
  /** Folder names below the sites' folder that hold a site.json. */
  readonly siteIds: readonly string[];
}

/** Reads all sites and layouts. Rejects when one of the two folders cannot be read. */
export async function readDocumentFiles(folders: { sitesDir: string; layoutsDir: string }): Promise<DocumentFiles> {
  const documents = new Map<string, Uint8Array>();
  const assetBytes = new Map<string, Uint8Array>();
  const read = async (root: string, shownAs: string): Promise<void> => {
    for (const name of await filesBelow(root)) {
      const shown = `${shownAs}/${name}`;
      if (/^sites\/[^/]+\/assets\//.test(shown)) assetBytes.set(shown, await readFile(path.join(root, name)));
      // As bytes, so that the checks see a text that is no UTF-8.
      else if (name.endsWith('.json')) documents.set(shown, await readFile(path.join(root, name)));
    }
  };
  await read(folders.layoutsDir, 'layouts');
  await read(folders.sitesDir, 'sites');
  const siteIds = [...documents.keys()].flatMap((file) => /^sites\/([^/]+)\/site\.json$/.exec(file)?.[1] ?? []);
  return { files: { documents, assets: new Set(assetBytes.keys()) }, assetBytes, siteIds };
}

/** Paths below a folder, with slashes, in an order that no file system decides. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
