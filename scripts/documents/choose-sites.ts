import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteFiles } from '#document/check/read/site-files.ts';

/** The sites to check, and their folders. */
export interface ChosenSites {
  /** The folder that holds the sites. */
  readonly sitesDir: string;
  readonly layoutsDir: string;
  /** The sites by their folders' names; null means every one. */
  readonly siteIds: readonly string[] | null;
}

/**
 * Understands what is asked for: one folder that holds sites, or some folders of sites side by side. Shared layouts are
 * taken from the folder `layouts` beside the sites, else from the usual one.
 * @param asked paths; the usual folder when there are none.
 * @returns what to check, or one sentence on why there is nothing to check.
 */
export function chooseSites(
  asked: readonly string[],
  usual: { readonly sitesDir: string; readonly layoutsDir: string },
): ChosenSites | { readonly refusal: string } {
  const folders = (asked.length > 0 ? asked : [usual.sitesDir]).map((folder) => path.resolve(folder));
  const none = folders.find((folder) => !isSite(folder) && !holdsSites(folder));
  if (none !== undefined)
    return { refusal: `${none} is neither a site nor a folder of sites: a site is a folder with a site.json in it.` };
  const [first = '', ...others] = folders;
  if (others.length === 0 && !isSite(first)) {
    return { sitesDir: first, layoutsDir: layoutsFor(first, usual.layoutsDir), siteIds: null };
  }
  const sitesDir = path.dirname(first);
  if (folders.some((folder) => !isSite(folder) || path.dirname(folder) !== sitesDir))
    return { refusal: 'Name one folder of sites, or sites that stand side by side in one folder.' };
  return {
    sitesDir,
    layoutsDir: layoutsFor(sitesDir, usual.layoutsDir),
    siteIds: folders.map((folder) => path.basename(folder)),
  };
}

/** The files of the chosen sites alone, with all shared layouts. */
export function filesOfSites(files: SiteFiles, siteIds: readonly string[] | null): SiteFiles {
  if (siteIds === null) return files;
  const isChosen = (file: string): boolean =>
    !file.startsWith('sites/') || siteIds.some((id) => file.startsWith(`sites/${id}/`));
  return {
    documents: new Map([...files.documents].filter(([file]) => isChosen(file))),
    assets: new Set([...files.assets].filter(isChosen)),
  };
}

/** The site documents of all other sites: their names and hosts are taken. */
export function neighboursOf(files: SiteFiles, siteIds: readonly string[] | null): SiteFiles {
  const isNeighbour = (file: string): boolean => {
    const [, siteId = ''] = /^sites\/([^/]+)\/site\.json$/.exec(file) ?? [];
    return siteIds !== null && siteId !== '' && !siteIds.includes(siteId);
  };
  return { documents: new Map([...files.documents].filter(([file]) => isNeighbour(file))), assets: new Set() };
}

function isSite(folder: string): boolean {
  return existsSync(path.join(folder, 'site.json'));
}

function holdsSites(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) => entry.isDirectory() && isSite(path.join(folder, entry.name)),
  );
}

/** The folder of shared layouts for a folder of sites: `layouts` beside it, else the usual one. */
export function layoutsFor(sitesDir: string, usual: string): string {
  const beside = path.join(path.dirname(sitesDir), 'layouts');
  return existsSync(beside) ? beside : usual;
}
