import { readArtData } from '#art/art-data.ts';

/** Display faces whose outlines ship with the art, all under the Open Font License. */
export const FACE_NAMES = [
  'alfa-slab-one',
  'anton',
  'audiowide',
  'bangers',
  'berkshire-swash',
  'big-shoulders-display',
  'black-ops-one',
  'bowlby-one',
  'bungee',
  'chango',
  'cinzel',
  'cinzel-decorative',
  'fredoka',
  'lilita-one',
  'limelight',
  'luckiest-guy',
  'macondo-swash-caps',
  'metal-mania',
  'new-rocker',
  'orbitron',
  'passion-one',
  'pirata-one',
  'racing-sans-one',
  'righteous',
  'russo-one',
  'rye',
  'sancreek',
  'shrikhand',
  'sigmar-one',
  'titan-one',
  'uncial-antiqua',
] as const;

export type FaceName = (typeof FACE_NAMES)[number];

/** One outline command; coordinates are thousandths of the em, y grows downwards from the baseline. */
export interface OutlineCommand {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  points: readonly number[];
}

/** The stored form of a face: advance and path per character, and kerning per pair of characters. */
interface StoredFace {
  glyphs: Record<string, [advance: number, path: string]>;
  kerning: Record<string, number>;
}

interface Letter {
  advance: number;
  outline: readonly OutlineCommand[];
}

export interface Face {
  letter(character: string): Letter | undefined;
  kerning(left: string, right: string): number;
}

/** Stored outlines are relative; laid out letters need absolute points, so that each can be moved on its own. */
function parseOutline(path: string): OutlineCommand[] {
  let atX = 0;
  let atY = 0;
  return [...path.matchAll(/([mlqcz])([^mlqcz]*)/g)].map(([, letter = 'z', numbers = '']) => {
    const points = (numbers.match(/-?\d+/g) ?? []).map((value, index) => Number(value) + (index % 2 === 0 ? atX : atY));
    atX = points.at(-2) ?? atX;
    atY = points.at(-1) ?? atY;
    return { type: letter.toUpperCase() as OutlineCommand['type'], points };
  });
}

function openFace(stored: StoredFace): Face {
  const parsed = new Map<string, Letter>();
  return {
    letter(character) {
      const known = parsed.get(character);
      if (known) return known;
      const glyph = stored.glyphs[character];
      if (!glyph) return undefined;
      const letter = { advance: glyph[0], outline: parseOutline(glyph[1]) };
      parsed.set(character, letter);
      return letter;
    },
    kerning: (left, right) => stored.kerning[left + right] ?? 0,
  };
}

const opened = new Map<FaceName, Face>();

/** Reads a face on first use and keeps it; letters are parsed as they are needed. */
export function faceOf(name: FaceName): Face {
  const known = opened.get(name);
  if (known) return known;
  const face = openFace(readArtData<StoredFace>(`letterforms/${name}.json`));
  opened.set(name, face);
  return face;
}
