import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { POCKET_ORDER, RED_NUMBERS } from '#art/objects/roulette-wheel.ts';
import { LIVE_TABLE_KINDS, liveTableSvg } from './live-table-svg.ts';

describe('live table art', () => {
  it.each(LIVE_TABLE_KINDS)(
    'draws %s whole: well-formed, with resolved references and no installed font',
    async (kind) => {
      const svg = liveTableSvg({ kind, palette: 'jade', seed: 'table-1' });
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<text/);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 320, height: 220 });
    },
  );

  it('is the same for the same seed, and differs for another', () => {
    const draw = (seed: string) => liveTableSvg({ kind: 'roulette', palette: 'forest', seed });
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
  });
});

describe('roulette wheel', () => {
  it('has 37 pockets whose colours alternate all around except at zero', () => {
    expect(new Set(POCKET_ORDER).size).toBe(37);
    expect(Math.max(...POCKET_ORDER)).toBe(36);
    const reds = POCKET_ORDER.slice(1).map((number) => RED_NUMBERS.has(number));
    for (let index = 1; index < reds.length; index++) expect(reds[index]).toBe(!reds[index - 1]);
  });
});
