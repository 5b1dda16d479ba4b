import type { TileStage } from '#art/tiles/tile-stage.ts';

/** The hero before a low sun and a layered horizon. */
export function land(stage: TileStage): string {
  const { id, palette } = stage;
  const sky = [
    [0, palette.dark],
    [0.35, palette.mid],
    [0.62, palette.bright],
    [0.72, palette.glow],
  ]
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('');
  return (
    `<linearGradient id="${id}sky" x1="0" y1="0" x2="0" y2="1">${sky}</linearGradient><rect width="300" height="400" fill="url(#${id}sky)"/>` +
    stage.pattern(0.1) +
    stage.light(150, 156, 150, 0.7) +
    `<circle cx="150" cy="150" r="88" fill="${palette.accent}"/><circle cx="150" cy="150" r="88" fill="${palette.pale}" opacity=".55"/>` +
    `<g transform="translate(0 -36)">${stage.horizon([palette.mid, palette.dark, palette.deep])}</g>` +
    stage.particles(18) +
    stage.hero({ x: 150, y: 166, size: 232 }) +
    stage.accents([
      { x: 30, y: 268, size: 84, turn: -8, focus: 'soft' },
      { x: 270, y: 276, size: 78, turn: 10, focus: 'soft' },
    ]) +
    stage.scrim(262) +
    stage.title()
  );
}
