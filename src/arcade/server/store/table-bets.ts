import type { TableChips } from '#arcade/table-api.ts';
import type { Store } from './open-store.ts';
import { type Round, roundIn } from './round-store.ts';
import type { Player } from './session-store.ts';
import { numberIn, type Row, textIn } from './statements.ts';

/** A table is a game of a vendor. */
export interface TableKey {
  readonly vendor: string;
  readonly gameCode: string;
}

/** A player's chips in a round of a table whose bets are open, or were just closed. No money has moved for them. */
export interface PlacedBets extends Player {
  /** When the bets of that round close: it tells the rounds of a table apart. */
  readonly closesAt: number;
  readonly tokenDigest: string;
  readonly revision: number;
  readonly chips: TableChips;
  readonly betMinor: number;
}

/** A player's chips at a table; undefined where he placed none in this round. */
export function placedBetsOf(
  { statements }: Store,
  { vendor, gameCode }: TableKey,
  closesAt: number,
  { integration, userId }: Player,
): PlacedBets | undefined {
  const row = statements.get(
    `select * from table_bet where vendor = ? and game_code = ? and integration = ? and user_id = ? and closes_at = ?`,
    vendor,
    gameCode,
    integration,
    userId,
    closesAt,
  );
  return row === undefined ? undefined : betsIn(row);
}

/** All chips of a table's round. */
export function placedBets(
  { statements }: Store,
  { vendor, gameCode }: TableKey,
  closesAt: number,
): readonly PlacedBets[] {
  return statements
    .all('select * from table_bet where vendor = ? and game_code = ? and closes_at = ?', vendor, gameCode, closesAt)
    .map(betsIn);
}

/** Keeps a player's chips in place of all that he had at the table. */
export function putBets({ statements }: Store, { vendor, gameCode }: TableKey, bets: PlacedBets): void {
  statements.run(
    `insert or replace into table_bet
       (integration, user_id, vendor, game_code, closes_at, token_digest, revision, bets, bet)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    bets.integration,
    bets.userId,
    vendor,
    gameCode,
    bets.closesAt,
    bets.tokenDigest,
    bets.revision,
    JSON.stringify(bets.chips),
    bets.betMinor,
  );
}

/** Forgets the chips of a table's rounds up to the one that closes at a moment. */
export function forgetBets({ statements }: Store, { vendor, gameCode }: TableKey, upTo: number): void {
  statements.run('delete from table_bet where vendor = ? and game_code = ? and closes_at <= ?', vendor, gameCode, upTo);
}

/** Tables with placed chips. */
export function tablesWithBets({ statements }: Store): readonly TableKey[] {
  return statements
    .all('select distinct vendor, game_code from table_bet')
    .map((row) => ({ vendor: textIn(row, 'vendor'), gameCode: textIn(row, 'game_code') }));
}

/** All rounds of players in the round of a table whose bets were closed at a moment. */
export function roundsOfTable(
  { statements }: Store,
  { vendor, gameCode }: TableKey,
  closesAt: number,
): readonly Round[] {
  return statements
    .all(
      'select * from round where vendor = ? and game_code = ? and bets_closed_at = ? order by number',
      vendor,
      gameCode,
      closesAt,
    )
    .map(roundIn);
}

/**
 * The latest moment at which bets of a table were closed, or results of it shown; 0 before the first. A clock that is
 * set back finds no round open that is over already.
 */
export function lastClosing({ statements }: Store, { vendor, gameCode }: TableKey): number {
  const row = statements.get(
    'select closed_at from table_closing where vendor = ? and game_code = ?',
    vendor,
    gameCode,
  );
  return row === undefined ? 0 : numberIn(row, 'closed_at');
}

export function noteClosing({ statements }: Store, { vendor, gameCode }: TableKey, closesAt: number): void {
  statements.run(
    `insert into table_closing (vendor, game_code, closed_at) values (?, ?, ?)
     on conflict (vendor, game_code) do update set closed_at = max(closed_at, excluded.closed_at)`,
    vendor,
    gameCode,
    closesAt,
  );
}

/**
 * Rounds of tables that wait for their result since before a moment.
 * @param slipRulesId rounds of these rules are slips, which wait for their matches.
 */
export function undrawnRounds(
  { statements }: Store,
  slipRulesId: string,
  closedBefore: number,
  most: number,
): readonly Round[] {
  return statements
    .all(
      `select * from round
       where state = 'staked' and bets_closed_at is not null and bets_closed_at < ? and match_id is null
         and machine_id <> ?
       order by bets_closed_at limit ?`,
      closedBefore,
      slipRulesId,
      most,
    )
    .map(roundIn);
}

/**
 * Gives up what a process that has ended left at tables: a bet that the wallet may or may not have taken is rolled
 * back, since the result may have been shown meanwhile. So is a raise, and its round goes on without it.
 */
export function giveUpUnstaked({ statements }: Store, refusal: object): void {
  const left = "state = 'open' and is_over = 0 and bets_closed_at is not null";
  const said = JSON.stringify(refusal);
  statements.run(`update round set refusal = ? where ${left} and pending_raise is not null`, said);
  statements.run(
    `update round set state = 'cancelling', refusal = ?, is_doubtful = 1 where ${left} and pending_raise is null`,
    said,
  );
}

/** The seeds of a table's round, which its players' rounds refer to. They are never in use by a player. */
export function insertTableSeeds(
  { statements }: Store,
  table: TableKey,
  seeds: { readonly serverSeed: string; readonly clientSeed: string; readonly at: number },
): number {
  statements.run(
    `insert into seed (integration, user_id, server_seed, client_seed, made_at, revealed_at)
     values ('', ?, ?, ?, ?, ?)`,
    `${table.vendor}:${table.gameCode}`,
    seeds.serverSeed,
    seeds.clientSeed,
    seeds.at,
    seeds.at,
  );
  return numberIn(statements.get('select last_insert_rowid() as id') ?? {}, 'id');
}

function betsIn(row: Row): PlacedBets {
  return {
    integration: textIn(row, 'integration'),
    userId: textIn(row, 'user_id'),
    closesAt: numberIn(row, 'closes_at'),
    tokenDigest: textIn(row, 'token_digest'),
    revision: numberIn(row, 'revision'),
    chips: JSON.parse(textIn(row, 'bets')) as TableChips,
    betMinor: numberIn(row, 'bet'),
  };
}
