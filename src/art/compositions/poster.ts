import type { TileStage } from '#art/tiles/tile-stage.ts';

/** A bright ground with hard rays and a wedge of ink for the title: flat as print, a rest among lit tiles. */
export function poster(stage: TileStage): string {
  const { palette, random } = stage;
  const risesLeft = random() < 0.5;
  const [left, right] = risesLeft ? [300, 330] : [330, 300];
  return (
    `<rect width="300" height="400" fill="${palette.bright}"/>` +
    stage.rays({
      x: 150,
      y: 210,
      from: 0,
      to: 420,
      count: risesLeft ? 16 : 28,
      colour: palette.glow,
      opacity: 0.55,
      turn: random() * 3,
    }) +
    stage.pattern(0.18, false) +
    `<path d="M-10 ${left}L310 ${right}V410H-10Z" fill="${palette.ink}"/>` +
    `<path d="M-10 ${left - 8}L310 ${right - 8}" stroke="${palette.accent}" stroke-width="6"/>` +
    stage.particles(10, { left: 0, top: 0, right: 300, bottom: 260 }) +
    stage.accents([
      { x: 40, y: 70, size: 58, turn: -20, focus: 'sharp' },
      { x: 262, y: 70, size: 52, turn: 20, focus: 'sharp' },
    ]) +
    stage.hero({ x: 150, y: 168, size: 246, thickness: 9 }) +
    stage.title({ x: 24, y: 278, width: 252, height: 100 })
  );
}
