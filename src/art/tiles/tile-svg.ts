import type { CompositionName } from '#art/compositions/composition-name.ts';
import { flat } from '#art/compositions/flat.ts';
import { heap } from '#art/compositions/heap.ts';
import { land } from '#art/compositions/land.ts';
import { medal } from '#art/compositions/medal.ts';
import { mono } from '#art/compositions/mono.ts';
import { neon } from '#art/compositions/neon.ts';
import { portal } from '#art/compositions/portal.ts';
import { poster } from '#art/compositions/poster.ts';
import { reels } from '#art/compositions/reels.ts';
import { showStage } from '#art/compositions/show-stage.ts';
import { spot } from '#art/compositions/spot.ts';
import { typeLed } from '#art/compositions/type-led.ts';
import { tileFrame } from './tile-frames.ts';
import type { TileSpec } from './tile-spec.ts';
import { openStage, type TileStage } from './tile-stage.ts';

const COMPOSITIONS: Record<CompositionName, (stage: TileStage) => string> = {
  flat,
  heap,
  land,
  medal,
  mono,
  neon,
  portal,
  poster,
  reels,
  spot,
  stage: showStage,
  type: typeLed,
};

/**
 * A game tile as a standalone SVG of 300 x 400 user units. Corners are cut by the page, not in the art. Throws when the
 * spec names a hero that was never extracted; the caller then serves the fallback tile.
 */
export function tileSvg(spec: TileSpec): string {
  const stage = openStage(spec);
  const { paints, palette } = stage;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400" preserveAspectRatio="xMidYMid slice">' +
    `${paints.markup}<rect width="300" height="400" fill="${paints.ground}"/>` +
    COMPOSITIONS[spec.comp](stage) +
    `<rect width="300" height="400" fill="${paints.vignette}" opacity=".8"/>` +
    `${tileFrame(spec.frame, palette)}</svg>`
  );
}
