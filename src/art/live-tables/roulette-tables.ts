import { rouletteWheel } from '#art/objects/roulette-wheel.ts';
import { chipStack } from './chip-stack.ts';
import { felt, starburst, TABLE_HEIGHT, TABLE_WIDTH, type TableSet } from './table-set.ts';

/** Lines of the betting layout, running to a vanishing point beyond the table. */
function bettingLayout(): string {
  const columns = Array.from({ length: 7 }, (_, index) => `M${-10 + index * 22} 226L${42 + index * 15} 128`).join('');
  return `<path d="${columns}M-30 205L160 205M-6 178L150 178M14 152L146 152M42 128L134 128" stroke="#fff" stroke-opacity=".35" stroke-width="1.2" fill="none"/>`;
}

export function rouletteTable(set: TableSet): string {
  const turn = set.random() * 360;
  return (
    felt(set, 70) +
    bettingLayout() +
    chipStack(46, 184, 13, 'gold', 3) +
    chipStack(84, 198, 12, 'red', 2) +
    rouletteWheel(`${set.id}w`, { x: 206, y: 112, radius: 100, turn, squash: 0.66 })
  );
}

const STEEL = { light: '#2A2F52', dark: '#0E1128', edge: '#8EA0FF' };

/** Fast roulette: one steel wheel that fills the picture, seen from almost above. */
export function speedRouletteTable(set: TableSet): string {
  const turn = set.random() * 360;
  const rays = starburst(160, 110, 18, [150, 110], [260, 190], 0);
  return (
    `<rect width="${TABLE_WIDTH}" height="${TABLE_HEIGHT}" fill="${set.feltPaint}"/>` +
    `<path d="${rays}" stroke="${set.palette.glow}" stroke-width="2" opacity=".35"/>` +
    rouletteWheel(`${set.id}w`, { x: 160, y: 104, radius: 112, turn, squash: 0.78, wood: STEEL })
  );
}
