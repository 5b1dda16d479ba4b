import type { CatalogueGame, FixedArt, LiveTable } from './catalogue-types.ts';

/** Value of the column `art`: fixed fields of a tile, or the live table that the picture shows. */
export type StoredArt = FixedArt | { readonly live: LiveTable };

/** The value of the column `art`; null lets everything be drawn from the game's own seed. */
export function storedArt(game: Pick<CatalogueGame, 'art' | 'live'>): StoredArt | null {
  return game.live === null ? game.art : { live: game.live };
}

/** The live table in a value of the column `art`; null for games that are none. */
export function liveTableIn(art: Readonly<Record<string, unknown>> | null): LiveTable | null {
  const live = art?.live;
  return typeof live === 'object' && live !== null ? (live as LiveTable) : null;
}
