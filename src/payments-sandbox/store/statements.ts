import type { Database, Statement } from 'node-sqlite3-wasm';

/** The value of a column. Integers never exceed the safe range of a number. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** Statements, each prepared once. */
export class Statements {
  readonly #prepared = new Map<string, Statement>();

  constructor(private readonly database: Database) {}

  run(sql: string, ...values: readonly Value[]): number {
    return this.#use(sql, (statement) => statement.run([...values]).changes);
  }

  /** The first row; undefined when there is none. */
  get(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.#use(sql, (statement) => (statement.get([...values]) as Row | null) ?? undefined);
  }

  all(sql: string, ...values: readonly Value[]): readonly Row[] {
    return this.#use(sql, (statement) => statement.all([...values]) as unknown as readonly Row[]);
  }

  close(): void {
    for (const sql of [...this.#prepared.keys()]) this.#forget(sql);
  }

  #use<Result>(sql: string, use: (statement: Statement) => Result): Result {
    const statement = this.#prepared.get(sql) ?? this.database.prepare(sql);
    this.#prepared.set(sql, statement);
    try {
      return use(statement);
    } catch (error) {
      // A statement keeps its error, and `finalize` would throw it again.
      this.#forget(sql);
      throw error;
    }
  }

  #forget(sql: string): void {
    const statement = this.#prepared.get(sql);
    this.#prepared.delete(sql);
    try {
      statement?.finalize();
    } catch {
      // It has been thrown already.
    }
  }
}

/** Reads a column that is known to hold a text. */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`The column ${column} holds no text.`);
  return value;
}

export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`The column ${column} holds no number.`);
  return value;
}

/** Reads a column that may be null. */
export function optionalTextIn(row: Row, column: string): string | null {
  return row[column] === null ? null : textIn(row, column);
}

export function optionalNumberIn(row: Row, column: string): number | null {
  return row[column] === null ? null : numberIn(row, column);
}
