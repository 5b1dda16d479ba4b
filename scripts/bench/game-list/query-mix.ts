import type { RandomSource } from '#art/seeded-random.ts';
import type { CatalogueGame } from '#catalogue/catalogue-types.ts';
import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { pickOne, seededSequence } from '#catalogue/seeded-sequence.ts';

/** Pages of a lobby (specification, section 9, "Sizes"). */
const LOBBY_PAGE = 18;
const LANGUAGES = ['EN', 'EN', 'EN', 'ES', 'PT'];
/** Specification, section 9, "Fixed values". */
const PLATFORMS = ['html5-desktop', 'flash', 'W'];

const games = generateCatalogue();
const ofType = countsBy(({ gameType }) => gameType);
const ofTypeAndVendor = countsBy(({ gameType, vassalage }) => `${gameType} ${vassalage}`);

type Ask = (game: CatalogueGame, random: RandomSource) => string;

/** The query mix of visitors, out of twenty: half of it lists, half of it prefixes of names. */
const asked: ReadonlyArray<readonly [times: number, ask: Ask]> = [
  [4, ({ gameType }, random) => listed({ gameType, pageNo: pageOf(ofType.get(gameType), random) }, random)],
  [
    3,
    ({ gameType, vassalage }, random) => {
      const pageNo = pageOf(ofTypeAndVendor.get(`${gameType} ${vassalage}`), random);
      return listed({ gameType, vassalage, pageNo }, random);
    },
  ],
  [
    3,
    ({ gameType, vassalage, gameClassify }, random) =>
      listed({ gameType, vassalage, gameClassify, minLineNum: 1 + Math.floor(random() * 9) }, random),
  ],
  [4, ({ gameType, gameName }, random) => listed({ gameType, gameName: partOf(gameName, random, 3) }, random)],
  [
    1,
    ({ gameName }, random) =>
      listed({ gameName: partOf(gameName, random, 1), pageNo: 1 + Math.floor(random() * 9) }, random),
  ],
  [4, ({ gameName }, random) => searched(partOf(gameName, random, 2), random)],
  [1, ({ gameName }, random) => searched(withTypo(gameName, random), random)],
];

function listed(values: Record<string, string | number>, random: RandomSource): string {
  const platform = pickOne(PLATFORMS, random);
  return `/wps/relay/GCSGAME_gameList?${query({ clientType: 3, platform, ...values, pageSize: LOBBY_PAGE }, random)}`;
}

function searched(typed: string, random: RandomSource): string {
  return `/wps/games/search?${query({ query: typed }, random)}`;
}

function query(values: Record<string, string | number>, random: RandomSource): string {
  const language = pickOne(LANGUAGES, random);
  return String(
    new URLSearchParams(Object.entries({ ...values, language }).map(([name, value]) => [name, String(value)])),
  );
}

function countsBy(keyOf: (game: CatalogueGame) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const game of games) counts.set(keyOf(game), (counts.get(keyOf(game)) ?? 0) + 1);
  return counts;
}

/** One of the pages of that many games. */
function pageOf(count: number | undefined, random: RandomSource): number {
  return 1 + Math.floor((random() * (count ?? 1)) / LOBBY_PAGE);
}

/** A stretch of a name, from the start of a word: what somebody has typed of it by now. */
function partOf(name: string, random: RandomSource, leastLetters: number): string {
  const word = pickOne([...name.matchAll(/\b\w/g)], random).index;
  return name.slice(word, word + leastLetters + Math.floor(random() * 8)).trim() || name.slice(0, leastLetters);
}

function withTypo(name: string, random: RandomSource): string {
  const at = 2 + Math.floor(random() * Math.max(1, name.length - 4));
  return `${name.slice(0, at)}${name.slice(at + 1)}`;
}

/**
 * That many different questions, the same in every run and in an order without pattern. Each kind keeps its share of
 * them: there are far fewer lists than names to type, so that a question which was drawn before is drawn again of the
 * same kind.
 */
export function queryMix(count: number): readonly string[] {
  const random = seededSequence('query mix');
  const kinds = asked.flatMap(([times, ask]) => Array.from({ length: times }, () => ask));
  const paths = new Set<string>();
  for (let drawn = 0; drawn < count; drawn += 1) {
    const ask = pickOne(kinds, random);
    while (paths.size === drawn) paths.add(ask(pickOne(games, random), random));
  }
  return [...paths];
}
