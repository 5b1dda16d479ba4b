import type { TileStage } from '#art/tiles/tile-stage.ts';

const OPENING = 'M62 400V170A88 88 0 0 1 238 170V400';

/** The hero in a glowing arch with three mouldings. */
export function portal(stage: TileStage): string {
  const { id, palette, paints } = stage;
  const moulding = (path: string, colour: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const inside =
    stage.rays({ x: 150, y: 190, from: 20, to: 260, count: 14, colour: palette.pale, opacity: 0.28, turn: 0.2 }) +
    stage.horizon([palette.bright, palette.mid, palette.dark]);
  return (
    stage.cornerLights() +
    stage.pattern(0.2) +
    `<path d="M52 400V168A98 98 0 0 1 248 168V400Z" fill="${palette.ink}" opacity=".55"/>` +
    `<path d="${OPENING}Z" fill="${palette.bright}"/><path d="${OPENING}Z" fill="${paints.light}"/>` +
    `<clipPath id="${id}arch"><path d="${OPENING}Z"/></clipPath><g clip-path="url(#${id}arch)">${inside}</g>` +
    moulding(OPENING, palette.rim, 3) +
    moulding('M50 400V170A100 100 0 0 1 250 170V400', palette.accent, 7) +
    moulding('M41 400V170A109 109 0 0 1 259 170V400', palette.accentDeep, 3) +
    stage.particles(14) +
    stage.hero({ x: 150, y: 164, size: 232 }) +
    stage.accents([
      { x: 36, y: 300, size: 62, turn: -14, focus: 'soft' },
      { x: 266, y: 304, size: 62, turn: 14, focus: 'soft' },
    ]) +
    stage.scrim(240) +
    stage.title()
  );
}
