import type { Material } from '#art/colour/materials.ts';
import { oneDecimal as f, fourDecimals } from '#art/svg-number.ts';
import { type Glyph, glyphOf } from './hero-library.ts';

export interface HeroGlyph {
  name: string;
  /** Centre of the glyph's box. */
  x: number;
  y: number;
  /** Target size in user units: tall and square glyphs come out equally heavy. */
  size: number;
  material: Material;
  rimColour: string;
  /** The blur for the dropped shadow, as a filter reference. */
  shadowBlur: string;
  /** Degrees. */
  turn?: number;
  flip?: boolean;
  /** Depth of the extruded side in user units. */
  thickness?: number;
  /** Whether the lit line around the emblem is drawn. */
  rim?: boolean;
}

/** Weighs the longer side against the area, and never lets the longer side pass 1.12 of the size. */
function glyphScale({ box: [left, top, right, bottom] }: Glyph, size: number): number {
  const width = right - left;
  const height = bottom - top;
  const longer = Math.max(width, height);
  return Math.min(size / (0.62 * longer + 0.38 * Math.sqrt(width * height)), (1.12 * size) / longer);
}

function definitions(id: string, path: string, { highlight, upper, middle, lower, shade }: Material): string {
  return (
    `<defs><path id="${id}p" d="${path}"/><clipPath id="${id}c"><use href="#${id}p"/></clipPath>` +
    `<linearGradient id="${id}m" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="${highlight}"/><stop offset=".22" stop-color="${upper}"/><stop offset=".52" stop-color="${middle}"/><stop offset=".66" stop-color="${lower}"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
    `<radialGradient id="${id}h" cx=".3" cy=".12" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>`
  );
}

/** Inside the outline: a shade along the far edges, a bevel along the near ones, and a sheen from the upper start. */
function castFace(id: string, material: Material, transform: string): string {
  return (
    `<g transform="${transform}"><use href="#${id}p" fill="url(#${id}m)"/><g clip-path="url(#${id}c)">` +
    `<use href="#${id}p" fill="none" stroke="${material.shade}" stroke-width="22" transform="translate(-7 -10)" opacity=".55"/>` +
    `<use href="#${id}p" fill="none" stroke="#fff" stroke-width="16" transform="translate(6 9)" opacity=".6"/>` +
    `<rect width="512" height="512" fill="url(#${id}h)"/></g></g>`
  );
}

/** A single-path glyph cast in a material: shadow, extruded side, rim, backing, and a lit face, from the same path. */
export function heroGlyph(id: string, glyphArt: HeroGlyph): string {
  const { name, x, y, size, material, rimColour, shadowBlur } = glyphArt;
  const { turn = 0, flip = false, thickness = 7, rim = true } = glyphArt;
  const glyph = glyphOf(name);
  const [left, top, right, bottom] = glyph.box;
  const scale = glyphScale(glyph, size);
  const across = fourDecimals(flip ? -scale : scale);
  const lowered = (drop: number) =>
    `translate(${f(x)} ${f(y + drop)}) rotate(${turn}) scale(${across} ${fourDecimals(scale)}) translate(${f(-(left + right) / 2)} ${f(-(top + bottom) / 2)})`;
  const edge = f((30 * size) / 512 / scale);
  const silhouette = (drop: number, colour: string, stroke: number) =>
    `<use href="#${id}p" transform="${lowered(drop)}" fill="${colour}" stroke="${colour}" stroke-width="${f(stroke)}" stroke-linejoin="round"`;

  let side = '';
  for (let depth = thickness; depth >= 1; depth -= 1.5) side += `${silhouette(depth, material.extrude, edge)}/>`;
  return (
    definitions(id, glyph.path, material) +
    `${silhouette(16, '#000', edge + 14)} opacity=".42" filter="${shadowBlur}"/>` +
    side +
    (rim ? `${silhouette(0, rimColour, edge + 9)} opacity=".9"/>` : '') +
    `${silhouette(0, material.extrude, edge)}/>` +
    `<use href="#${id}p" transform="${lowered(2.2)}" fill="${material.shade}"/>` +
    castFace(id, material, lowered(0))
  );
}
