import { readFileSync } from 'node:fs';

/**
 * The version of the catalogue that this program generates, as the build wrote it down beside it: generating thousands
 * of games to find that they are the ones that are stored would take a good part of a start. Undefined where the
 * program runs from its sources.
 */
export function builtCatalogueVersion(): string | undefined {
  try {
    return readFileSync(new URL('./catalogue-version.txt', import.meta.url), 'utf8').trim();
  } catch {
    return undefined;
  }
}
