import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFiles } from '#document/check/site-files.ts';

/** The sites' documents as they are on disk at one moment. */
export interface DocumentFiles {
  /** What the checks take: documents by the path that messages show, such as `sites/aurora/site.json`, and the names of assets. */
  readonly files: SiteFiles;
  /** Folder names below the sites' folder that hold a site.json. */
  readonly siteIds: readonly string[];
  /** A digest of the pictures and other files in each site's assets folder, by the site's id. */
  readonly assetDigests: ReadonlyMap<string, string>;
}

/** Reads all sites and layouts. Rejects when one of the two folders cannot be read. */
export async function readDocumentFiles(folders: { sitesDir: string; layoutsDir: string }): Promise<DocumentFiles> {
  const documents = new Map<string, Uint8Array>();
  const assets = new Set<string>();
  const digests = new Map<string, string>();
  const read = async (root: string, shownAs: string): Promise<void> => {
    for (const name of await filesBelow(root)) {
      const shown = `${shownAs}/${name}`;
      const bytes = await readFile(path.join(root, name));
      if (/^sites\/[^/]+\/assets\//.test(shown)) {
        assets.add(shown);
        digests.set(shown, createHash('sha256').update(bytes).digest('hex'));
      } else if (name.endsWith('.json')) {
        // As bytes, so that the checks see a text that is no UTF-8.
        documents.set(shown, bytes);
      }
    }
  };
  await read(folders.layoutsDir, 'layouts');
  await read(folders.sitesDir, 'sites');
  const siteIds = [...documents.keys()].flatMap((file) => /^sites\/([^/]+)\/site\.json$/.exec(file)?.[1] ?? []);
  const assetDigests = new Map(siteIds.map((id) => [id, digestBelow(digests, `sites/${id}/`)]));
  return { files: { documents, assets }, siteIds, assetDigests };
}

/** Paths below a folder, with slashes, in an order that no file system decides. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

function digestBelow(digests: ReadonlyMap<string, string>, prefix: string): string {
  const hash = createHash('sha256');
  for (const [file, digest] of digests) if (file.startsWith(prefix)) hash.update(`${file} ${digest}\n`);
  return hash.digest('hex');
}
