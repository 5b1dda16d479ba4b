import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database as SqliteDatabase } from 'node-sqlite3-wasm';
import sqlite from 'node-sqlite3-wasm';
import { Statements } from './statements.ts';

/**
 * Tables of the sandbox. Moments are milliseconds since 1970; amounts are whole minor units. Steps are numbered and
 * never changed once released: a new one is added below.
 */
const STEPS: readonly string[] = [
  `
  create table payment (
    number integer primary key, id text not null unique, token text not null unique, merchant text not null,
    reference text not null, method text not null, status text not null, amount integer not null, currency text not null,
    decimals integer not null, received integer not null default 0, refunded integer not null default 0,
    network text, address text, confirmations integer not null default 0, confirmations_required integer not null default 0,
    failure_reason text, return_url text not null, outcome text, created_at integer not null, expires_at integer not null,
    pay_at integer
  );
  create index payment_of_merchant on payment (merchant, number);
  create index payment_to_expire on payment (expires_at) where status = 'pending' and pay_at is null;
  create index payment_to_pay on payment (pay_at) where status = 'pending' and pay_at is not null;

  create table stray_transfer (
    number integer primary key, payment_id text not null references payment (id), reference text not null,
    amount integer not null, received_at integer not null, matched_at integer
  );

  create table payout (
    number integer primary key, id text not null unique, merchant text not null, reference text not null,
    status text not null, amount integer not null, currency text not null, decimals integer not null,
    destination text not null, failure_reason text, created_at integer not null, send_at integer
  );
  create index payout_of_merchant on payout (merchant, number);
  create index payout_to_send on payout (send_at) where status = 'processing' and send_at is not null;
  create table payout_part (
    payout_id text not null references payout (id), part integer not null, amount integer not null,
    returned integer not null default 0, sent_at integer not null,
    primary key (payout_id, part)
  ) without rowid;

  create table webhook (
    number integer primary key, id text not null unique, merchant text not null, subject text not null, type text not null,
    kind text not null, body text not null, status text not null, copies integer not null, attempts integer not null default 0,
    http_status integer, error text, created_at integer not null, next_attempt_at integer not null, ended_at integer
  );
  create index webhook_due on webhook (next_attempt_at) where status = 'waiting';

  create table idempotency (
    merchant text not null, operation text not null, key text not null, request_digest text not null, answer text not null,
    created_at integer not null,
    primary key (merchant, operation, key)
  ) without rowid;
  `,
];

/** The sandbox's tables and how they are asked. Calls are synchronous: the steps of two changes never mix. */
export interface Store {
  readonly statements: Statements;
  /** Runs the steps all or nothing. */
  readonly transaction: <Result>(steps: () => Result) => Result;
  readonly close: () => void;
}

/**
 * Opens the tables in a directory, or in memory where there is none, and brings them up to date.
 * @param directory nobody else may have it open: its owner is settled before (`own-directory.ts`).
 */
export function openStore(directory: string | null): Store {
  const file = directory === null ? ':memory:' : path.join(directory, 'payments.db');
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
    throw new Error(
      'The payments data were written by a newer version: start that one, or move DATA_DIR/payments away.',
    );
  STEPS.slice(version).forEach((step, index) => {
    database.exec(`begin; ${step} pragma user_version=${version + index + 1}; commit;`);
  });
}
