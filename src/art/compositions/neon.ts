import { scatterParticles } from '#art/scenery/particles.ts';
import type { TileStage } from '#art/tiles/tile-stage.ts';
import { oneDecimal as f } from '../svg-number.ts';

const HORIZON_Y = 236;

/** Lines to one vanishing point, crossed by rows that close up towards the horizon. */
function perspectiveGrid(): string {
  let path = '';
  for (let column = -10; column <= 10; column++) path += `M150 ${HORIZON_Y}L${150 + column * 60} 400`;
  for (let row = 0; row < 8; row++) path += `M-10 ${f(HORIZON_Y + 164 * (row / 7) ** 2)}H310`;
  return path;
}

function scanBars(colour: string): string {
  const bars = [0, 1, 2, 3, 4].map((row) => `M40 ${186 + row * 16}h220v${3 + row * 2}h-220Z`);
  return `<path d="${bars.join('')}" fill="${colour}" opacity=".5"/>`;
}

/** A sunset disc with scan bars over a grid that runs to the horizon. */
export function neon(stage: TileStage): string {
  const { palette, paints, random } = stage;
  return (
    `<rect width="300" height="400" fill="${palette.ink}"/><rect width="300" height="400" fill="${paints.ground}" opacity=".55"/>` +
    scatterParticles('star', random, 30, '#fff', { left: 0, top: 0, right: 300, bottom: 220 }) +
    `<circle cx="150" cy="160" r="104" fill="${palette.accent}" opacity=".95"/>` +
    scanBars(palette.ink) +
    stage.light(150, 160, 150, 0.35) +
    `<rect y="${HORIZON_Y}" width="300" height="164" fill="${palette.ink}"/>` +
    `<path d="${perspectiveGrid()}" stroke="${palette.bright}" stroke-width="1.4" opacity=".7"/>` +
    stage.hero({ x: 150, y: 150, size: 222 }) +
    stage.scrim(250) +
    stage.title()
  );
}
