import type { Database } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';

interface TestGame {
  readonly code: string;
  readonly category: string;
  readonly type?: string;
  readonly classify?: string;
  readonly name: string;
  readonly names?: Record<string, string>;
  readonly hotRank?: number;
  readonly minBetMinor?: number;
  readonly minLineNum?: number;
  readonly art?: Record<string, unknown>;
}

const VENDORS = ['PG', 'EG2', 'AG', 'UG', 'TF', 'DS88', 'ELOTT'];

/**
 * A catalogue of a few games: every rule of the lists has one that shows it. The vendor is the first part of the code.
 */
export const testGames: readonly TestGame[] = [
  {
    code: 'PG-1',
    category: 'RNG',
    classify: 'VIDEO',
    name: 'Tomb of Anubis',
    names: { ES: 'Tumba de Anubis' },
    hotRank: 2,
  },
  { code: 'PG-2', category: 'RNG', classify: 'CLASSIC', name: 'Lucky Sevens', minLineNum: 5, minBetMinor: 100 },
  { code: 'EG2-1', category: 'RNG', classify: 'VIDEO', name: 'Café Noir', hotRank: 1 },
  { code: 'EG2-2', category: 'RNG', type: 'TG', classify: 'BOARD', name: 'River Domino' },
  { code: 'EG2-3', category: 'RNG', type: 'JP', classify: 'JACKPOT', name: 'Deep Jackpot' },
  {
    code: 'AG-1',
    category: 'LIVE',
    classify: 'ROULETTE',
    name: 'Nordic Roulette',
    art: { live: { kind: 'roulette', palette: 'forest' } },
  },
  { code: 'UG-1', category: 'SPORTS', classify: 'SPORTSBOOK', name: 'Upper Sports' },
  { code: 'TF-1', category: 'SPORTS', classify: 'STRATEGY', name: 'Arena League' },
  { code: 'DS88-1', category: 'SPORTS', classify: 'ARENA', name: 'Dawn Arena' },
  { code: 'ELOTT-1', category: 'ELOTT', type: 'SSC', classify: 'SSC', name: 'Five Minutes' },
];

/** The catalogue's number of a test game. */
export function nodeIdOf(code: string): string {
  return String(1_000 + testGames.findIndex((game) => game.code === code));
}

/** Replaces the catalogue with the test catalogue. */
export async function writeTestCatalogue(database: Pick<Database, 'asOwner'>, version = '1'): Promise<void> {
  await database.asOwner(async (tx) => {
    await tx.deleteFrom('catalogue_game').execute();
    await tx.deleteFrom('catalogue_vendor').execute();
    await tx.deleteFrom('catalogue_version').execute();
    await tx.insertInto('catalogue_vendor').values(VENDORS.map(vendorRow)).execute();
    await tx.insertInto('catalogue_game').values(testGames.map(gameRow)).execute();
    await tx.insertInto('catalogue_version').values({ version, checksum: version }).execute();
  });
}

function vendorRow(vassalage: string, position: number) {
  return {
    vassalage,
    display_name: `${vassalage} Studio`,
    wordmark: `${vassalage}·drawn`,
    position,
    categories: ['RNG'],
  };
}

function gameRow(game: TestGame, position: number) {
  return {
    node_id: nodeIdOf(game.code),
    game_code: game.code,
    vassalage: game.code.split('-')[0] ?? '',
    game_type: game.type ?? game.category,
    game_category: game.category,
    game_classify: game.classify ?? 'VIDEO',
    game_name: game.name,
    names: jsonText(game.names ?? {}),
    is_hot: game.hotRank === undefined ? 0 : 1,
    hot_rank: game.hotRank ?? null,
    support_play: 0,
    is_game: 'GAME',
    min_bet_minor: game.minBetMinor ?? 20,
    max_bet_minor: null,
    min_line_num: game.minLineNum ?? 20,
    position: position + 1,
    art: game.art === undefined ? null : jsonText(game.art),
  };
}
