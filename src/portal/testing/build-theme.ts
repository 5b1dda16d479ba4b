import type { ThemeColors, ThemeDocument, ThemeFont } from '#contracts/generated/contracts.ts';
import { colorProperties } from '#portal/theme/tokens.ts';

/** A theme of test colours: every role has a colour of its own, so that a mix-up shows. */
export function buildTheme(overrides: Partial<ThemeDocument> = {}): ThemeDocument {
  return {
    id: 'pebble',
    scheme: 'light',
    colors: Object.fromEntries(
      colorProperties.map(([role], index) => [role, colorOf(index + 1)]),
    ) as unknown as ThemeColors,
    gradient: {
      angle: 90,
      stops: [
        { color: colorOf(1001), at: 0 },
        { color: colorOf(1002), at: 100 },
      ],
    },
    fonts: { interface: buildFont('Plain'), display: { ...buildFont('Loud'), displayWeight: 700, tracking: -20 } },
    radius: { s: 4, m: 8, l: 12, xl: 20, tile: 14 },
    shadow: { color: colorOf(1003), opacity: [10, 20, 30, 40] },
    logo: { mark: 'assets/mark.svg', wordmark: 'Pebble' },
    ...overrides,
  };
}

const colorOf = (number: number): string => `#${number.toString(16).padStart(6, '0').toUpperCase()}`;

function buildFont(family: string): ThemeFont {
  return {
    family,
    weights: { min: 400, max: 700 },
    fallback: { local: 'Arial', sizeAdjust: 101 },
    faces: [{ file: `fonts/${family.toLowerCase()}.woff2`, unicodeRange: 'U+0000-00FF', preload: true }],
  };
}
