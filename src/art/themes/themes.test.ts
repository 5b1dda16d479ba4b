import { describe, expect, it } from 'vitest';
import { hasHero } from '#art/heroes/hero-library.ts';
import { heroForTitle, NAMED_HEROES } from '#art/heroes/hero-words.ts';
import { THEME_NAMES, themeOf, themesForTitle } from './themes.ts';

describe('themes', () => {
  it('are the 26 of the art direction', () => {
    expect(THEME_NAMES).toHaveLength(26);
  });

  it.each(THEME_NAMES)('%s has heroes, and all of them were extracted', (name) => {
    const { glyphs = [], objects = [] } = themeOf(name);
    expect(glyphs.length + objects.length).toBeGreaterThanOrEqual(5);
    expect(glyphs.filter((glyph) => !hasHero('glyph', glyph))).toEqual([]);
    expect(objects.filter((object) => !hasHero('object', object))).toEqual([]);
  });

  it('are chosen by whole words before beginnings of words', () => {
    expect(themesForTitle(['pharaoh', 'gate'])).toEqual(['nile']);
    expect(themesForTitle(['vikings', 'return'])).toEqual(['norse']);
    expect(themesForTitle(['pirate', 'wolfpack'])).toEqual(['pirate']);
    expect(themesForTitle(['quite', 'unknown'])).toEqual([]);
  });

  it('name only heroes that exist for title words', () => {
    expect(NAMED_HEROES.filter(({ set, name }) => !hasHero(set, name))).toEqual([]);
    expect(heroForTitle(['silver', 'wolf'])).toEqual({ set: 'glyph', name: 'wolf-head' });
    expect(heroForTitle(['taco', 'town'])).toEqual({ set: 'object', name: 'taco' });
    expect(heroForTitle(['constructor'])).toBeUndefined();
  });
});
