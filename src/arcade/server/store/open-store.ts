import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database as SqliteDatabase } from 'node-sqlite3-wasm';
import sqlite from 'node-sqlite3-wasm';
import { Statements } from './statements.ts';

/**
 * Tables of the arcade. Moments are milliseconds since 1970; amounts are whole minor units, which stay far below what a
 * number holds. Steps are numbered and never changed once released: a new one is added below.
 */
const STEPS: readonly string[] = [
  `
  create table session (
    token_digest text primary key, mode text not null, integration text not null, user_id text not null, vendor text not null,
    game_code text not null, currency text not null, currency_symbol text not null, currency_decimals integer not null,
    language text not null, wallet_session text not null, wallet text not null, origin text not null,
    opened_at integer not null, seen_at integer not null
  ) without rowid;
  create index session_by_use on session (seen_at);

  create table seed (
    id integer primary key, integration text not null, user_id text not null, server_seed text not null, client_seed text not null,
    next_nonce integer not null default 0, made_at integer not null, revealed_at integer
  );
  create unique index seed_in_use on seed (integration, user_id) where revealed_at is null;

  create table round (
    number integer primary key, id text not null unique, integration text not null, user_id text not null, request_id text not null,
    vendor text not null, game_code text not null, machine_id text not null, currency text not null, wallet text not null,
    wallet_session text not null, seed_id integer not null references seed, nonce integer not null, bet integer not null,
    win integer not null, state text not null, refusal text, balance integer, is_doubtful integer not null default 0,
    is_bet_applied integer not null default 0, attempts integer not null default 0, try_again_at integer,
    opened_at integer not null, closed_at integer
  );
  create unique index round_by_request on round (integration, user_id, request_id);
  create index round_unsettled on round (try_again_at) where state in ('open', 'cancelling');
  create index round_of_player on round (integration, user_id, number) where state = 'settled';
  create index round_by_opening on round (integration, opened_at, number);

  create table account (
    integration text not null, user_id text not null, currency text not null, balance integer not null check (balance >= 0),
    primary key (integration, user_id, currency)
  ) without rowid;
  create table account_transfer (
    integration text not null, transfer_id text not null, user_id text not null, currency text not null, amount integer not null,
    balance integer not null, at integer not null,
    primary key (integration, transfer_id)
  ) without rowid;
  `,
  // Asked with every press: without it all rounds that the player ever had would be looked at.
  `
  create index round_on_its_way on round (integration, user_id, number) where state in ('open', 'cancelling');
  `,
  // A signed call of an operator is good once.
  `
  create table operator_nonce (
    integration text not null, nonce text not null, expires_at integer not null,
    primary key (integration, nonce)
  ) without rowid;
  create index operator_nonce_by_end on operator_nonce (expires_at);
  `,
  // The server seed that comes next, drawn before the player names a client seed for it.
  `
  create table next_seed (
    integration text not null, user_id text not null, server_seed text not null, made_at integer not null,
    primary key (integration, user_id)
  ) without rowid;
  `,
  `
  create table ended_session (
    integration text not null, wallet_session text not null, reason text not null, ended_at integer not null,
    primary key (integration, wallet_session)
  ) without rowid;
  create index ended_session_by_end on ended_session (ended_at);

  create table play_limit (
    integration text not null, user_id text not null, currency text not null, version integer not null,
    max_bet integer, max_staked integer, staked integer not null,
    primary key (integration, user_id, currency)
  ) without rowid;
  `,
  // Rounds that go on by choices. One that waits for the player's next choice is `staked`.
  `
  alter table round add column choices text not null default '[]';
  alter table round add column is_over integer not null default 1;
  create index round_staked on round (integration, user_id, vendor, game_code) where state = 'staked';
  create index round_left on round (opened_at) where state = 'staked';
  create index round_by_closing on round (integration, closed_at, number) where wallet = 'account';
  `,
  // Shared tables. A round there has the moment at which its bets were closed, and the number of the table's round as
  // its nonce. Bets of the round that is open are kept in table_bet; the wallet takes them when they are closed.
  `
  alter table session add column display_name text not null default '';
  alter table round add column bets_closed_at integer;
  create index round_of_table on round (vendor, game_code, bets_closed_at) where bets_closed_at is not null;
  create index round_to_draw on round (bets_closed_at) where state = 'staked' and bets_closed_at is not null;
  create table table_bet (
    integration text not null, user_id text not null, vendor text not null, game_code text not null,
    closes_at integer not null, token_digest text not null, revision integer not null, bets text not null,
    bet integer not null,
    primary key (vendor, game_code, integration, user_id)
  ) without rowid;
  create table table_closing (
    vendor text not null, game_code text not null, closed_at integer not null, primary key (vendor, game_code)
  ) without rowid;
  create table table_secret (id integer primary key check (id = 1), secret text not null, made_at integer not null);
  `,
  // Jackpots. Amounts are millionths of a base unit.
  `
  create table jackpot (
    id integer primary key, vendor text not null, tier text not null, server_seed text not null,
    amount_micro integer not null, span_from integer, span_to integer, phase text not null, opened_at integer not null, round_id text,
    paid_micro integer not null default 0, paid_at integer
  );
  create unique index jackpot_that_grows on jackpot (vendor, tier) where phase <> 'paid';
  create index jackpot_paid on jackpot (vendor, paid_at) where phase = 'paid';
  create table jackpot_share (
    round_id text primary key, vendor text not null, daily_micro integer not null, grand_micro integer not null,
    jackpot_id integer references jackpot, won_micro integer not null, won_minor integer not null
  ) without rowid;
  `,
  // Choices that raise the bet: the one on its way, those that the wallet has taken, and how often one was asked for.
  `
  alter table round add column pending_raise text;
  alter table round add column raise_tries integer not null default 0;
  alter table round add column raised_at integer;
  alter table round add column raises text not null default '[]';
  `,
  // Codes of the pages that show one round.
  `
  create table round_view_code (
    number integer primary key autoincrement, code_digest text not null unique, integration text not null,
    user_id text not null, round_id text not null, viewer text not null, expires_at integer not null
  );
  create index round_view_code_by_end on round_view_code (expires_at);
  `,
  // Games between players. The stake of each is a round of his; moves and clocks are here. A bot has a seat and no
  // round: its stakes and wins, which are the vendor's own money, are those of its seats.
  `
  alter table round add column match_id text;
  create table match_record (
    id text primary key, vendor text not null, game_code text not null, rules_id text not null, currency text not null,
    stake integer not null, seed_id integer not null references seed, number integer not null, started_at integer not null,
    state text not null, moves text not null, clocks text not null, turn_since integer not null, draw_offer integer,
    ending text, rake integer not null, closed_at integer
  ) without rowid;
  create index match_unfinished on match_record (state) where state in ('staking', 'playing');
  create unique index match_by_start on match_record (vendor, game_code, started_at);
  create table match_seat (
    match_id text not null references match_record, seat integer not null, is_bot integer not null, integration text not null,
    user_id text not null, name text not null, round_id text, stake integer not null, win integer not null,
    primary key (match_id, seat)
  ) without rowid;
  create index match_seat_of_player on match_seat (integration, user_id, match_id);
  create table match_pulse (id integer primary key check (id = 1), alive_at integer not null);
  `,
  // Each match asks for the last number before it begins.
  `
  create index match_by_number on match_record (number);
  `,
  // How many moves were made when each seat offered a draw last.
  `
  alter table match_record add column draw_offered_at text not null default '[]';
  `,
  // Free spins that operators give. The round of one has no bet; free_bet is its stake.
  `
  create table spin_grant (
    integration text not null, grant_id text not null, user_id text not null, currency text not null,
    vendor text not null, game_code text not null, bet integer not null, spins integer not null,
    used integer not null default 0 check (used <= spins), expires_at integer not null, granted_at integer not null,
    primary key (integration, grant_id)
  ) without rowid;
  create index spin_grant_of_player on spin_grant (integration, user_id, vendor, game_code, expires_at);
  alter table round add column grant_id text;
  alter table round add column free_bet integer;
  alter table round add column free_number integer;
  create unique index round_of_grant on round (integration, grant_id, free_number) where grant_id is not null;
  `,
  // Wins that were replaced, since the result that a slip was settled by was corrected.
  `
  alter table round add column replaced_wins text not null default '[]';
  `,
];

