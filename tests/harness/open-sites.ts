import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary `SITES_DIR` with copies of all brands on which accounts can be had, whether or not they can be on the brands themselves. */
export async function openSitesFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-open-sites-'));
  await cp('sites', folder, { recursive: true });
  for (const site of await readdir(folder)) {
    const file = path.join(folder, site, 'site.json');
    const text = await readFile(file, 'utf8');
    const opened = text.replace(/("modId": "SIGNIN3", "enabled": )false/, '$1true');
    if (!opened.includes('"modId": "SIGNIN3", "enabled": true')) throw new Error(`${file} does not name SIGNIN3`);
    await writeFile(file, opened);
  }
  return folder;
}
