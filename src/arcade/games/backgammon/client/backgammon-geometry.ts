/** The drawing of the board, in units: twelve points in two halves, the bar between them, and the tray at the side. */
export const WIDTH = 800;
export const HEIGHT = 560;
export const POINT_WIDTH = 54;
export const RADIUS = 25;
const EDGE = 18;
const BAR_WIDTH = 56;
export const BAR_X = EDGE + 6 * POINT_WIDTH + BAR_WIDTH / 2;
export const TRAY_X = EDGE + 12 * POINT_WIDTH + BAR_WIDTH + 39;
export const TOP = EDGE;
export const BOTTOM = HEIGHT - EDGE;
export const POINT_HEIGHT = 218;

export interface PointPlace {
  /** The middle of the point. */
  readonly x: number;
  readonly isTop: boolean;
}

/** Where the player's own point lies: his home board is below on the right. */
export function placeOf(point: number): PointPlace {
  const isTop = point > 12;
  const column = isTop ? point - 13 : 12 - point;
  const x = EDGE + column * POINT_WIDTH + POINT_WIDTH / 2 + (column > 5 ? BAR_WIDTH : 0);
  return { x, isTop };
}

/** The middle of a checker in a stack of so many; high stacks are pushed together. */
export function checkerY(isTop: boolean, index: number, count: number): number {
  const step = Math.min(2 * RADIUS, (POINT_HEIGHT + 10 - 2 * RADIUS) / Math.max(1, count - 1));
  const far = RADIUS + 2 + index * step;
  return isTop ? TOP + far : BOTTOM - far;
}
