import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFiles } from '#document/check/site-files.ts';

/**
 * Reads what the checks need: every JSON file below `layouts/` and `sites/`, and the names of the sites' other files.
 * @param root the folder that holds both.
 * @param folders narrows the sites to these, such as `sites/aurora`; all sites when empty. Shared layouts are always read.
 * @throws when a folder that was asked for is not there.
 */
export async function readSiteFiles(root: string, folders: readonly string[] = []): Promise<SiteFiles> {
  const documents = new Map<string, Uint8Array>();
  const assets = new Set<string>();
  for (const folder of ['layouts', ...(folders.length > 0 ? folders : ['sites'])]) {
    for (const file of await filesBelow(root, folder)) {
      if (!file.includes('/assets/') && file.endsWith('.json'))
        documents.set(file, await readFile(path.join(root, file)));
      else assets.add(file);
    }
  }
  return { documents, assets };
}

async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
