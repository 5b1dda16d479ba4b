import { oklchToHex } from './oklch.ts';

/** Four OKLCH hues in degrees: shadow, body, light and accent. */
type PaletteHues = readonly [shadow: number, body: number, light: number, accent: number];

/** Shadow hues drift away from yellow, so that golden grounds turn red-brown and never olive. */
const PALETTE_HUES = {
  reef: [240, 222, 192, 60],
  lagoon: [215, 195, 172, 50],
  petrol: [235, 215, 195, 45],
  cobalt: [268, 256, 225, 60],
  midnight: [268, 262, 225, 88],
  ice: [255, 235, 210, 320],
  royal: [272, 278, 300, 82],
  violet: [285, 295, 320, 190],
  grape: [285, 302, 335, 95],
  plum: [295, 318, 340, 150],
  orchid: [305, 328, 350, 85],
  candy: [320, 350, 5, 95],
  rose: [345, 2, 350, 70],
  wine: [350, 10, 25, 85],
  crimson: [10, 20, 38, 85],
  ember: [15, 32, 62, 88],
  sunset: [300, 10, 65, 90],
  dusk: [280, 320, 45, 190],
  amber: [22, 45, 78, 190],
  copper: [20, 42, 68, 200],
  sun: [30, 52, 86, 20],
  sand: [40, 60, 88, 205],
  moss: [155, 138, 112, 55],
  forest: [165, 150, 125, 80],
  jade: [185, 160, 140, 90],
  mint: [200, 172, 160, 330],
} as const satisfies Record<string, PaletteHues>;

export type PaletteName = keyof typeof PALETTE_HUES;

export const PALETTE_NAMES = Object.keys(PALETTE_HUES) as PaletteName[];

/** The tonal ladder of one palette, as hex colours from darkest to lightest, then the accents and the rim. */
export interface Palette {
  ink: string;
  deep: string;
  dark: string;
  mid: string;
  bright: string;
  glow: string;
  pale: string;
  accent: string;
  accentMid: string;
  accentDeep: string;
  rim: string;
}

/** Lightness and chroma never change from palette to palette: that keeps thousands of tiles in one family. */
function buildPalette([shadow, body, light, accent]: PaletteHues): Palette {
  return {
    ink: oklchToHex(0.13, 0.05, shadow),
    deep: oklchToHex(0.23, 0.1, shadow),
    dark: oklchToHex(0.33, 0.14, shadow),
    mid: oklchToHex(0.48, 0.185, body),
    bright: oklchToHex(0.67, 0.19, light),
    glow: oklchToHex(0.84, 0.14, light),
    pale: oklchToHex(0.945, 0.06, light),
    accent: oklchToHex(0.82, 0.16, accent),
    accentMid: oklchToHex(0.62, 0.2, accent),
    accentDeep: oklchToHex(0.46, 0.16, accent),
    rim: oklchToHex(0.91, 0.1, accent),
  };
}

const built = new Map<PaletteName, Palette>();

/** The colours of a palette; computed once per process. */
export function paletteOf(name: PaletteName): Palette {
  const known = built.get(name);
  if (known) return known;
  const palette = buildPalette(PALETTE_HUES[name]);
  built.set(name, palette);
  return palette;
}
