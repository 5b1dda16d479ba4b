/** A card is 300 wide and high in its drawing; each of its nine cells is a square of 100. */
export const CELL = 100;
export const CARD = 3 * CELL;
export const BRUSH = 34;

const PATCH = 10;
const PATCHES_ACROSS = CARD / PATCH;
const PATCHES_OF_CELL = (CELL / PATCH) ** 2;
/** A cell opens by itself once this share of it is rubbed off. */
const ENOUGH = 0.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Adds the patches that a stroke of the brush rubs off. */
export function rub(patches: Set<number>, from: Point, to: Point): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (BRUSH / 4)));
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    touch(patches, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  }
}

function touch(patches: Set<number>, { x, y }: Point): void {
  for (let row = 0; row < PATCHES_ACROSS; row += 1)
    for (let column = 0; column < PATCHES_ACROSS; column += 1) {
      const distance = Math.hypot((column + 0.5) * PATCH - x, (row + 0.5) * PATCH - y);
      if (distance <= BRUSH / 2) patches.add(row * PATCHES_ACROSS + column);
    }
}

/** The cells of which enough is rubbed off. */
export function rubbedCells(patches: ReadonlySet<number>): number[] {
  const counts = new Map<number, number>();
  for (const patch of patches) {
    const row = Math.floor((Math.floor(patch / PATCHES_ACROSS) * PATCH) / CELL);
    const column = Math.floor(((patch % PATCHES_ACROSS) * PATCH) / CELL);
    const cell = 3 * row + column;
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= ENOUGH * PATCHES_OF_CELL).map(([cell]) => cell);
}