/** The arcade's tables and how they are asked. Calls are synchronous: a round's steps never mix with another's. */
export interface Store {
  readonly statements: Statements;
  /** Runs the steps all or nothing. */
  readonly transaction: <Result>(steps: () => Result) => Result;
  readonly close: () => void;
}

/**
 * Opens the tables in a directory, or in memory where there is none, and brings them up to date. What a call has
 * written is on the disk when it returns.
 * @param directory nobody else may have it open: its owner is settled before (`own-directory.ts`).
 */
export function openStore(directory: string | null): Store {
  const file = directory === null ? ':memory:' : path.join(directory, 'arcade.db');
  if (directory !== null) {
    mkdirSync(directory, { recursive: true });
    // The library marks an open file by a folder beside it, which a killed process leaves behind.
    rmSync(`${file}.lock`, { recursive: true, force: true });
  }
  const database = new sqlite.Database(file);
  // One process owns the file, which spares the shared memory that a write-ahead log would need otherwise.
  if (directory !== null)
    database.exec('pragma locking_mode=exclusive; pragma journal_mode=wal; pragma synchronous=full');
  bringUpToDate(database);
  const statements = new Statements(database);
  return {
    statements,
    transaction: (steps) => {
      if (database.inTransaction) return steps();
      database.exec('begin immediate');
      try {
        const result = steps();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
    close: () => {
      statements.close();
      database.close();
    },
  };
}

function bringUpToDate(database: SqliteDatabase): void {
  const version = Number(database.get('pragma user_version')?.user_version ?? 0);
  if (version > STEPS.length)
    throw new Error('The arcade data were written by a newer version: start that one, or move DATA_DIR/arcade away.');
  STEPS.slice(version).forEach((step, index) => {
    database.exec(`begin; ${step} pragma user_version=${version + index + 1}; commit;`);
  });
}
