import type { GridPosition } from '#arcade/game-api.ts';

interface Shape {
  readonly reels: number;
  readonly rows: number;
}

/**
 * The cell that the plate of a win stands over: the one nearest to the middle that is no part of the win. The middle
 * itself where every cell is. Returned as a position whose reel and row may be halves.
 */
export function platePlace({ reels, rows }: Shape, positions: readonly GridPosition[]): GridPosition {
  const middle = [(reels - 1) / 2, (rows - 1) / 2] as const;
  const taken = new Set(positions.map((position) => position.join()));
  const distance = ([reel, row]: GridPosition) => Math.hypot(reel - middle[0], (row - middle[1]) * 0.9);
  const free = Array.from({ length: reels * rows }, (_, cell): GridPosition => [Math.floor(cell / rows), cell % rows])
    .filter((position) => !taken.has(position.join()))
    .sort((one, other) => distance(one) - distance(other));
  return free[0] ?? middle;
}
