import { describe, expect, it } from 'vitest';
import { FACE_NAMES } from './letterforms.ts';
import { type TextBox, titleBlock } from './title-block.ts';
import { WARP_NAMES } from './warps.ts';

const BOX: TextBox = { x: 26, y: 262, width: 248, height: 112 };
const TITLES = [
  'Ra',
  'Tomb of Anubis',
  'Starlight Princess of the Coral Crown',
  'Extraordinarycombinations',
  'Ágúst & Öl 7',
];

/** Left, top, right and bottom of all points of some paths. */
function extent(paths: readonly string[]): [number, number, number, number] {
  const numbers = paths.flatMap((path) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe('title block', () => {
  it.each(FACE_NAMES)('keeps every title inside its box in %s, however it bends', (face) => {
    for (const title of TITLES) {
      for (const warp of WARP_NAMES) {
        const lines = titleBlock(title, { face, caps: false, warp, amplitude: 22 }, BOX);
        const [left, top, right, bottom] = extent(lines.map(({ path }) => path));
        expect(left).toBeGreaterThanOrEqual(BOX.x - 0.1);
        expect(right).toBeLessThanOrEqual(BOX.x + BOX.width + 0.1);
        expect(top).toBeGreaterThanOrEqual(BOX.y - 0.1);
        expect(bottom).toBeLessThanOrEqual(BOX.y + BOX.height + 0.1);
      }
    }
  });

  it('stands at the foot of the box by default', () => {
    const setting = { face: 'anton', caps: true, warp: 'flat', amplitude: 0 } as const;
    const paths = (align: 'top' | 'bottom') => titleBlock('Ra', setting, { ...BOX, align }).map(({ path }) => path);
    expect(extent(paths('bottom'))[3]).toBeCloseTo(BOX.y + BOX.height, 0);
    expect(extent(paths('top'))[1]).toBeCloseTo(BOX.y, 0);
  });

  it('breaks into at most three lines and sets small words smaller', () => {
    const lines = titleBlock('Gates of Thunder', { face: 'cinzel', caps: true, warp: 'flat', amplitude: 0 }, BOX);
    expect(lines.length).toBeLessThanOrEqual(3);
    const minor = lines.find((line) => line.minor);
    const major = lines.find((line) => !line.minor);
    expect(minor?.height).toBeLessThanOrEqual((major?.height ?? 0) * 0.5 + 0.01);
  });

  it('draws Latin letters with marks, and nothing for another script', () => {
    const setting = { face: 'bungee', caps: false, warp: 'flat', amplitude: 0 } as const;
    expect(titleBlock('Él Niño', setting, BOX)).not.toEqual([]);
    expect(titleBlock('金龙', setting, BOX)).toEqual([]);
    expect(titleBlock('', setting, BOX)).toEqual([]);
  });
});
