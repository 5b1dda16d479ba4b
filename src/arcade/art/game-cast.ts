import type { MaterialName } from '#art/colour/materials.ts';
import type { Hero } from '#art/heroes/hero.ts';
import { hasHero, objectMarkup } from '#art/heroes/hero-library.ts';
import { fnv1a32, mulberry32, type RandomSource } from '#art/seeded-random.ts';
import { type ThemeName, themeOf } from '#art/themes/themes.ts';
import type { TileSpec } from '#art/tiles/tile-spec.ts';

/** One picture of the cast: an icon, and the material it is cast in when it is a glyph. */
export interface CastMember {
  readonly hero: Hero;
  readonly material: MaterialName;
}

/** The roles of a game's pictures: its hero, three that pay less, and the scatter. */
export interface GameCast {
  readonly highs: readonly [CastMember, CastMember, CastMember, CastMember];
  readonly scatter: CastMember;
  /** Materials of the letters, from the ace down. */
  readonly letters: readonly MaterialName[];
}

/** Materials that the eye may mistake for one another at the size of a reel. */
const FAMILIES: readonly (readonly MaterialName[])[] = [
  ['gold', 'flame', 'bronze'],
  ['silver', 'ivory', 'chrome'],
  ['sapphire'],
  ['ice', 'teal'],
  ['emerald', 'jade', 'toxic'],
  ['amethyst'],
  ['ruby'],
  ['pink', 'rosegold'],
];

/** Strong colours that part the letters from each other where a theme has fewer materials. */
const LETTER_COLOURS = ['amethyst', 'sapphire', 'emerald', 'ruby', 'teal', 'pink', 'flame', 'silver'] as const;

/** Symbols of luck that suit every theme, for themes that are short of icons of their own. */
const SPARE_OBJECTS = ['gem-stone', 'coin', 'glowing-star', 'money-bag', 'four-leaf-clover', 'crown'] as const;

/** Words of icon names that do not make two icons alike. */
const PLAIN_PARTS = new Set([
  'head',
  'face',
  'crossed',
  'red',
  'hot',
  'soft',
  'cut',
  'sea',
  'mask',
  'of',
  'in',
  'full',
]);

/** Heavier drawings stay with tiles: a reel shows a dozen symbols at once. */
const HEAVIEST_OBJECT = 21_000;

function familyOf(material: MaterialName): number {
  return FAMILIES.findIndex((family) => family.includes(material));
}

/** Keeps the first material of each family. */
function unlike(materials: readonly MaterialName[], taken: readonly MaterialName[]): MaterialName[] {
  const families = new Set(taken.map(familyOf));
  return materials.filter((material) => {
    const family = familyOf(material);
    if (families.has(family)) return false;
    families.add(family);
    return true;
  });
}

function telling({ name }: Hero): string[] {
  return name.split('-').filter((part) => !PLAIN_PARTS.has(part));
}

function areAlike(one: Hero, other: Hero): boolean {
  const parts = telling(one);
  return one.name === other.name || telling(other).some((part) => parts.includes(part));
}

function shuffled<Item>(random: RandomSource, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item);
}

/** Icons of the theme in a seeded order, colour illustrations and cast glyphs in turn, then the spares. */
function candidates(theme: ThemeName, random: RandomSource): Hero[] {
  const { objects = [], glyphs = [] } = themeOf(theme);
  const light = objects.filter((name) => hasHero('object', name) && objectMarkup(name, '').length <= HEAVIEST_OBJECT);
  const drawn = shuffled(random, light).map((name): Hero => ({ set: 'object', name }));
  const cast = shuffled(random, glyphs).map((name): Hero => ({ set: 'glyph', name }));
  const mixed = Array.from({ length: Math.max(drawn.length, cast.length) }, (_, index) => [
    drawn[index],
    cast[index],
  ]).flat();
  const spare = shuffled(random, SPARE_OBJECTS).map((name): Hero => ({ set: 'object', name }));
  return [...mixed.filter((hero) => hero !== undefined), ...spare];
}

/**
 * The cast of a game, from the spec of its tile: the tile's hero leads. It depends on the game's key alone, so that a
 * game's reels keep their symbols for ever.
 */
export function castOf(spec: TileSpec): GameCast {
  const random = mulberry32(fnv1a32(`cast|${spec.key}`));
  const lead: CastMember = { hero: { set: spec.set, name: spec.hero }, material: spec.mat };
  const { materials } = themeOf(spec.theme);
  const colours = unlike([...shuffled(random, materials), ...shuffled(random, LETTER_COLOURS)], [spec.mat]);

  const company: Hero[] = [];
  for (const hero of candidates(spec.theme, random)) {
    if ([lead.hero, ...company].every((chosen) => !areAlike(chosen, hero))) company.push(hero);
  }
  const member = (index: number): CastMember => ({
    hero: company[index] ?? { set: 'object', name: 'gem-stone' },
    material: colours[index % colours.length] ?? 'gold',
  });
  const letters = unlike([...materials.slice(1), ...shuffled(random, LETTER_COLOURS)], [spec.mat]);
  return {
    highs: [lead, member(0), member(1), member(2)],
    scatter: member(3),
    letters: [...letters, ...LETTER_COLOURS].slice(0, 5),
  };
}
