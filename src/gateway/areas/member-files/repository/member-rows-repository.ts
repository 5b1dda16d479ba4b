import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { MemberTable } from '../export/member-tables.ts';

/** How many rows are read at a time. */
const ROWS = 500;

/** Some rows of a table, and the key of the last one to continue from. */
export interface Piece {
  readonly rows: ReadonlyArray<Readonly<Record<string, unknown>>>;
  /** Null at the end of the table. */
  readonly place: readonly string[] | null;
}

/** Reads a piece of a member's rows of a table, in the order of its key. @param after the place of the piece before. */
export async function pieceOf(
  tx: SiteTransaction,
  { siteId, memberId }: { readonly siteId: string; readonly memberId: string },
  { table, key, columns, isOfChat = false }: MemberTable,
  after: readonly string[] | null,
): Promise<Piece> {
  const keys = key.map((name) => sql.ref(name));
  const owned = isOfChat
    ? sql`chat_id in (select chat_id from chat where site_id = ${siteId} and member_id = ${memberId})`
    : sql`member_id = ${memberId}`;
  const beyond = after === null ? sql`true` : sql`(${sql.join(keys)}) > (${sql.join(after)})`;
  const shown = Object.entries(columns).map(([name, column]) => sql`${sql.ref(column)} as ${sql.id(name)}`);
  const places = keys.map((column, at) => sql`${column}::text as ${sql.id(`place ${at}`)}`);
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join([...shown, ...places])} from ${sql.table(table)}
    where site_id = ${siteId} and ${owned} and ${beyond} order by ${sql.join(keys)} limit ${ROWS}`.execute(tx);
  const last = rows.length < ROWS ? undefined : rows.at(-1);
  return {
    rows: rows.map((row) => Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]]))),
    place: last === undefined ? null : key.map((_, at) => String(last[`place ${at}`])),
  };
}
