import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOfSite } from '#document/load-site.ts';
import { readDocumentFiles } from '#gateway/areas/sites/documents/document-files.ts';

/** The folders of documents on this machine. */
export interface DocumentFolders {
  readonly sitesDir: string;
  readonly layoutsDir: string;
}

/** The content of a revision: texts by file, such as `sites/aurora/site.json`, and SHA-256 of assets by name. */
export interface RevisionContent {
  readonly sources: Readonly<Record<string, string>>;
  readonly assets: Readonly<Record<string, string>>;
}

/** A site's folder on disk, with the shared layouts that it uses. */
export interface SiteFolder extends RevisionContent {
  readonly assetBytes: ReadonlyMap<string, Uint8Array>;
}

/**
 * A file that is another one on disk than in a revision; each side is its SHA-256, null where there is no such file.
 */
export interface FileChange {
  /** By the name that messages use, such as `sites/aurora/assets/mark.svg`. */
  readonly file: string;
  readonly present: string | null;
  readonly wanted: string | null;
}

/**
 * Reads a site's folder; null when there is none.
 * @throws Error for a document that is not UTF-8.
 */
export async function readSiteFolder(folders: DocumentFolders, siteId: string): Promise<SiteFolder | null> {
  const { files, assetBytes, siteIds } = await readDocumentFiles(folders);
  if (!siteIds.includes(siteId)) return null;
  const own = filesOfSite(files, siteId);
  const sources = Object.fromEntries([...own.documents].map(([file, content]) => [file, textOf(file, content)]));
  const prefix = `sites/${siteId}/assets/`;
  const bytes = new Map(
    [...assetBytes].flatMap(([file, content]) =>
      file.startsWith(prefix) ? [[file.slice(prefix.length), content] as const] : [],
    ),
  );
  const assets = Object.fromEntries([...bytes].map(([name, content]) => [name, digestOf(content)]));
  return { sources, assets, assetBytes: bytes };
}

function textOf(file: string, content: string | Uint8Array): string {
  if (typeof content === 'string') return content;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch (error) {
    throw new Error(`${file} is not UTF-8: save it as UTF-8`, { cause: error });
  }
}

/** The changes on disk that make a site's folder, and the shared layouts, equal to a revision. */
export async function changesTowards(
  folders: DocumentFolders,
  siteId: string,
  wanted: RevisionContent,
): Promise<readonly FileChange[]> {
  const { files, assetBytes } = await readDocumentFiles(folders);
  const present = new Map([...assetBytes, ...files.documents]);
  const held = digestsByFile(wanted, siteId);
  const own = [...held.keys()].filter((file) => isOwn(file, siteId) || isSharedLayout(file));
  const onDisk = [...present.keys()].filter((file) => isOwn(file, siteId));
  return [...new Set([...own, ...onDisk])].flatMap((file) => {
    const content = present.get(file);
    const change = {
      file,
      present: content === undefined ? null : digestOf(content),
      wanted: held.get(file) ?? null,
    };
    return change.present === change.wanted ? [] : [change];
  });
}

/** SHA-256 of every file of a revision. */
export function digestsByFile({ sources, assets }: RevisionContent, siteId: string): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(sources).map(([file, text]) => [file, digestOf(text)] as const),
    ...Object.entries(assets).map(([name, digest]) => [`sites/${siteId}/assets/${name}`, digest] as const),
  ]);
}

/** Whether other brands may stand on the file too. */
export function isSharedLayout(file: string): boolean {
  return file.startsWith('layouts/');
}

function isOwn(file: string, siteId: string): boolean {
  return file.startsWith(`sites/${siteId}/`);
}

/**
 * Makes changes on disk. All that is to be written is there before the first file is touched, so that a connection that
 * breaks leaves no mixture behind.
 * @param assetBytes gives the bytes of an asset by its digest.
 * @throws RangeError for a name that leads out of the folders.
 */
export async function applyChanges(
  folders: DocumentFolders,
  changes: readonly FileChange[],
  { sources }: RevisionContent,
  assetBytes: (digest: string) => Promise<Uint8Array>,
): Promise<void> {
  const steps: Array<{ readonly target: string; readonly content: string | Uint8Array | null }> = [];
  for (const { file, wanted } of changes)
    steps.push({
      target: pathOf(folders, file),
      content: wanted === null ? null : (sources[file] ?? (await assetBytes(wanted))),
    });
  for (const { target, content } of steps) {
    if (content === null) {
      await rm(target);
      continue;
    }
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

/** @throws RangeError for a name that leads out of the folders. */
function pathOf({ sitesDir, layoutsDir }: DocumentFolders, file: string): string {
  const [folder, ...rest] = file.split('/');
  if (!['sites', 'layouts'].includes(folder ?? '') || rest.some((part) => part === '' || part === '..'))
    throw new RangeError(`no document is called ${JSON.stringify(file)}`);
  return path.join(folder === 'sites' ? sitesDir : layoutsDir, ...rest);
}

function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
