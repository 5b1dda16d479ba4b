import { coin } from '#art/objects/coin.ts';
import { treasureHeap } from '#art/objects/treasure-heap.ts';
import type { TileStage } from '#art/tiles/tile-stage.ts';
import { oneDecimal as f } from '../svg-number.ts';

function flyingCoins({ random }: TileStage): string {
  return Array.from({ length: 6 }, () =>
    coin({ x: 20 + random() * 260, y: 20 + random() * 220, radius: f(10 + random() * 8), turn: random() * 120 - 60 }),
  ).join('');
}

/** The hero over a heap of coins or gems. */
export function heap(stage: TileStage): string {
  const { palette, paints, random, spec } = stage;
  return (
    stage.cornerLights() +
    stage.pattern(0.22) +
    stage.rays({
      x: 150,
      y: 140,
      from: 30,
      to: 420,
      count: 16,
      colour: palette.glow,
      opacity: 0.16,
      turn: random() * 6,
    }) +
    stage.light(150, 140, 190) +
    stage.particles(12) +
    (spec.heap === 'coins' ? flyingCoins(stage) : '') +
    stage.hero({ x: 150, y: 138, size: 222 }) +
    treasureHeap(spec.heap, random) +
    `<rect y="230" width="300" height="170" fill="${paints.scrim}" opacity=".55"/>` +
    stage.title({ x: 24, y: 230, width: 252, height: 118 })
  );
}
