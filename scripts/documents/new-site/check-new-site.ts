import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatProblem } from '#document/check/problem.ts';
import { loadSite } from '#document/load-site.ts';
import { catalogueContext } from '#gateway/areas/sites/documents/catalogue-context.ts';
import type { SiteFolder } from './new-site.ts';

/** The gateway's problems with a brand before it is written, as lines. Empty for a sound one. */
export async function checkNewSite(id: string, files: SiteFolder, layoutsDir: string): Promise<readonly string[]> {
  const documents = new Map<string, string | Uint8Array>();
  const assets = new Set<string>();
  for (const [name, content] of files) {
    if (name.startsWith('assets/')) assets.add(`sites/${id}/${name}`);
    else documents.set(`sites/${id}/${name}`, content);
  }
  for (const name of await readdir(layoutsDir)) {
    if (name.endsWith('.json')) documents.set(`layouts/${name}`, await readFile(path.join(layoutsDir, name)));
  }
  const loaded = loadSite({ documents, assets }, id, catalogueContext());
  return ('problems' in loaded ? loaded.problems : []).map(formatProblem);
}
