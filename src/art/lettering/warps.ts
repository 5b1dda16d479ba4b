/** The block of lettering that is bent, in user units. */
export interface WarpBlock {
  centreX: number;
  halfWidth: number;
  top: number;
  bottom: number;
  /** How far the bend goes, in user units (or in per cent of the height for a bulge). */
  amplitude: number;
}

/** Moves a point vertically; across is -1 at the left edge and 1 at the right edge of the box. */
type Warp = (y: number, across: number, block: WarpBlock) => number;

const WARPS = {
  flat: (y) => y,
  arch: (y, across, { amplitude }) => y + amplitude * across * across - amplitude * 0.35,
  smile: (y, across, { amplitude }) => y - amplitude * across * across + amplitude * 0.35,
  bulge: (y, across, { amplitude, top, bottom }) => {
    const middle = (top + bottom) / 2;
    return middle + (y - middle) * (1 + (amplitude / 100) * (0.65 - across * across));
  },
  rise: (y, across, { amplitude }) => y - amplitude * across * 0.5,
  wave: (y, across, { amplitude }) => y + Math.sin(across * Math.PI) * amplitude * 0.3,
} as const satisfies Record<string, Warp>;

export type WarpName = keyof typeof WARPS;

export const WARP_NAMES = Object.keys(WARPS) as WarpName[];

/** The vertical position of a point after the bend; horizontal positions never change. */
export function warpY(name: WarpName, x: number, y: number, block: WarpBlock): number {
  const warp: Warp = WARPS[name];
  return warp(y, (x - block.centreX) / block.halfWidth, block);
}
