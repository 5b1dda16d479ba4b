/** Glyphs are single paths that are cast in a material; objects are colour illustrations. */
export type HeroSet = 'glyph' | 'object';

export interface Hero {
  set: HeroSet;
  name: string;
}
