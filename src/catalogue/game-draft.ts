import { hasHero } from '#art/heroes/hero-library.ts';
import { THEME_NAMES } from '#art/themes/themes.ts';
import { heroOf } from './catalogue-heroes.ts';
import type { CatalogueGame, FixedArt } from './catalogue-types.ts';

/** A game before it has its place in the catalogue. */
export interface GameDraft
  extends Omit<CatalogueGame, 'nodeId' | 'gameCode' | 'isHot' | 'hotRank' | 'position' | 'isGame' | 'art' | 'live'> {
  /** A code of its own; without it the vendor numbers the game. */
  readonly gameCode?: string;
  readonly isGame?: CatalogueGame['isGame'];
  readonly art?: FixedArt;
  readonly live?: CatalogueGame['live'];
}

/** Fixes a tile's theme, and its hero where the art has that icon. `*` marks a colour object. */
export function fixedArt(theme: string, hero: string | null): FixedArt {
  const known = THEME_NAMES.find((name) => name === theme);
  if (known === undefined) throw new Error(`The tile art has no theme "${theme}".`);
  if (hero === null) return { theme: known };
  const { set, name } = heroOf(hero);
  return hasHero(set, name) ? { theme: known, hero: name, set } : { theme: known };
}
