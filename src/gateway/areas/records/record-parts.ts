import type { Game, GameType, IconName, LanguageCode } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { WalletOwner } from './repository/entry-repository.ts';

/** A game as records name it. */
export interface RecordedGame {
  readonly vassalage: string;
  readonly gameCode: string;
}

/** Lookups in the games that records need. */
export interface GamesOfRecords {
  /** Names of games, also of those that the site no longer offers; undefined for an unknown game. */
  describe(
    site: PublishedSite,
    language: LanguageCode,
    played: readonly RecordedGame[],
  ): Promise<ReadonlyArray<Pick<Game, 'gameName' | 'vendorName' | 'iconUrl'> | undefined>>;
  /** The categories that games are in; undefined for an unknown game. */
  categoriesOf(
    site: PublishedSite,
    language: LanguageCode,
    played: readonly RecordedGame[],
  ): Promise<
    ReadonlyArray<{ readonly gameType: GameType; readonly title: string; readonly icon: IconName } | undefined>
  >;
}

/** Dependencies of records. */
export interface RecordParts {
  readonly database: Pick<TenantDatabase, 'forReading'>;
  readonly games: GamesOfRecords;
  readonly clock: () => Date;
}

/** Whose records are read, and in which language. */
export interface RecordReader {
  readonly site: PublishedSite;
  readonly memberId: string;
  readonly language: LanguageCode;
}

/** The main wallet of a reader, in the site's currency. */
export function walletOf({ site, memberId }: RecordReader): WalletOwner {
  return { siteId: site.id, memberId, currency: site.site.currency.code };
}

/** Rows of a file that are read at a time. */
export const ROWS_AT_A_TIME = 1_000;

/**
 * Reads a list to its end, a piece at a time, from the latest on.
 * @param read the next piece, of rows before the given one.
 * @param keyOf what rows are ordered by.
 */
export async function* inPieces<Row, Key = string>(
  read: (before: Key | undefined) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[]> {
  let before: Key | undefined;
  for (;;) {
    const rows = await read(before);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < ROWS_AT_A_TIME) return;
    before = keyOf(last);
  }
}

/** Names of the games of some rows, each looked up once. */
export async function describeRows<Row extends { readonly vendor: string | null; readonly game_code: string | null }>(
  games: Pick<GamesOfRecords, 'describe'>,
  { site, language }: RecordReader,
  rows: readonly Row[],
) {
  const played = new Map<string, RecordedGame>();
  for (const { vendor, game_code } of rows)
    if (vendor !== null && game_code !== null)
      played.set(`${vendor} ${game_code}`, { vassalage: vendor, gameCode: game_code });
  const described = await games.describe(site, language, [...played.values()]);
  const byGame = new Map([...played.keys()].map((key, index) => [key, described[index]]));
  return ({ vendor, game_code }: Row) => byGame.get(`${vendor} ${game_code}`);
}
