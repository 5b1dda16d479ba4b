import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { seededSequence } from '#catalogue/seeded-sequence.ts';
import { emptyBitmap } from '#gateway/areas/games/search/bitmap.ts';
import { foldText } from '#gateway/areas/games/search/fold-text.ts';
import { buildNameIndex } from '#gateway/areas/games/search/name-index.ts';
import { searchNames } from '#gateway/areas/games/search/search-names.ts';

/** The costs of an index of that many names. */
export interface IndexCosts {
  readonly games: number;
  readonly buildMs: number;
  /** The longest stretch of the build that other work had to wait for. */
  readonly longestMs: number;
  readonly searchMicroseconds: number;
  readonly megabytes: number;
}

const SEARCHES = 4_000;

/** Builds the index of a catalogue that is copied that many times, and searches parts of its names. */
export async function timeIndex(times: number): Promise<IndexCosts> {
  const games = Array.from({ length: times }, (_unused, copy) =>
    generateCatalogue().map(({ gameName, vassalage }) => ({
      names: [copy === 0 ? gameName : `${gameName} ${copy + 1}`],
      vassalage,
    })),
  ).flat();
  let longestMs = 0;
  let turnBegan = performance.now();
  const startedAt = turnBegan;
  const index = await buildNameIndex(games, new Map(), async () => {
    longestMs = Math.max(longestMs, performance.now() - turnBegan);
    await new Promise((resolve) => setImmediate(resolve));
    turnBegan = performance.now();
  });
  const buildMs = performance.now() - startedAt;
  longestMs = Math.max(longestMs, performance.now() - turnBegan);

  const random = seededSequence('parts of names');
  const parts = Array.from({ length: SEARCHES }, () => {
    const name = games[Math.floor(random() * games.length)]?.names[0] ?? '';
    const from = Math.floor((random() * name.length) / 2);
    return foldText(name.slice(from, from + 2 + Math.floor(random() * 8)));
  });
  const everything = emptyBitmap(games.length).fill(0xffff_ffff);
  for (const part of parts.slice(0, 500)) searchNames(index, part, everything);
  const before = process.cpuUsage();
  for (const part of parts) searchNames(index, part, everything);
  const { user, system } = process.cpuUsage(before);
  return {
    games: games.length,
    buildMs,
    longestMs,
    searchMicroseconds: (user + system) / SEARCHES,
    megabytes: index.sizeBytes / 1e6,
  };
}
