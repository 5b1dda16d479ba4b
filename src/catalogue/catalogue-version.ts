import { createHash } from 'node:crypto';
import type { CatalogueGame } from './catalogue-types.ts';
import { vendors } from './studios.ts';

/** Raise it when the seeder writes the same games in another shape. */
const SEED_FORMAT = 1;

/** Fingerprint of everything the seeder stores, as 64 hexadecimal digits: equal content, equal version. */
export function catalogueVersion(games: readonly CatalogueGame[]): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([SEED_FORMAT, vendors]));
  for (const game of games) hash.update(JSON.stringify(game));
  return hash.digest('hex');
}
