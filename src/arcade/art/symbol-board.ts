import { type MaterialName, materialOf } from '#art/colour/materials.ts';
import { type Palette, paletteOf } from '#art/colour/palettes.ts';
import { heroGlyph } from '#art/heroes/hero-glyph.ts';
import { dieCutFilter, heroObject } from '#art/heroes/hero-object.ts';
import { lettering } from '#art/lettering/lettering.ts';
import type { TextBox } from '#art/lettering/title-block.ts';
import { fnv1a32 } from '#art/seeded-random.ts';
import type { TileSpec } from '#art/tiles/tile-spec.ts';
import type { CastMember } from './game-cast.ts';

/** The position and the size of a picture on a board. */
export interface SymbolPlace {
  x: number;
  y: number;
  size: number;
  turn?: number;
}

/** The verbs that a symbol is drawn with, on a board of 200 x 200 user units. */
export interface SymbolBoard {
  readonly id: string;
  readonly palette: Palette;
  picture(member: CastMember, place: SymbolPlace): string;
  text(text: string, material: MaterialName, box: TextBox, maxLineHeight: number): string;
}

/** The colours, filters and ids of one symbol of one game. */
export function openSymbolBoard(spec: TileSpec, symbolId: string): SymbolBoard {
  const id = `s${fnv1a32(`${spec.key}|${symbolId}`).toString(36)}`;
  const palette = paletteOf(spec.palette);
  const shadowBlur = `url(#${id}bl)`;
  let parts = 0;
  return {
    id,
    palette,
    picture({ hero, material }, { x, y, size, turn = 0 }) {
      const place = { name: hero.name, x, y, turn };
      const part = `${id}p${parts++}`;
      if (hero.set === 'object') return heroObject(part, { ...place, size: size * 1.02, filter: `url(#${id}cut)` });
      return heroGlyph(part, {
        ...place,
        size,
        material: materialOf(material),
        rimColour: palette.rim,
        shadowBlur,
        thickness: 5,
      });
    },
    text(text, material, box, maxLineHeight) {
      return lettering(
        `${id}t${parts++}`,
        {
          title: text,
          face: spec.face,
          caps: false,
          warp: 'flat',
          amplitude: 0,
          maxLineHeight,
          material: materialOf(material),
          rimColour: palette.rim,
          shadowBlur,
          depth: 4,
        },
        box,
      );
    },
  };
}

/** The finished symbol: only the filters that its markup asks for come along. */
export function closeSymbolBoard({ id, palette }: SymbolBoard, markup: string): string {
  const blur = `<filter id="${id}bl" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>`;
  const filters =
    (markup.includes(`#${id}bl)`) ? blur : '') +
    (markup.includes(`#${id}cut)`) ? dieCutFilter(`${id}cut`, palette) : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><defs>${filters}</defs>${markup}</svg>`;
}
