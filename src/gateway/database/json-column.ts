import type { ColumnType } from 'kysely';

/** JSON text that is known to hold a `T`. The brand keeps ordinary strings out of `jsonb` columns. */
export type JsonText<T> = string & { readonly __json: T };

/**
 * A `jsonb` column: read as the parsed value, written as JSON text made by `jsonText`.
 * Text is demanded because the two engines disagree about a bare array (pg sends it as an SQL array).
 */
export type JsonColumn<T> = ColumnType<T, JsonText<T>, JsonText<T>>;

/** A `jsonb` column that may be SQL null. */
export type NullableJsonColumn<T> = ColumnType<T | null, JsonText<T> | null | undefined, JsonText<T> | null>;

/** Turns a value into the JSON text that a `JsonColumn` takes. */
export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>;
}
