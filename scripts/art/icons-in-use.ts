/**
 * Icons that the art draws: those of the themes, of title words, of the curated tiles, of the catalogue's other games,
 * and a few with a fixed place.
 */

import type { HeroSet } from '#art/heroes/hero.ts';
import { NAMED_HEROES } from '#art/heroes/hero-words.ts';
import { THEME_NAMES, themeOf } from '#art/themes/themes.ts';
import { curatedTiles } from '#art/tiles/curated-tiles.ts';
import { catalogueHeroes } from '#catalogue/catalogue-heroes.ts';

/** Live tables and banners show these by name. */
const FIXED: Record<HeroSet, readonly string[]> = {
  glyph: ['dragon-head', 'tiger-head', 'fox-head', 'wolf-howl', 'shark-jaws', 'sea-turtle'],
  object: ['gem-stone', 'tropical-fish', 'crab', 'octopus', 'oyster'],
};

/** Languages and regions that a site may offer. */
export const FLAGS_IN_USE = [
  'ar',
  'br',
  'ca',
  'cn',
  'de',
  'es',
  'eu',
  'fr',
  'gb',
  'hk',
  'id',
  'in',
  'it',
  'jp',
  'kr',
  'mm',
  'mx',
  'my',
  'ph',
  'pt',
  'ru',
  'sa',
  'sg',
  'th',
  'tr',
  'tw',
  'ae',
  'us',
  'vn',
  'xx',
] as const;

export function iconsInUse(set: HeroSet): string[] {
  const names = new Set(FIXED[set]);
  for (const theme of THEME_NAMES.map(themeOf)) {
    for (const name of (set === 'glyph' ? theme.glyphs : theme.objects) ?? []) names.add(name);
  }
  for (const hero of NAMED_HEROES) if (hero.set === set) names.add(hero.name);
  for (const { art } of curatedTiles()) {
    if (art.hero && art.set === set) names.add(art.hero);
    if (set === 'object' && art.aux && art.aux !== 'none') names.add(art.aux);
  }
  for (const hero of catalogueHeroes()) if (hero.set === set) names.add(hero.name);
  return [...names].sort();
}
