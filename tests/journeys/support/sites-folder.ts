import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Json = Record<string, unknown>;

/** A site to make from aurora: its id, and what its documents say otherwise. */
export interface SiteVariant {
  readonly id: string;
  readonly site?: Json;
}

/** A temporary `SITES_DIR` with brands made from aurora, for journeys that need a site in another state. */
export async function sitesFolder(variants: readonly SiteVariant[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-sites-'));
  for (const { id, site } of variants) {
    const target = path.join(folder, id);
    await mkdir(target);
    await cp('sites/aurora', target, { recursive: true });
    const file = path.join(target, 'site.json');
    const document = JSON.parse(await readFile(file, 'utf8')) as Json;
    const own = {
      id,
      hosts: [`${id}.localhost`],
      merchantCode: id.toUpperCase(),
      domainRoutes: [{ host: `${id}.localhost`, label: { EN: id } }],
    };
    await writeFile(file, JSON.stringify({ ...document, ...own, ...site }));
  }
  return folder;
}
