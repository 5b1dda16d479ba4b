import type { TileStage } from '#art/tiles/tile-stage.ts';
import { pick } from '../seeded-random.ts';

/** The hero in a pool of light, before rays or a scene. */
export function spot(stage: TileStage): string {
  const { palette, random, spec } = stage;
  const backdrop = () =>
    spec.scene === 'none'
      ? stage.rays({
          x: 150,
          y: 150,
          from: 40,
          to: 420,
          count: pick(random, [14, 18, 24, 12]),
          colour: palette.pale,
          opacity: 0.12,
          turn: random() * 6,
          duty: 0.3 + random() * 0.3,
        })
      : stage.scene();
  return (
    stage.cornerLights() +
    stage.pattern(0.2) +
    stage.light(150, 150, 200) +
    backdrop() +
    stage.particles(18) +
    stage.accents([
      { x: 44, y: 70, size: 58, turn: -18, focus: 'soft', opacity: 0.95 },
      { x: 258, y: 96, size: 48, turn: 20, focus: 'soft', opacity: 0.9 },
    ]) +
    stage.hero({ x: 150, y: 150, size: 232 }) +
    stage.accents([
      { x: 8, y: 236, size: 104, turn: 14, focus: 'near', opacity: 0.95 },
      { x: 292, y: 246, size: 118, turn: -12, focus: 'near', opacity: 0.95 },
    ]) +
    stage.scrim(236) +
    stage.title()
  );
}
