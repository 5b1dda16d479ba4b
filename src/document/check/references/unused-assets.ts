import { type Problem, problemOfFile } from '#document/check/problem.ts';
import type { SiteFiles } from '#document/check/read/site-files.ts';
import { nearestName } from '#document/nearest-name.ts';

/** Pictures of the points mall: its items are rows of the database, which the documents do not know. */
const OF_POINT_ITEMS = 'assets/point-';

/**
 * The files in a site's assets folder that no document of the site names.
 * @param named every text that stands in the documents.
 */
export function unusedAssets(siteId: string, named: ReadonlySet<string>, { assets }: SiteFiles): readonly Problem[] {
  const folder = `sites/${siteId}/`;
  const mistyped = [...named].filter((name) => name.startsWith('assets/') && !assets.has(`${folder}${name}`));
  // The fault of a mistyped name already suggests the file that it meant.
  const isMeant = (file: string): boolean => mistyped.some((name) => nearestName(name, [file]) !== null);
  return [...assets].flatMap((asset) => {
    if (!asset.startsWith(folder)) return [];
    const file = asset.slice(folder.length);
    if (named.has(file) || file.startsWith(OF_POINT_ITEMS) || isMeant(file)) return [];
    const right = 'take it out, or name it in a document';
    return problemOfFile(asset, 'no document of the site names this file', right, 'warning');
  });
}
