import { type PaletteName, paletteOf } from '#art/colour/palettes.ts';
import { dieCutFilter, heroObject } from '#art/heroes/hero-object.ts';
import { patternDefinition } from '#art/scenery/patterns.ts';
import type { DrawnPicture } from './brand-art.ts';

/** The board of an item's picture, in CSS pixels: as wide as a card of the points mall on a large screen. */
const WIDTH = 264;
const HEIGHT = 162;

/** The pictures of what points are redeemed for: one object on a lit ground. @param items the ground of each object. */
export function pointItemPictures(items: Readonly<Record<string, PaletteName>>): DrawnPicture[] {
  return Object.entries(items).map(([object, ground]) => ({
    name: `point-${object}`,
    crop: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    markup: drawItem(object, ground),
    pixels: [WIDTH * 2, HEIGHT * 2] as const,
    maxKilobytes: 12,
  }));
}

function drawItem(object: string, ground: PaletteName): string {
  const palette = paletteOf(ground);
  const { deep, dark, mid, bright, glow, pale } = palette;
  const stops = [
    [0, pale, 1],
    [0.24, glow, 0.9],
    [0.6, bright, 0.45],
    [1, bright, 0],
  ] as const;
  const cover = `width="${WIDTH}" height="${HEIGHT}"`;
  return (
    `<defs><linearGradient id="bg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<radialGradient id="lg" gradientUnits="userSpaceOnUse" cx="${WIDTH / 2}" cy="76" r="132">${stops.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>` +
    `${patternDefinition('dots', 'pt', glow)}${dieCutFilter('cut', palette)}</defs>` +
    `<rect ${cover} fill="url(#bg)"/><rect ${cover} fill="url(#lg)" opacity=".85"/><rect ${cover} fill="url(#pt)" opacity=".35"/>` +
    heroObject('i', { name: object, x: WIDTH / 2, y: 78, size: 104, filter: 'url(#cut)' })
  );
}
