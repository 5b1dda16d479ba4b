import type { RandomSource } from '#art/seeded-random.ts';
import type { CatalogueGame } from '#catalogue/catalogue-types.ts';
import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { pickOne, seededSequence } from '#catalogue/seeded-sequence.ts';

/** Pages of a lobby (specification, section 9, "Sizes"). */
const LOBBY_PAGE = 18;
const LANGUAGES = ['EN', 'EN', 'EN', 'ES', 'PT'];

type Ask = (game: CatalogueGame, random: RandomSource) => string;

/** What visitors ask, and out of twenty how often: half of it lists, half of it names as they are typed. */
const asked: ReadonlyArray<readonly [times: number, ask: Ask]> = [
  [4, (game, random) => listed({ gameType: game.gameType, pageNo: 1 + Math.floor(random() * 40) })],
  [
    3,
    (game, random) =>
      listed({ gameType: game.gameType, vassalage: game.vassalage, pageNo: 1 + Math.floor(random() * 8) }),
  ],
  [
    3,
    (game, random) =>
      listed({
        gameType: game.gameType,
        vassalage: game.vassalage,
        gameClassify: game.gameClassify,
        minLineNum: 1 + Math.floor(random() * 9),
      }),
  ],
  [4, (game, random) => listed({ gameType: game.gameType, gameName: partOf(game.gameName, random, 3) })],
  [1, (game, random) => listed({ gameName: partOf(game.gameName, random, 1), pageNo: 1 + Math.floor(random() * 9) })],
  [4, (game, random) => `/wps/games/search?${query({ query: partOf(game.gameName, random, 2) }, random)}`],
  [1, (game, random) => `/wps/games/search?${query({ query: withTypo(game.gameName, random) }, random)}`],
];

function listed(values: Record<string, string | number>): string {
  return `/wps/relay/GCSGAME_gameList?${query({ clientType: 3, ...values, pageSize: LOBBY_PAGE })}`;
}

function query(values: Record<string, string | number>, random?: RandomSource): string {
  const language = random === undefined ? 'EN' : pickOne(LANGUAGES, random);
  return String(
    new URLSearchParams(Object.entries({ ...values, language }).map(([name, value]) => [name, String(value)])),
  );
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

/** That many different questions, the same in every run and in an order without pattern. */
export function queryMix(count: number): readonly string[] {
  const random = seededSequence('query mix');
  const games = generateCatalogue();
  const kinds = asked.flatMap(([times, ask]) => Array.from({ length: times }, () => ask));
  const paths = new Set<string>();
  while (paths.size < count) paths.add(pickOne(kinds, random)(pickOne(games, random), random));
  return [...paths];
}
