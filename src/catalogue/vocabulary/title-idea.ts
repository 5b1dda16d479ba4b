import type { TranslatedNames } from '#catalogue/catalogue-types.ts';

/** A name that a game might bear. */
export interface TitleIdea {
  readonly name: string;
  /** Made on demand: only one idea in four becomes a game. */
  readonly names: () => TranslatedNames;
  readonly theme: string;
  /** Icon that shows what the name says, `*` before a colour object; null = the art decides. */
  readonly hero: string | null;
}

const LONGEST_TITLE = 28;

/** The beginnings of a title's words, so that "Farm" and "Farmer" count as one. */
const stems = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll("'s ", ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && word !== 'the')
    .map((word) => word.slice(0, 5));

/** Fits on a tile and says nothing twice: no "Gold of the Gold Miner", no "Starry Star". */
export function isPresentable(name: string): boolean {
  if (name.length < 4 || name.length > LONGEST_TITLE) return false;
  const words = stems(name);
  return words.every((word, index) => !words.some((other, place) => place !== index && other.startsWith(word)));
}
