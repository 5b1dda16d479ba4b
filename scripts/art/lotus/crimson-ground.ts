import type { BannerFrame } from '../banner-frame.ts';

/** The ink of the brand, behind its words. */
export const LOTUS_INK = '#4E0414';

export interface CrimsonGround {
  /** The position of the light. */
  x: number;
  y: number;
  radius: number;
}

const rings = [
  [36, 36],
  [0, 18],
  [72, 18],
]
  .flatMap(([x, y]) => [33, 23, 12].map((radius) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`))
  .join('');

/** Crimson silk with a pattern of waves, and a golden light where the picture stands. */
export function crimsonGround({ width, height }: BannerFrame, { x, y, radius }: CrimsonGround): string {
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
  const board = `width="${width}" height="${height}"`;
  return (
    `<defs><radialGradient id="silk" cx=".72" cy=".5" r=".9">${stop(0, '#F0485A')}${stop(0.35, '#C4153A')}${stop(0.75, '#8C0A28')}${stop(1, '#5E0519')}</radialGradient>` +
    `<radialGradient id="glow">${stop(0, '#FFE9B0', 0.95)}${stop(0.45, '#FFC45C', 0.4)}${stop(1, '#FFB03A', 0)}</radialGradient>` +
    `<pattern id="waves" width="72" height="36" patternUnits="userSpaceOnUse"><g fill="none" stroke="#FFD48A" stroke-opacity=".13" stroke-width="1.4">${rings}</g></pattern></defs>` +
    `<rect ${board} fill="url(#silk)"/><rect ${board} fill="url(#waves)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)"/>`
  );
}
