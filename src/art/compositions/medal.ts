import type { TileStage } from '#art/tiles/tile-stage.ts';
import { oneDecimal as f } from '../svg-number.ts';

const STUDS = 24;

/** A metal ring in the material of the lettering, with studs around it. */
function ring({ id, letterMaterial: metal, palette, paints }: TileStage): string {
  const disc = (y: number, radius: number, fill: string) => `<circle cx="150" cy="${y}" r="${radius}" fill="${fill}"/>`;
  const stops = [
    [0, metal.highlight],
    [0.4, metal.middle],
    [0.55, metal.highlight],
    [1, metal.shade],
  ]
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('');
  return (
    `<linearGradient id="${id}mg" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient><g filter="${paints.cardShadow}">` +
    disc(158, 108, metal.extrude) +
    disc(156, 106, metal.lower) +
    disc(156, 106, `url(#${id}mg)`) +
    disc(156, 92, metal.shade) +
    `${disc(158, 90, palette.deep)}</g>`
  );
}

function studs({ letterMaterial }: TileStage): string {
  return Array.from({ length: STUDS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / STUDS;
    return `<circle cx="${f(150 + 99 * Math.cos(angle))}" cy="${f(156 + 99 * Math.sin(angle))}" r="2.6" fill="${letterMaterial.highlight}"/>`;
  }).join('');
}

/** The hero struck on a medal. */
export function medal(stage: TileStage): string {
  const { id, palette, random } = stage;
  const field =
    `<circle cx="150" cy="158" r="90" fill="${palette.mid}"/>` +
    stage.light(150, 140, 110, 0.95) +
    stage.rays({ x: 150, y: 158, from: 10, to: 130, count: 20, colour: palette.pale, opacity: 0.16, turn: 0.1 });
  return (
    stage.cornerLights() +
    stage.pattern(0.24) +
    stage.rays({
      x: 150,
      y: 158,
      from: 60,
      to: 420,
      count: 24,
      colour: palette.glow,
      opacity: 0.14,
      turn: random() * 6,
    }) +
    stage.light(150, 156, 190, 0.9) +
    stage.particles(14) +
    ring(stage) +
    `<clipPath id="${id}mc"><circle cx="150" cy="158" r="90"/></clipPath><g clip-path="url(#${id}mc)">${field}</g>` +
    studs(stage) +
    stage.hero({ x: 150, y: 156, size: 190 }) +
    stage.accents([
      { x: 46, y: 262, size: 62, turn: -14, focus: 'soft' },
      { x: 254, y: 262, size: 62, turn: 14, focus: 'soft' },
    ]) +
    stage.scrim(236) +
    stage.title()
  );
}
