import type { FishKindId } from '#arcade/games/fish/rules/fish-kinds.ts';
import { objectMarkup } from '#art/heroes/hero-library.ts';
import { fnv1a32 } from '#art/seeded-random.ts';
import type { TileSpec } from '#art/tiles/tile-spec.ts';
import { drawSymbol } from '../draw-symbol.ts';
import { finnedFish } from './finned-fish.ts';
import { FISH_COATS, type FinnedKind } from './fish-coats.ts';
import { jelly, ray, shark } from './sea-creatures.ts';

const JELLIES = [
  ['#FFB3EA', '#B03AC0'],
  ['#B8F0FF', '#2E86D8'],
  ['#FFE0A0', '#E07A2E'],
] as const;

/** A number from 0 to below `count` that a game keeps for ever. */
function ownOf({ key }: TileSpec, name: string, count: number): number {
  return fnv1a32(`${name}|${key}`) % count;
}

/** `scale`: canvases take pictures in the size that they state, so it is that of a large screen. */
function svg(box: readonly [x: number, y: number, width: number, height: number], markup: string, scale = 2): string {
  const [, , width, height] = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width * scale}" height="${height * scale}">${markup}</svg>`;
}

function isFinned(kind: FishKindId): kind is FinnedKind {
  return kind in FISH_COATS;
}

/**
 * A fish of a game as a standalone SVG without a ground, cut to the fish. All look to the right. The boss is the hero
 * of the game's tile.
 */
export function drawFish(spec: TileSpec, kind: FishKindId): string {
  const id = `f${kind}`;
  if (isFinned(kind)) {
    const coats = FISH_COATS[kind];
    const coat = coats[ownOf(spec, kind, coats.length)] ?? coats[0];
    const reach = coat.half * ('hasSpines' in coat ? 2 : 1.6);
    return svg([-72, -reach, 128, reach * 2], finnedFish(id, coat));
  }
  switch (kind) {
    case 'shark':
      return svg([-180, -94, 332, 172], shark(id));
    case 'jelly':
      return svg([-46, -34, 92, 140], jelly(id, JELLIES[ownOf(spec, kind, JELLIES.length)] ?? JELLIES[0]));
    case 'ray':
      return svg([-120, -38, 240, 152], ray(id));
    case 'turtle':
      return svg([0, 0, 32, 32], `<g transform="translate(32 0) scale(-1 1)">${objectMarkup(kind, id)}</g>`, 8);
    case 'octopus':
      return svg([0, 0, 32, 32], objectMarkup(kind, id), 8);
    case 'boss':
      return drawSymbol(spec, 'high1').replace('width="200" height="200"', 'width="512" height="512"');
  }
}
