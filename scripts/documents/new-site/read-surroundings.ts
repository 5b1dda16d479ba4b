import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFolder, Surroundings } from './new-site.ts';

/** Reads the ids, hosts and merchant codes in use. A site with unreadable documents counts by its folder name only. */
export async function readSurroundings(sitesDir: string, layoutsDir: string): Promise<Surroundings> {
  const hosts = new Map<string, string>();
  const merchantCodes = new Set<string>();
  const siteIds = new Set(existsSync(sitesDir) ? await readdir(sitesDir) : []);
  for (const id of siteIds) {
    const { hosts: taken, merchantCode } = await readSite(path.join(sitesDir, id, 'site.json'));
    for (const host of Array.isArray(taken) ? taken : []) hosts.set(String(host), id);
    if (typeof merchantCode === 'string') merchantCodes.add(merchantCode);
  }
  const layouts = existsSync(layoutsDir) ? await readdir(layoutsDir) : [];
  const layoutIds = new Set(
    layouts.flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [])),
  );
  return { siteIds, hosts, merchantCodes, layoutIds };
}

/** Every file of a site's folder, by its name in it, with slashes. */
export async function readSiteFolder(folder: string): Promise<SiteFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  );
}

async function readSite(file: string): Promise<{ readonly hosts?: unknown; readonly merchantCode?: unknown }> {
  try {
    const site: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof site === 'object' && site !== null ? site : {};
  } catch {
    return {};
  }
}
