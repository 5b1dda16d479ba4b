import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const DOCUMENTS = ['site.json', 'theme.json', 'layout.json', 'content/announcements.json', 'content/help.json'];

/**
 * Writes brands of five documents each, all of them sound: the documents of a brand of ours under other names, with
 * empty files for its pictures.
 * @param folder where the brands go, each into a folder of its own.
 * @param model the folder of the brand to write anew.
 * @returns the ids of the brands.
 */
export async function writeManySites(folder: string, model: string, count: number): Promise<readonly string[]> {
  const modelId = path.basename(model);
  const texts = await Promise.all(
    DOCUMENTS.map(async (name) => [name, await readFile(path.join(model, name), 'utf8')] as const),
  );
  const assets = await readdir(path.join(model, 'assets'));
  const ids = Array.from({ length: count }, (_, index) => `brand-${index + 1}`);
  for (const id of ids) {
    const site = path.join(folder, id);
    await mkdir(path.join(site, 'content'), { recursive: true });
    await mkdir(path.join(site, 'assets'), { recursive: true });
    await Promise.all([
      ...texts.map(([name, text]) => writeFile(path.join(site, name), renamed(text, modelId, id))),
      ...assets.map((name) => writeFile(path.join(site, 'assets', name), '')),
    ]);
  }
  return ids;
}

function renamed(text: string, from: string, to: string): string {
  return text
    .replaceAll(`"${from}`, `"${to}`)
    .replaceAll(`${from}.`, `${to}.`)
    .replaceAll(`"${from.toUpperCase()}"`, `"${to.replace('-', '').toUpperCase()}"`);
}
