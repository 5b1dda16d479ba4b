/** Records whose work the art shows, in src/art/data/credits.json: the licence page reads it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadFacePackage, loadIconInfo } from './installed-sets.ts';

export interface Credit {
  set: string;
  author: string;
  licence: string;
  url: string;
  /** The pieces of the set that the art uses. */
  names: string[];
}

interface Credits {
  icons: Credit[];
  faces: Credit[];
}

const CREDITS_FILE = new URL('../../src/art/data/credits.json', import.meta.url);

function readCredits(): Credits {
  return existsSync(CREDITS_FILE)
    ? (JSON.parse(readFileSync(CREDITS_FILE, 'utf8')) as Credits)
    : { icons: [], faces: [] };
}

function writeCredits(credits: Credits): void {
  writeFileSync(CREDITS_FILE, `${JSON.stringify(credits, null, 1)}\n`);
}

/** The catalogue of game-icons names the project as the author; its licence asks for the people. */
const AUTHORS: Readonly<Record<string, string>> = {
  'game-icons': 'Lorc, Delapouite, Skoll and contributors of game-icons.net',
};

export function writeIconCredits(used: ReadonlyMap<string, readonly string[]>): void {
  const icons = [...used].map(([set, names]): Credit => {
    const info = loadIconInfo(set);
    return {
      set: info.name,
      author: AUTHORS[set] ?? info.author.name,
      licence: info.license.title,
      url: info.author.url ?? info.license.url ?? '',
      names: [...names],
    };
  });
  writeCredits({ ...readCredits(), icons });
}

export function writeFaceCredits(faces: readonly string[]): void {
  const credited = faces.map((face): Credit => {
    const { family, licence, author, url } = loadFacePackage(face);
    return { set: family, author, licence, url, names: [face] };
  });
  writeCredits({ ...readCredits(), faces: credited });
}
