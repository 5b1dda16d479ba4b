import { materialOf } from '#art/colour/materials.ts';
import { paletteOf } from '#art/colour/palettes.ts';
import { lettering } from '#art/lettering/lettering.ts';
import { fnv1a32 } from '#art/seeded-random.ts';
import type { TileSpec } from '#art/tiles/tile-spec.ts';

/** Lettering above the reels bends less than on a tile: the frame below it is straight. */
const GREATEST_BEND = 8;

/** The game's name in its own lettering, without a ground, as a standalone SVG of 520 x 96 user units. */
export function drawLogo(spec: TileSpec): string {
  const id = `l${fnv1a32(spec.key).toString(36)}`;
  const setting = {
    title: spec.title,
    face: spec.face,
    caps: spec.caps,
    warp: spec.warp,
    amplitude: Math.min(spec.amp, GREATEST_BEND),
    maxLineHeight: 62,
    material: materialOf(spec.lmat),
    rimColour: paletteOf(spec.palette).rim,
    shadowBlur: `url(#${id}bl)`,
  };
  const box = { x: 14, y: 8, width: 492, height: 72, align: 'middle' } as const;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 96" width="520" height="96">' +
    `<defs><filter id="${id}bl" x="-20%" y="-60%" width="140%" height="240%"><feGaussianBlur stdDeviation="5"/></filter></defs>` +
    `${lettering(id, setting, box)}</svg>`
  );
}
