import { describe, expect, it } from 'vitest';
import { FACE_NAMES, faceOf } from './letterforms.ts';
import { drawableText } from './text-outline.ts';

const NEEDED = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&'.!-"];

describe('letterforms', () => {
  it.each(FACE_NAMES)('%s has every basic character', (name) => {
    const face = faceOf(name);
    expect(NEEDED.filter((character) => (face.letter(character)?.outline.length ?? 0) === 0)).toEqual([]);
  });

  it('replaces what a face lacks by the nearest character it has', () => {
    expect(drawableText('  Dragon’s   Lair – Ürümqi ', 'cinzel')).toMatch(/^Dragon's Lair - [ÜU]r[üu]mqi$/);
    expect(drawableText('Ǎ', 'anton')).toBe('A');
    expect(drawableText('龙', 'anton')).toBe('');
  });

  it('closes every contour it opens', () => {
    for (const name of FACE_NAMES) {
      const outline = faceOf(name).letter('B')?.outline ?? [];
      const count = (type: string) => outline.filter((command) => command.type === type).length;
      expect(count('M')).toBe(count('Z'));
      expect(count('M')).toBeGreaterThan(0);
    }
  });
});
