import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { addTo, type Bitmap, emptyBitmap } from './bitmap.ts';
import { foldText } from './fold-text.ts';
import { buildNameIndex } from './name-index.ts';
import { isOneTypoAway, SHORTEST_WITH_TYPO } from './one-typo.ts';
import { searchNames } from './search-names.ts';
import { isWordUnit, wordsOf } from './word-units.ts';

/**
 * Every eleventh game of the catalogue: all of its studios, kinds and scripts, and few enough to look at one by one.
 */
const games = generateCatalogue().filter((_game, place) => place % 11 === 0);
const vendorNames = new Map([
  ['PG', ['Paper Garden']],
  ['JDB', ['Jade Bridge']],
]);

interface Named {
  readonly names: readonly string[];
  readonly vendor: readonly string[];
}

/** 0 at the start of a name, 1 at the start of a word, 2 within one; the least of all places, or none. */
function placeOf(names: readonly string[], query: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (const name of names) {
    for (let at = 0; at + query.length <= name.length; at += 1) {
      if (!name.startsWith(query, at)) continue;
      best = Math.min(best, at === 0 ? 0 : isWordUnit(name.charCodeAt(at - 1)) ? 2 : 1);
    }
  }
  return best;
}

function isVendorMeant({ vendor }: Named, query: string): boolean {
  const place = placeOf(vendor, query);
  return query.length >= 2 && (place < 2 || (place === 2 && query.length >= 3));
}

/** The reference search: applies the rules to each game, without an index. */
function foundByTheRules(all: readonly Named[], query: string, scope: readonly number[]): number[][] {
  const ranks: number[][] = [[], [], [], []];
  for (const document of scope) {
    const game = all[document];
    if (game === undefined) continue;
    const place = placeOf(game.names, query);
    const rank = Number.isFinite(place) ? place : isVendorMeant(game, query) ? 3 : undefined;
    if (rank !== undefined) ranks[rank]?.push(document);
  }
  if (ranks.some((rank) => rank.length > 0)) return ranks;
  const typed = wordsOf(query).map(({ word }) => word);
  if (typed.length === 0) return [];
  const has = ({ names, vendor }: Named, word: string): boolean =>
    [...names, ...vendor].some((name) => name.includes(word));
  const isNear = ({ names, vendor }: Named, word: string, place: number): boolean =>
    word.length >= SHORTEST_WITH_TYPO &&
    [...names, ...vendor]
      .flatMap((name) => wordsOf(name))
      .some((known) => isOneTypoAway(word, known.word, place === typed.length - 1));
  const inAnyOrder: number[] = [];
  const slipped: number[] = [];
  for (const document of scope) {
    const game = all[document];
    if (game === undefined) continue;
    if (typed.every((word) => has(game, word))) inAnyOrder.push(document);
    else if (
      typed.some((slip, at) => isNear(game, slip, at) && typed.every((word, other) => other === at || has(game, word)))
    )
      slipped.push(document);
  }
  return [inAnyOrder, slipped];
}

function setOf(documents: readonly number[], size: number): Bitmap {
  const bits = emptyBitmap(size);
  for (const document of documents) addTo(bits, document);
  return bits;
}

describe.each(['EN', 'ES', 'AR', 'JA', 'TH', 'KO', 'CN'] as const)('searching the catalogue in %s', (language) => {
  const indexed = games.map(({ names, gameName, vassalage }) => ({
    names: [(names as Readonly<Record<string, string>>)[language] ?? gameName, gameName],
    vassalage,
  }));
  const named = indexed.map(
    ({ names, vassalage }): Named => ({
      names: names.map(foldText),
      vendor: [...(vendorNames.get(vassalage) ?? []), vassalage].map(foldText),
    }),
  );
  const shown = [...indexed.flatMap(({ names }) => names), ...[...vendorNames.values()].flat()];
  const part = fc
    .tuple(fc.constantFrom(...shown), fc.nat(40), fc.integer({ min: 1, max: 16 }))
    .map(([name, from, length]) => name.slice(from % name.length, (from % name.length) + length));
  const slip = fc
    .tuple(part, fc.nat(20), fc.constantFrom('', 'a', 'x', ' '))
    .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + 1));
  const turned = fc.tuple(part, part).map(([one, other]) => `${one} ${other}`);
  const marks = fc.constantFrom('&', '-', "'", '.', '& ', 's ', '- -', 'a b');

  it('finds what the rules say, best first, slips included', async () => {
    const index = await buildNameIndex(indexed, vendorNames, async () => {});
    const everything = games.map((_game, document) => document);
    await fc.assert(
      fc.asyncProperty(fc.oneof(part, slip, turned, marks), fc.integer({ min: 1, max: 7 }), async (text, step) => {
        const query = foldText(text);
        fc.pre(query !== '');
        const scope = everything.filter((document) => document % step === 0);
        const hits = searchNames(index, query, setOf(scope, games.length));
        expect([...hits.games.subarray(0, hits.totalCount)]).toEqual(foundByTheRules(named, query, scope).flat());
      }),
      { numRuns: 150 },
    );
  });
});
