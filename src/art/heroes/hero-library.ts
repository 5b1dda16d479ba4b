import { readArtData } from '#art/art-data.ts';
import type { HeroSet } from './hero.ts';

/** A single path on a board of 512 units, and the box its points fill. */
export interface Glyph {
  path: string;
  box: readonly [left: number, top: number, right: number, bottom: number];
}

let glyphs: Record<string, Glyph> | undefined;
let objects: Record<string, string> | undefined;

function allGlyphs(): Record<string, Glyph> {
  glyphs ??= readArtData<Record<string, Glyph>>('glyphs.json');
  return glyphs;
}

function allObjects(): Record<string, string> {
  objects ??= readArtData<Record<string, string>>('objects.json');
  return objects;
}

/** A glyph by name; throws for a name that was never extracted. */
export function glyphOf(name: string): Glyph {
  const glyph = allGlyphs()[name];
  if (!glyph) throw new Error(`The tile art has no glyph named ${name}.`);
  return glyph;
}

/** The markup of a colour object on a board of 32 units, its ids starting with the given prefix. */
export function objectMarkup(name: string, idPrefix: string): string {
  const body = allObjects()[name];
  if (!body) throw new Error(`The tile art has no object named ${name}.`);
  return body.replaceAll('~', idPrefix);
}

export function hasHero(set: HeroSet, name: string): boolean {
  return Object.hasOwn(set === 'glyph' ? allGlyphs() : allObjects(), name);
}

/** The set a hero belongs to; a name in both sets is taken for the glyph. */
export function setOfHero(name: string): HeroSet {
  return hasHero('glyph', name) ? 'glyph' : 'object';
}
