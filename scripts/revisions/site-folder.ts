import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOfSite } from '#document/load-site.ts';
import { readDocumentFiles } from '#gateway/documents/document-files.ts';

/** Where documents lie on this machine. */
export interface DocumentFolders {
  readonly sitesDir: string;
  readonly layoutsDir: string;
}

/** What a revision is made of: texts by file, such as `sites/aurora/site.json`, and SHA-256 of assets by name. */
export interface RevisionContent {
  readonly sources: Readonly<Record<string, string>>;
  readonly assets: Readonly<Record<string, string>>;
}

/** A site's folder as it is on disk, with the shared layouts that it stands on. */
export interface SiteFolder extends RevisionContent {
  readonly assetBytes: ReadonlyMap<string, Uint8Array>;
}

/** Reads a site's folder; null when there is none. */
export async function readSiteFolder(folders: DocumentFolders, siteId: string): Promise<SiteFolder | null> {
  const { files, assetBytes, siteIds } = await readDocumentFiles(folders);
  if (!siteIds.includes(siteId)) return null;
  const own = filesOfSite(files, siteId);
  const sources = Object.fromEntries(
    [...own.documents].map(([file, content]) => [
      file,
      typeof content === 'string' ? content : Buffer.from(content).toString('utf8'),
    ]),
  );
  const prefix = `sites/${siteId}/assets/`;
  const bytes = new Map(
    [...assetBytes].flatMap(([file, content]) =>
      file.startsWith(prefix) ? [[file.slice(prefix.length), content] as const] : [],
    ),
  );
  const assets = Object.fromEntries([...bytes].map(([name, content]) => [name, digestOf(content)]));
  return { sources, assets, assetBytes: bytes };
}

/**
 * Makes a site's folder what a revision holds: writes what differs, and removes documents and assets that it has not. Shared layouts
 * are other brands' too, so they are written only where `withLayouts` says so.
 * @param assetBytes gives the bytes of an asset by its digest.
 * @returns the files that changed, by the names that messages use.
 */
export async function writeSiteFolder(
  folders: DocumentFolders,
  siteId: string,
  wanted: RevisionContent,
  {
    withLayouts,
    assetBytes,
  }: { readonly withLayouts: boolean; readonly assetBytes: (digest: string) => Promise<Uint8Array> },
): Promise<readonly string[]> {
  const present = await readSiteFolder(folders, siteId);
  const changed: string[] = [];
  const isOurs = (file: string): boolean => withLayouts || file.startsWith(`sites/${siteId}/`);
  const write = async (file: string, content: string | Uint8Array): Promise<void> => {
    const target = pathOf(folders, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    changed.push(file);
  };
  for (const [file, text] of Object.entries(wanted.sources))
    if (isOurs(file) && present?.sources[file] !== text) await write(file, text);
  for (const [name, digest] of Object.entries(wanted.assets))
    if (present?.assets[name] !== digest) await write(`sites/${siteId}/assets/${name}`, await assetBytes(digest));
  const gone = [
    ...Object.keys(present?.sources ?? {}).filter(
      (file) => file.startsWith(`sites/${siteId}/`) && !(file in wanted.sources),
    ),
    ...Object.keys(present?.assets ?? {}).flatMap((name) =>
      name in wanted.assets ? [] : [`sites/${siteId}/assets/${name}`],
    ),
  ];
  for (const file of gone) {
    await rm(pathOf(folders, file));
    changed.push(file);
  }
  return changed;
}

/** @throws RangeError for a name that leads out of the folders. */
function pathOf({ sitesDir, layoutsDir }: DocumentFolders, file: string): string {
  const [folder, ...rest] = file.split('/');
  if (!['sites', 'layouts'].includes(folder ?? '') || rest.some((part) => part === '' || part === '..'))
    throw new RangeError(`no document is called ${JSON.stringify(file)}`);
  return path.join(folder === 'sites' ? sitesDir : layoutsDir, ...rest);
}

function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
