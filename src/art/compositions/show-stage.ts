import { drawScene } from '#art/scenery/scenes.ts';
import type { TileStage } from '#art/tiles/tile-stage.ts';

/** The hero on a lit plinth, under three cones of light. */
export function showStage(stage: TileStage): string {
  const { palette, random, paints } = stage;
  return (
    stage.cornerLights() +
    stage.pattern(0.16) +
    stage.light(150, 140, 190, 0.9) +
    drawScene('stage', {
      palette,
      random,
      lightPaint: paints.light,
      glowPaint: paints.glow,
      softBlur: paints.nearBlur,
    }) +
    stage.particles(20) +
    stage.accents([
      { x: 42, y: 86, size: 60, turn: -18, focus: 'soft', opacity: 0.95 },
      { x: 260, y: 100, size: 54, turn: 18, focus: 'soft', opacity: 0.95 },
    ]) +
    stage.hero({ x: 150, y: 146, size: 226 }) +
    stage.scrim(250) +
    stage.title()
  );
}
