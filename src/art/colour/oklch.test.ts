import { describe, expect, it } from 'vitest';
import { oklchToHex } from './oklch.ts';

describe('OKLCH to hex', () => {
  it('reaches white, black and the primaries of sRGB', () => {
    expect(oklchToHex(1, 0, 0)).toBe('#ffffff');
    expect(oklchToHex(0, 0, 0)).toBe('#000000');
    expect(oklchToHex(0.62796, 0.25768, 29.2339)).toBe('#ff0000');
  });

  it('gives up chroma, never lightness, for colours outside the gamut', () => {
    const vivid = oklchToHex(0.84, 0.37, 150);
    expect(vivid).toMatch(/^#[0-9a-f]{6}$/);
    expect(vivid).not.toBe('#000000');
    const green = Number.parseInt(vivid.slice(3, 5), 16);
    expect(green).toBeGreaterThan(200);
  });
});
