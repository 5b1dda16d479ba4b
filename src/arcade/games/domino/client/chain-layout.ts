import type { ChainTile } from '../rules/domino-tiles.ts';

/** A tile of the chain as it is drawn: the middle, in units of half a tile, and how it is turned. */
export interface LaidTile {
  readonly x: number;
  readonly y: number;
  /** Degrees: 0 has `left` on the left, 90 has it above, 180 on the right, 270 below. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly tile: ChainTile;
  readonly isDouble: boolean;
}

/** Half the width of the field. */
const REACH = 8;

/**
 * Lays the chain out from its first tile to both sides. Where an arm reaches the edge it goes on along it with
 * one tile, and then back: the right arm downwards, the left one upwards.
 * @param leftCount tiles to the left of the first one.
 */
export function layChain(chain: readonly ChainTile[], leftCount: number): readonly LaidTile[] {
  const first = chain[leftCount];
  if (first === undefined) return [];
  const isDouble = first.left === first.right;
  const half = isDouble ? 0.5 : 1;
  const middle: LaidTile = { x: 0, y: 0, turn: isDouble ? 90 : 0, tile: first, isDouble };
  const right = layArm(chain.slice(leftCount + 1), half);
  // The left arm is the right one turned by half a turn around the first tile.
  const left = layArm(chain.slice(0, leftCount).reverse().map(reversed), half).map(
    ({ x, y, turn, tile, isDouble: double }): LaidTile => ({
      x: -x,
      y: -y,
      turn: ((turn + 180) % 360) as LaidTile['turn'],
      tile,
      isDouble: double,
    }),
  );
  return [...left.toReversed(), middle, ...right];
}

const reversed = ({ left, right }: ChainTile): ChainTile => ({ left: right, right: left });

function layArm(tiles: readonly ChainTile[], from: number): readonly LaidTile[] {
  const laid: LaidTile[] = [];
  let edge = from;
  let y = 0;
  let way: 1 | -1 = 1;
  for (const tile of tiles) {
    const isDouble = tile.left === tile.right;
    const length = isDouble ? 1 : 2;
    if (Math.abs(edge + way * length) <= REACH || way * edge < 0) {
      laid.push({ x: edge + (way * length) / 2, y, turn: isDouble ? 90 : way === 1 ? 0 : 180, tile, isDouble });
      edge += way * length;
    } else {
      // Down along the edge, below the last half of the row, or below a double that stands there.
      const below = laid.at(-1)?.isDouble === true && laid.at(-1)?.y === y ? 1 : 0.5;
      laid.push({ x: edge - way * 0.5, y: y + below + 1, turn: 90, tile, isDouble: false });
      y += below + 1.5;
      edge -= way;
      way = way === 1 ? -1 : 1;
    }
  }
  return laid;
}
