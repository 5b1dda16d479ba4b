import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchToHex } from '#art/colour/oklch.ts';
import { CONTRAST_PAIRS, contrastOf, groundOf } from '#document/check/contrast.ts';
import { wholeThemeColors } from '#document/theme-colors.ts';
import { oklchOf } from './oklch-of.ts';
import { themeColorsFrom } from './theme-colors-from.ts';

fc.configureGlobal({ seed: 20, numRuns: 300 });

const hexes = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase());
const schemes = fc.constantFrom('dark' as const, 'light' as const);

describe('themeColorsFrom', () => {
  it('makes a theme in which everything can be read, whatever the two colours are', () => {
    fc.assert(
      fc.property(schemes, hexes, hexes, (scheme, primary, accent) => {
        const colors = wholeThemeColors(themeColorsFrom({ scheme, primary, accent }));
        const unread = CONTRAST_PAIRS.filter(
          (pair) => contrastOf(colors[pair.color], groundOf(pair, colors)) < pair.needed,
        );
        expect(unread).toEqual([]);
      }),
    );
  });

  it('keeps the two colours as they are given, and forms that the schema takes', () => {
    fc.assert(
      fc.property(schemes, hexes, hexes, (scheme, primary, accent) => {
        const colors = themeColorsFrom({ scheme, primary, accent });
        expect([colors.pri, colors.acc]).toEqual([primary, accent]);
        for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9A-F]{6}([0-9A-F]{2})?$/);
      }),
    );
  });

  it('has dark grounds in a dark scheme and light ones in a light one', () => {
    const lightness = (scheme: 'dark' | 'light') =>
      oklchOf(themeColorsFrom({ scheme, primary: '#2FE3C5', accent: '#7C54F5' }).bg).lightness;
    expect(lightness('dark')).toBeLessThan(0.25);
    expect(lightness('light')).toBeGreaterThan(0.9);
  });
});

describe('oklchOf', () => {
  it('reads what the art writes', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const { lightness, chroma, hue } = oklchOf(hex);
        const again = oklchToHex(lightness, chroma, hue).toUpperCase();
        for (const index of [1, 3, 5]) {
          const apart =
            Number.parseInt(again.slice(index, index + 2), 16) - Number.parseInt(hex.slice(index, index + 2), 16);
          expect(Math.abs(apart)).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
