import { materialOf } from '#art/colour/materials.ts';
import { type Palette, paletteOf } from '#art/colour/palettes.ts';
import { heroAccent } from '#art/heroes/hero-accent.ts';
import { fnv1a32 } from '#art/seeded-random.ts';
import { type ThemeName, themeOf } from '#art/themes/themes.ts';
import type { TileSpec } from '#art/tiles/tile-spec.ts';
import { castOf } from './game-cast.ts';

type Shaft = (palette: Palette) => string;

const SHAFT = { left: 16, width: 60, top: 18, height: 440 } as const;

function bar(x: number, width: number, colour: string, opacity = 1): string {
  return `<rect x="${x}" y="${SHAFT.top}" width="${width}" height="${SHAFT.height}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** A lacquered post with a light side. */
const post: Shaft = ({ deep, dark, mid }) =>
  bar(12, 68, deep) + bar(16, 60, dark) + bar(20, 14, mid) + bar(70, 6, deep, 0.6);

/** A stone column with flutes. */
const column: Shaft = ({ deep, dark, mid, glow }) => {
  let flutes = '';
  for (let x = 20; x < 76; x += 11) flutes += bar(x, 4, mid) + bar(x + 4, 3, deep);
  return bar(12, 68, deep) + bar(16, 60, dark) + flutes + bar(20, 3, glow, 0.35);
};

/** A dark mast with two tubes of light. */
const mast: Shaft = ({ ink, deep, glow, accent }) =>
  bar(14, 64, ink) +
  bar(18, 56, deep) +
  bar(20, 10, accent, 0.25) +
  bar(23, 4, accent) +
  bar(62, 10, glow, 0.25) +
  bar(65, 4, glow);

/** A striped cane. */
const cane: Shaft = ({ dark, mid, pale, deep }) => {
  let stripes = '';
  for (let y = -60; y < SHAFT.height; y += 52)
    stripes += `M16 ${SHAFT.top + y + 46}L76 ${SHAFT.top + y}V${SHAFT.top + y + 26}L16 ${SHAFT.top + y + 72}Z`;
  return (
    `${bar(12, 68, deep)}${bar(16, 60, pale)}` +
    `<path d="${stripes}" fill="${mid}"/>` +
    bar(20, 10, '#fff', 0.4) +
    bar(62, 14, dark, 0.35)
  );
};

/** Themes whose pillars are none of lacquered wood. */
const SHAFTS: Partial<Record<ThemeName, Shaft>> = {
  nile: column,
  olympus: column,
  aztec: column,
  knight: column,
  norse: column,
  gems: column,
  cosmos: mast,
  cyber: mast,
  sport: mast,
  candy: cane,
  fruit: cane,
  show: cane,
  fiesta: cane,
};

/** The small thing that hangs on the pillars: an illustration where the cast has one, for it keeps its own colours. */
function ornament(spec: TileSpec) {
  const { highs } = castOf(spec);
  const [lead, ...others] = highs;
  return others.find(({ hero }) => hero.set === 'object') ?? others[0] ?? lead;
}

/** The pillar at either side of the reels, as a standalone SVG of 92 x 476 user units. */
export function drawPillar(spec: TileSpec): string {
  const id = `c${fnv1a32(spec.key).toString(36)}`;
  const palette = paletteOf(spec.palette);
  const { highlight, upper, middle, shade } = materialOf(spec.lmat);
  const { hero, material } = ornament(spec);
  const shaft = SHAFTS[spec.theme] ?? (themeOf(spec.theme).neon ? mast : post);
  const ornaments = [82, 202, 322].map((y, index) =>
    heroAccent(`${id}o${index}`, {
      ...hero,
      x: 46,
      y,
      size: 68,
      turn: 0,
      material: materialOf(material),
      filter: `url(#${id}s)`,
    }),
  );
  const cap = (y: number) => `<rect y="${y}" width="92" height="18" rx="2" fill="url(#${id}m)"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 476" width="92" height="476">' +
    `<defs><linearGradient id="${id}m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${highlight}"/><stop offset=".35" stop-color="${upper}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
    `<filter id="${id}s" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="1.4" stdDeviation="1.2" flood-color="${palette.ink}" flood-opacity=".6"/></filter></defs>` +
    `${shaft(palette)}${cap(0)}${cap(458)}${ornaments.join('')}</svg>`
  );
}
