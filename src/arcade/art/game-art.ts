import { materialOf } from '#art/colour/materials.ts';
import { paletteOf } from '#art/colour/palettes.ts';
import { fnv1a32 } from '#art/seeded-random.ts';
import { drawTileSpec, type TileSpec } from '#art/tiles/tile-spec.ts';
import { tileSvg } from '#art/tiles/tile-svg.ts';
import type { FishArt, GameArt, GameColours } from '../game-art-api.ts';
import { FISH_KIND_IDS } from '../games/fish/rules/fish-kinds.ts';
import type { SymbolId } from '../symbol-id.ts';
import { drawBackdrop } from './draw-backdrop.ts';
import { drawLogo } from './draw-logo.ts';
import { drawPillar } from './draw-pillar.ts';
import { drawSymbol, SYMBOL_IDS } from './draw-symbol.ts';
import { drawFish } from './fish/draw-fish.ts';
import { drawSea } from './fish/draw-sea.ts';

type Drawing = (spec: TileSpec) => string;

/** Every picture of a game by the name of its file. */
const PICTURES: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ['tile', tileSvg],
  ['logo', drawLogo],
  ['background', (spec) => drawBackdrop(spec, 'wide')],
  ['background-tall', (spec) => drawBackdrop(spec, 'tall')],
  ['pillar', drawPillar],
  ['sea', (spec) => drawSea(spec, 'wide')],
  ['sea-tall', (spec) => drawSea(spec, 'tall')],
  ...FISH_KIND_IDS.map((kind): [string, Drawing] => [`fish-${kind}`, (spec) => drawFish(spec, kind)]),
  ...SYMBOL_IDS.map((symbolId): [string, Drawing] => [`symbol-${symbolId}`, (spec) => drawSymbol(spec, symbolId)]),
]);

/** The names of a game's pictures. */
export const PICTURE_NAMES: readonly string[] = [...PICTURES.keys()];

/** A picture of a game as SVG; undefined for a name that no picture has. The same spec is always the same text. */
export function drawGamePicture(spec: TileSpec, name: string): string | undefined {
  return PICTURES.get(name)?.(spec);
}

let version: string | undefined;

/**
 * A token of the drawing code itself: pictures of an address that bears it never change. Made of the pictures of some
 * games.
 */
export function artVersion(): string {
  version ??= [0, 1, 2, 3]
    .map((serial) => drawTileSpec({ gameCode: `V-${serial}`, vendor: 'PG', title: `Sample ${serial}` }))
    .map((spec) => fnv1a32(PICTURE_NAMES.map((name) => drawGamePicture(spec, name)).join('')).toString(36))
    .join('');
  return version;
}

/**
 * The addresses of a game's pictures and its colours, for its session. `base` is where its pictures are served, without
 * a slash at its end; they are `<base>/<name>.svg`, with the version of the art as `v`. Only the symbols that the
 * machine uses are named.
 */
export function gameArt(spec: TileSpec, base: string, symbols: readonly SymbolId[]): GameArt {
  const address = (name: string) => `${base}/${name}.svg?v=${artVersion()}`;
  return {
    logoUrl: address('logo'),
    backgroundUrl: address('background'),
    tallBackgroundUrl: address('background-tall'),
    pillarUrl: address('pillar'),
    tileUrl: address('tile'),
    symbolUrls: Object.fromEntries(symbols.map((symbolId) => [symbolId, address(`symbol-${symbolId}`)])),
    colours: gameColours(spec),
  };
}

/** The addresses of a fish shooter's own pictures, with `base` as in `gameArt`. */
export function fishArt(base: string): FishArt {
  const address = (name: string) => `${base}/${name}.svg?v=${artVersion()}`;
  return {
    seaUrl: address('sea'),
    tallSeaUrl: address('sea-tall'),
    fishUrls: Object.fromEntries(FISH_KIND_IDS.map((kind) => [kind, address(`fish-${kind}`)])) as FishArt['fishUrls'],
  };
}

function gameColours(spec: TileSpec): GameColours {
  const { ink, deep, dark, mid, glow, pale, accent, rim } = paletteOf(spec.palette);
  const metal = materialOf(spec.lmat);
  return {
    ink,
    deep,
    dark,
    mid,
    glow,
    pale,
    accent,
    rim,
    metalHighlight: metal.highlight,
    metalUpper: metal.upper,
    metalMiddle: metal.middle,
    metalLower: metal.lower,
    metalShade: metal.shade,
    metalExtrude: metal.extrude,
  };
}
