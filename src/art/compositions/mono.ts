import type { TileStage } from '#art/tiles/tile-stage.ts';

/** The hero alone, so large that the edges crop it, lit from one side. */
export function mono(stage: TileStage): string {
  const { palette, random, spec } = stage;
  const backdrop = () =>
    spec.scene === 'none'
      ? stage.rays({
          x: 210,
          y: 70,
          from: 30,
          to: 460,
          count: 22,
          colour: palette.pale,
          opacity: 0.1,
          turn: random() * 6,
          duty: 0.4,
        })
      : stage.scene();
  return (
    stage.cornerLights() +
    stage.pattern(0.22) +
    stage.light(190, 120, 240) +
    backdrop() +
    stage.particles(14) +
    stage.hero({ x: 150, y: 176, size: 330, thickness: 10 }) +
    stage.scrim(196) +
    stage.title()
  );
}
