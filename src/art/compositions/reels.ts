import type { TileStage } from '#art/tiles/tile-stage.ts';

interface ReelCard {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

const SIDE_CARDS: readonly ReelCard[] = [
  { x: 58, y: 146, width: 92, height: 148, turn: -7 },
  { x: 242, y: 146, width: 92, height: 148, turn: 7 },
];

const CENTRE_CARD: ReelCard = { x: 150, y: 140, width: 112, height: 176, turn: 0 };

function card({ letterMaterial, palette, paints }: TileStage, { x, y, width, height, turn }: ReelCard): string {
  const left = x - width / 2;
  const top = y - height / 2;
  const box = (dx: number, dy: number, w: number, h: number, radius: number, paint: string) =>
    `<rect x="${left + dx}" y="${top + dy}" width="${w}" height="${h}" rx="${radius}" ${paint}/>`;
  return (
    `<g transform="rotate(${turn} ${x} ${y})" filter="${paints.cardShadow}">` +
    box(0, 0, width, height, 16, `fill="${letterMaterial.shade}"`) +
    box(0, -3, width, height, 16, `fill="${letterMaterial.middle}"`) +
    box(6, 3, width - 12, height - 12, 11, 'fill="#FFF8EC"') +
    box(6, 3, width - 12, 34, 11, `fill="${palette.ink}" opacity=".14"`) +
    `${box(6, height - 42, width - 12, 33, 11, `fill="${palette.ink}" opacity=".18"`)}</g>`
  );
}

/** Three cards of a machine, the hero on the middle one. */
export function reels(stage: TileStage): string {
  const { palette, random } = stage;
  return (
    stage.cornerLights() +
    stage.pattern(0.2) +
    stage.light(150, 140, 210, 0.9) +
    stage.rays({
      x: 150,
      y: 140,
      from: 40,
      to: 420,
      count: 20,
      colour: palette.glow,
      opacity: 0.12,
      turn: random() * 6,
    }) +
    stage.particles(10) +
    SIDE_CARDS.map(
      (side) =>
        card(stage, side) + stage.companion({ x: side.x, y: side.y, size: 78, turn: side.turn, focus: 'sharp' }),
    ).join('') +
    card(stage, CENTRE_CARD) +
    stage.hero({ x: 150, y: 140, size: 112, thickness: 4, rim: false }) +
    stage.scrim(226) +
    stage.title({ x: 26, y: 244, width: 248, height: 130 })
  );
}
