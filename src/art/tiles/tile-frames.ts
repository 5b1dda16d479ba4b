import type { Palette } from '#art/colour/palettes.ts';

type Frame = (palette: Palette) => string;

const FRAMES = {
  none: () => '',
  foil: ({ rim }) =>
    `<rect x="7" y="7" width="286" height="386" rx="16" fill="none" stroke="${rim}" stroke-opacity=".75" stroke-width="2"/>` +
    `<rect x="12" y="12" width="276" height="376" rx="12" fill="none" stroke="${rim}" stroke-opacity=".35" stroke-width="1"/>`,
  corner: ({ rim }) =>
    `<path d="M14 46V26A12 12 0 0 1 26 14H46M254 14H274A12 12 0 0 1 286 26V46M286 354V374A12 12 0 0 1 274 386H254M46 386H26A12 12 0 0 1 14 374V354" fill="none" stroke="${rim}" stroke-width="3" stroke-linecap="round" opacity=".85"/>`,
  glow: ({ glow }) =>
    `<rect x="3" y="3" width="294" height="394" rx="18" fill="none" stroke="${glow}" stroke-opacity=".55" stroke-width="5"/>`,
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof FRAMES;

/** The studio's signature around the edge of its tiles. */
export function tileFrame(name: FrameName, palette: Palette): string {
  const frame: Frame = FRAMES[name];
  return frame(palette);
}
