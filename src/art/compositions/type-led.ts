import type { TileStage } from '#art/tiles/tile-stage.ts';

/** The title leads: it takes the lower half, and the hero crowns it. */
export function typeLed(stage: TileStage): string {
  const { palette, paints, random } = stage;
  return (
    stage.cornerLights() +
    stage.pattern(0.26, false) +
    stage.light(150, 120, 230, 0.85) +
    stage.rays({
      x: 150,
      y: 110,
      from: 10,
      to: 460,
      count: 24,
      colour: palette.pale,
      opacity: 0.12,
      turn: random() * 6,
    }) +
    stage.particles(14) +
    stage.hero({ x: 150, y: 112, size: 176 }) +
    stage.accents([
      { x: 40, y: 96, size: 64, turn: -14, focus: 'soft', opacity: 0.95 },
      { x: 260, y: 96, size: 64, turn: 14, focus: 'soft', opacity: 0.95 },
    ]) +
    `<rect y="150" width="300" height="250" fill="${paints.scrim}" opacity=".6"/>` +
    stage.title({ x: 22, y: 208, width: 256, height: 168, align: 'middle' }, { maxLineHeight: 80 })
  );
}
