import type { ColumnType } from 'kysely';

/** A 64-bit integer: read as decimal text on both engines, because a JavaScript number loses digits above 2^53. */
export type BigIntColumn = ColumnType<string, string | bigint | number, string | bigint | number>;

/** A 64-bit integer that the database counts up when it is left out, read as decimal text. */
export type IdentityColumn = ColumnType<string, string | bigint | number | undefined, never>;

/** A nullable 64-bit integer, read as decimal text. */
export type NullableBigIntColumn = ColumnType<
  string | null,
  string | bigint | number | null | undefined,
  string | bigint | number | null
>;

/** A point in time: read as RFC 3339 text in UTC with up to six decimals, e.g. `2026-01-31T08:00:00.5Z`. */
export type TimestampColumn = ColumnType<string, string | Date, string | Date>;

/** A point in time that the database fills in when it is left out. */
export type DefaultTimestampColumn = ColumnType<string, string | Date | undefined, string | Date>;

/** A nullable point in time; null means "no bound" or "not yet", as the column's comment says. */
export type NullableTimestampColumn = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
