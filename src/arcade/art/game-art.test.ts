import { describe, expect, test } from 'vitest';
import { THEME_NAMES } from '#art/themes/themes.ts';
import { curatedTiles } from '#art/tiles/curated-tiles.ts';
import { drawTileSpec } from '#art/tiles/tile-spec.ts';
import { SYMBOL_IDS } from './draw-symbol.ts';
import { drawGamePicture, gameArt, PICTURE_NAMES } from './game-art.ts';
import { castOf } from './game-cast.ts';

const curated = curatedTiles().map(({ title, vendor, art }) => drawTileSpec({ gameCode: title, vendor, title, art }));
const themed = THEME_NAMES.flatMap((theme) =>
  [0, 1].map((serial) =>
    drawTileSpec({ gameCode: `T-${serial}`, vendor: 'PT', title: `Nameless ${serial}`, art: { theme } }),
  ),
);
const specs = [...curated, ...themed];

describe('a game’s pictures', () => {
  test('are drawn for every theme and every hand-made tile, every one of them', () => {
    const broken = specs.flatMap((spec) =>
      PICTURE_NAMES.filter((name) => {
        const svg = drawGamePicture(spec, name) ?? '';
        return !/^<svg xmlns[^>]*viewBox/.test(svg) || /NaN|undefined|Infinity/.test(svg);
      }).map((name) => `${spec.title} ${name}`),
    );
    expect(broken).toEqual([]);
  });

  test('refer to no definition that they do not bring along', () => {
    const dangling = specs.slice(0, 60).flatMap((spec) =>
      PICTURE_NAMES.flatMap((name) => {
        const svg = drawGamePicture(spec, name) ?? '';
        const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
        const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
        return references.filter((id) => !ids.has(id)).map((id) => `${spec.title} ${name} ${id}`);
      }),
    );
    expect(dangling).toEqual([]);
  });

  test('are the same text every time', () => {
    const [spec] = specs;
    if (spec === undefined) throw new Error('There is no tile.');
    for (const name of PICTURE_NAMES) expect(drawGamePicture(spec, name)).toBe(drawGamePicture({ ...spec }, name));
  });

  test('stay light: a dozen symbols come at once', () => {
    for (const spec of specs) {
      const weights = SYMBOL_IDS.map((symbolId) => drawGamePicture(spec, `symbol-${symbolId}`)?.length ?? 0);
      expect(Math.max(...weights), spec.title).toBeLessThan(60_000);
      expect(weights.reduce((sum, weight) => sum + weight, 0) / weights.length, spec.title).toBeLessThan(30_000);
    }
  });

  test('have no name beyond their list', () => {
    const [spec] = specs;
    expect(spec && drawGamePicture(spec, 'symbol-constructor')).toBeUndefined();
  });
});

describe('a game’s cast', () => {
  test('has five icons that nobody mistakes for one another', () => {
    for (const spec of specs) {
      const { highs, scatter } = castOf(spec);
      const names = [...highs, scatter].map(({ hero }) => hero.name);
      expect(new Set(names).size, spec.title).toBe(5);
    }
  });

  test('is led by the hero of the game’s tile', () => {
    for (const spec of specs) expect(castOf(spec).highs[0].hero.name).toBe(spec.hero);
  });

  test('has five materials for its letters, none of them twice', () => {
    for (const spec of specs) expect(new Set(castOf(spec).letters).size, spec.title).toBe(5);
  });
});

test('a session names the pictures of its machine’s symbols, each of which can be drawn', () => {
  const [spec] = specs;
  if (spec === undefined) throw new Error('There is no tile.');
  const art = gameArt(spec, '/art/PG/PG-0001', ['wild', 'low1']);
  expect(Object.keys(art.symbolUrls)).toEqual(['wild', 'low1']);
  const addresses = [
    art.logoUrl,
    art.backgroundUrl,
    art.tallBackgroundUrl,
    art.pillarUrl,
    art.tileUrl,
    ...Object.values(art.symbolUrls),
  ];
  for (const address of addresses) {
    const name = /^\/art\/PG\/PG-0001\/([a-z0-9-]+)\.svg/.exec(address)?.[1] ?? '';
    expect(PICTURE_NAMES).toContain(name);
  }
  for (const colour of Object.values(art.colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/i);
});
