import { readArtData } from '#art/art-data.ts';
import type { TileSpec } from './tile-spec.ts';

/** A catalogue row whose art was chosen by hand. */
export interface CuratedTile {
  title: string;
  /** Vendor code, as in the catalogue. */
  vendor: string;
  hot: boolean;
  freeTrial: boolean;
  art: Partial<TileSpec>;
}

/** The defaults of a curated tile: only its decoration is random. */
const PLAIN = {
  aux: 'none',
  scene: 'none',
  horizon: 'none',
  heap: 'coins',
  amp: 16,
  frame: 'none',
  flip: false,
  rot: 0,
  scale: 1,
  dx: 0,
  dy: 0,
} as const satisfies Partial<TileSpec>;

let curated: readonly CuratedTile[] | undefined;

/** The tiles drawn by hand, in the order of the contact sheet. */
export function curatedTiles(): readonly CuratedTile[] {
  curated ??= readArtData<CuratedTile[]>('curated-tiles.json').map((tile) => ({
    ...tile,
    art: { ...PLAIN, ...tile.art },
  }));
  return curated;
}
