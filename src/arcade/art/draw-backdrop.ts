import { type Palette, paletteOf } from '#art/colour/palettes.ts';
import { drawHorizon } from '#art/scenery/horizons.ts';
import { lightRays } from '#art/scenery/light-rays.ts';
import { scatterParticles } from '#art/scenery/particles.ts';
import { type PatternName, patternDefinition } from '#art/scenery/patterns.ts';
import { fnv1a32, isFilled, mulberry32, pick, type RandomSource } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';
import { themeOf } from '#art/themes/themes.ts';
import type { TileSpec } from '#art/tiles/tile-spec.ts';

/** The board of a backdrop: wide for popups and screens, tall for phones held upright. */
const BOARDS = {
  wide: { width: 1120, height: 600, horizonScale: 1.3, patternScale: 1.6 },
  tall: { width: 480, height: 900, horizonScale: 1.6, patternScale: 1.4 },
} as const;

export type BackdropShape = keyof typeof BOARDS;

/** Horizons are drawn for tiles: 300 units wide, their foot at 400. */
const TILE_WIDTH = 300;
const TILE_FOOT = 400;

function definitions(
  id: string,
  { pale, glow, bright, mid, dark, deep, ink }: Palette,
  pattern: PatternName,
  scale: number,
) {
  const unit = patternDefinition(pattern, `${id}p`, glow).replace(
    '<pattern ',
    `<pattern patternTransform="scale(${scale})" `,
  );
  return (
    `<defs><radialGradient id="${id}g" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="${mid}"/><stop offset=".35" stop-color="${mid}"/><stop offset=".8" stop-color="${dark}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<radialGradient id="${id}l"><stop offset="0" stop-color="${pale}" stop-opacity=".85"/><stop offset=".3" stop-color="${glow}" stop-opacity=".5"/><stop offset="1" stop-color="${bright}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${id}f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".55"/></linearGradient>` +
    `<radialGradient id="${id}v" cx=".5" cy=".45" r=".75"><stop offset=".6" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".45"/></radialGradient>${unit}</defs>`
  );
}

/** A landscape as wide as the board: one silhouette and its mirror image in turn, so that no seam shows. */
function landscape(id: string, spec: TileSpec, random: RandomSource, palette: Palette, shape: BackdropShape): string {
  const { width, height, horizonScale } = BOARDS[shape];
  const { horizons } = themeOf(spec.theme);
  const drawn = isFilled(horizons) ? pick(random, horizons) : 'none';
  const name = spec.horizon === 'none' ? drawn : spec.horizon;
  const silhouette = drawHorizon(name, random, [palette.mid, palette.dark, palette.deep]);
  if (silhouette === '') return '';
  const tile = TILE_WIDTH * horizonScale;
  const count = Math.ceil(width / tile) + 1;
  const start = (width - count * tile) / 2;
  let copies = '';
  for (let index = 0; index < count; index++) {
    const mirrored = index % 2 === 1;
    const x = start + (mirrored ? index + 1 : index) * tile;
    copies += `<use href="#${id}h" transform="translate(${f(x)} ${f(height - 60 - TILE_FOOT * horizonScale)}) scale(${mirrored ? -horizonScale : horizonScale} ${horizonScale})"/>`;
  }
  const cut = `<clipPath id="${id}k"><rect y="-60" width="${TILE_WIDTH}" height="${TILE_FOOT + 60}"/></clipPath>`;
  return `<defs>${cut}<g id="${id}h" clip-path="url(#${id}k)">${silhouette}</g></defs><g opacity=".85">${copies}</g>`;
}

/** Far stars, clouds of light or rays, by what the theme's scenes are. */
function sky(id: string, spec: TileSpec, random: RandomSource, palette: Palette, shape: BackdropShape): string {
  const { width, height } = BOARDS[shape];
  const light = `<ellipse cx="${width / 2}" cy="${height * 0.3}" rx="${width * 0.48}" ry="${height * 0.5}" fill="url(#${id}l)" opacity=".55"/>`;
  const scenes: readonly string[] = themeOf(spec.theme).scenes ?? [];
  const zone = { left: 0, top: 0, right: width, bottom: height };
  if (scenes.includes('space') || scenes.includes('city')) {
    return light + scatterParticles('star', random, 120, '#fff', zone);
  }
  const rays = lightRays({
    x: width / 2,
    y: height * 0.3,
    innerRadius: 60,
    outerRadius: width,
    count: 22,
    colour: palette.pale,
    opacity: 0.055,
    turn: random(),
  });
  return light + rays;
}

/** The scene behind the reels of a game as a standalone SVG, which its window cuts to its own proportions. */
export function drawBackdrop(spec: TileSpec, shape: BackdropShape): string {
  const { width, height, patternScale } = BOARDS[shape];
  const id = `b${fnv1a32(`${spec.key}|${shape}`).toString(36)}`;
  const random = mulberry32(fnv1a32(`backdrop|${spec.key}`));
  const palette = paletteOf(spec.palette);
  const own = themeOf(spec.theme).patterns.find((name) => name !== 'none') ?? 'none';
  const pattern = spec.pattern === 'none' ? own : spec.pattern;
  const board = (fill: string, opacity = 1) =>
    `<rect width="${width}" height="${height}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    definitions(id, palette, pattern, patternScale) +
    board(`url(#${id}g)`) +
    sky(id, spec, random, palette, shape) +
    (pattern === 'none' ? '' : board(`url(#${id}p)`, 0.2)) +
    landscape(id, spec, random, palette, shape) +
    scatterParticles(spec.particles, random, 36, palette.pale, {
      left: 0,
      top: 0,
      right: width,
      bottom: height * 0.8,
    }) +
    `<rect y="${height * 0.7}" width="${width}" height="${height * 0.3}" fill="url(#${id}f)"/>` +
    `${board(`url(#${id}v)`)}</svg>`
  );
}
