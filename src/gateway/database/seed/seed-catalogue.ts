import { type RawBuilder, sql } from 'kysely';
import type { CatalogueGame } from '#catalogue/catalogue-types.ts';
import { catalogueVersion } from '#catalogue/catalogue-version.ts';
import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { storedArt } from '#catalogue/stored-art.ts';
import { vendors } from '#catalogue/studios.ts';
import { vendorCategories } from '#catalogue/vendor-categories.ts';
import type { Database, OwnerTransaction } from '#gateway/database/database.ts';

/** Processes that start together seed one after the other. The number is arbitrary, but must never change. */
const SEED_LOCK = '7116283002';

/** Rows per statement: few round trips, and no statement of more than about a megabyte. */
const BATCH_SIZE = 2_000;

export interface CatalogueSeeding {
  /** Whether the tables were written; false when they held this very catalogue. */
  readonly isWritten: boolean;
  readonly games: number;
  readonly version: string;
}

/**
 * Brings the catalogue tables to what `generateCatalogue` gives, in one transaction: readers see the old catalogue or
 * the new one. Does nothing when the stored checksum is the generated one.
 */
export async function seedCatalogue(database: Pick<Database, 'asOwner'>): Promise<CatalogueSeeding> {
  const games = generateCatalogue();
  const checksum = catalogueVersion(games);
  const version = checksum.slice(0, 12);
  const isWritten = await database.asOwner(async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(tx);
    const stored = await tx.selectFrom('catalogue_version').select('checksum').executeTakeFirst();
    if (stored?.checksum === checksum) return false;
    await replaceCatalogue(tx, games);
    await tx.deleteFrom('catalogue_version').execute();
    await tx.insertInto('catalogue_version').values({ version, checksum }).execute();
    return true;
  });
  return { isWritten, games: games.length, version };
}

async function replaceCatalogue(tx: OwnerTransaction, games: readonly CatalogueGame[]): Promise<void> {
  await tx.deleteFrom('catalogue_game').execute();
  await tx.deleteFrom('catalogue_vendor').execute();
  const categories = vendorCategories(games);
  await tx
    .insertInto('catalogue_vendor')
    .values(
      vendors.map(({ vassalage, displayName, wordmark, ordinal }) => ({
        vassalage,
        display_name: displayName,
        wordmark,
        position: ordinal,
        categories: [...(categories.get(vassalage) ?? [])],
      })),
    )
    .execute();
  for (let start = 0; start < games.length; start += BATCH_SIZE) {
    await insertGames(games.slice(start, start + BATCH_SIZE)).execute(tx);
  }
}

/** One statement with one parameter: thousands of bound values take either engine longer than the rows themselves. */
function insertGames(games: readonly CatalogueGame[]): RawBuilder<unknown> {
  const rows = JSON.stringify(games.map(gameRow));
  return sql`
    insert into catalogue_game (
      node_id, game_code, vassalage, game_type, game_category, game_classify, game_name, names, is_hot, hot_rank,
      support_play, is_game, min_bet_minor, max_bet_minor, min_line_num, position, art
    )
    select
      node_id, game_code, vassalage, game_type, game_category, game_classify, game_name, names, is_hot, hot_rank,
      support_play, is_game, min_bet_minor, max_bet_minor, min_line_num, position, art
    from jsonb_to_recordset(${rows}::jsonb) as game (
      node_id bigint, game_code text, vassalage text, game_type text, game_category text, game_classify text,
      game_name text, names jsonb, is_hot smallint, hot_rank integer, support_play smallint, is_game text,
      min_bet_minor bigint, max_bet_minor bigint, min_line_num integer, position integer, art jsonb
    )`;
}

function gameRow(game: CatalogueGame) {
  return {
    node_id: game.nodeId,
    game_code: game.gameCode,
    vassalage: game.vassalage,
    game_type: game.gameType,
    game_category: game.gameCategory,
    game_classify: game.gameClassify,
    game_name: game.gameName,
    names: game.names,
    is_hot: game.isHot,
    hot_rank: game.hotRank,
    support_play: game.supportPlay,
    is_game: game.isGame,
    min_bet_minor: game.minBetMinor,
    max_bet_minor: game.maxBetMinor,
    min_line_num: game.minLineNum,
    position: game.position,
    art: storedArt(game),
  };
}
