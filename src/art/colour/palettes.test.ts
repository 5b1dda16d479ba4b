import { describe, expect, it } from 'vitest';
import { MATERIAL_NAMES, materialOf } from './materials.ts';
import { PALETTE_NAMES, paletteOf } from './palettes.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('palettes', () => {
  it.each(PALETTE_NAMES)('%s climbs from ink to pale without a step back', (name) => {
    const { ink, deep, dark, mid, bright, glow, pale } = paletteOf(name);
    const ladder = [ink, deep, dark, mid, bright, glow, pale].map(luminance);
    expect([...ladder].sort((a, b) => a - b)).toEqual(ladder);
  });

  it('keeps enough contrast between ink and pale in every palette for text on a scrim', () => {
    for (const name of PALETTE_NAMES) {
      const { ink, pale } = paletteOf(name);
      expect((luminance(pale) + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThan(12);
    }
  });

  it('holds the 26 palettes and 16 materials of the art direction, each complete', () => {
    expect(PALETTE_NAMES).toHaveLength(26);
    expect(MATERIAL_NAMES).toHaveLength(16);
    for (const tone of MATERIAL_NAMES.flatMap((name) => Object.values(materialOf(name)))) {
      expect(tone).toMatch(/^#[0-9A-F]{6}$/);
    }
  });
});
