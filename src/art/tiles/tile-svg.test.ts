import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { COMPOSITION_NAMES } from '#art/compositions/composition-name.ts';
import { hasHero } from '#art/heroes/hero-library.ts';
import { PARTICLE_NAMES } from '#art/scenery/particles.ts';
import { PATTERN_NAMES } from '#art/scenery/patterns.ts';
import { SCENE_NAMES } from '#art/scenery/scenes.ts';
import { fnv1a32 } from '#art/seeded-random.ts';
import { curatedTiles } from './curated-tiles.ts';
import { drawTileSpec, type TileSpec } from './tile-spec.ts';
import { tileSvg } from './tile-svg.ts';

const CURATED = curatedTiles().map(({ title, vendor, art }) => drawTileSpec({ gameCode: title, vendor, title, art }));
const PLAIN = drawTileSpec({ gameCode: 'plain', vendor: 'PG', title: 'Plain Test' });

function ids(svg: string): string[] {
  return [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
}

function references(svg: string): string[] {
  return [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id = '']) => id);
}

/** Everything a set of specs can be drawn with: each composition with both kinds of hero. */
const EVERY_COMPOSITION: TileSpec[] = COMPOSITION_NAMES.flatMap((comp) => [
  drawTileSpec({
    gameCode: `${comp}-glyph`,
    vendor: 'PG',
    title: 'Owl Light',
    art: { comp, hero: 'owl', aux: 'gem-stone' },
  }),
  drawTileSpec({
    gameCode: `${comp}-object`,
    vendor: 'PG',
    title: 'Bell Light',
    art: { comp, hero: 'bell', aux: 'cherries', heap: 'gems' },
  }),
]);

describe('tile art', () => {
  it('is the same string for the same spec', () => {
    for (const spec of CURATED.slice(0, 5)) expect(tileSvg(spec)).toBe(tileSvg({ ...spec }));
  });

  it('keeps the faces that were approved', () => {
    const hashes = CURATED.slice(0, 4).map((spec) => [spec.title, fnv1a32(tileSvg(spec)).toString(36)]);
    expect(hashes).toMatchInlineSnapshot(`
      [
        [
          "Tomb of Anubis",
          "1nsot0l",
        ],
        [
          "Sugar Parade",
          "80ns70",
        ],
        [
          "Dragon Ascends",
          "nlwyug",
        ],
        [
          "Wolf Moon Ridge",
          "d9ljde",
        ],
      ]
    `);
  });

  it('has no id twice, and no reference to an id that is missing', () => {
    for (const spec of [...CURATED, ...EVERY_COMPOSITION]) {
      const svg = tileSvg(spec);
      const own = ids(svg);
      expect(new Set(own).size).toBe(own.length);
      expect(references(svg).filter((id) => !own.includes(id))).toEqual([]);
    }
  });

  it('prefixes its ids by its key, so that tiles can share a document', () => {
    for (const spec of CURATED) {
      const prefix = `t${fnv1a32(spec.key).toString(36)}`;
      expect(ids(tileSvg(spec)).filter((id) => !id.startsWith(prefix))).toEqual([]);
    }
  });

  it('is well-formed in every composition, with glyphs and with objects', async () => {
    for (const spec of EVERY_COMPOSITION) {
      const { width, height } = await sharp(Buffer.from(tileSvg(spec))).metadata();
      expect([width, height]).toEqual([300, 400]);
    }
  });

  it('holds no broken number for any pattern, scene or particle', () => {
    for (const pattern of PATTERN_NAMES) {
      for (const scene of SCENE_NAMES) {
        const particles = PARTICLE_NAMES[(pattern.length + scene.length) % PARTICLE_NAMES.length] ?? 'spark';
        expect(tileSvg({ ...PLAIN, comp: 'spot', pattern, scene, particles })).not.toMatch(/NaN|Infinity|undefined/);
      }
    }
  });

  it('weighs 100 kB at most, and 48 kB on average', () => {
    const sizes = [...CURATED, ...EVERY_COMPOSITION].map((spec) => tileSvg(spec).length);
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(48_000);
  });

  it('letters the studio where a title has no Latin letters, and never writes the title as markup', () => {
    expect(tileSvg({ ...PLAIN, title: '金龙' })).toContain('stroke-linejoin');
    expect(tileSvg({ ...PLAIN, title: '<script>&"' })).not.toContain('script');
  });

  it('refuses a hero that was never extracted', () => {
    expect(() => tileSvg({ ...PLAIN, set: 'glyph', hero: 'no-such-hero' })).toThrow('no-such-hero');
  });
});

describe('curated tiles', () => {
  it('are 45, with distinct titles and heroes that exist', () => {
    expect(CURATED).toHaveLength(45);
    expect(new Set(CURATED.map(({ title }) => title)).size).toBe(45);
    expect(CURATED.filter(({ set, hero }) => !hasHero(set, hero))).toEqual([]);
    expect(CURATED.filter(({ aux }) => aux !== 'none' && !hasHero('object', aux))).toEqual([]);
  });
});
