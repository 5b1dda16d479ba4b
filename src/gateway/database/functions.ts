import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';

/** A function of the database as its file has it. */
export interface DatabaseFunction {
  /** As its file is called, without `.sql`. */
  readonly name: string;
  /** `create or replace function …`, and then who may execute it; statements begin at the start of a line. */
  readonly source: string;
}

/** The present functions, from `functions/*.sql` beside this program. */
export function presentFunctions(): readonly DatabaseFunction[] {
  const folder = new URL('functions/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => ({
    name: file.slice(0, -'.sql'.length),
    source: readFileSync(new URL(file, folder), 'utf8'),
  }));
}

/**
 * Replaces the functions of the database by the given ones, unless they are the same as last time. A function whose
 * parameters change is dropped by a migration first.
 * @returns whether they were replaced.
 */
export async function applyFunctions(tx: Kysely<unknown>, functions: readonly DatabaseFunction[]): Promise<boolean> {
  await sql`create table if not exists function_checksum (
    is_present boolean primary key default true check (is_present),
    checksum text not null
  )`.execute(tx);
  const checksum = createHash('sha256').update(JSON.stringify(functions)).digest('hex');
  const { rows } = await sql<{ checksum: string }>`select checksum from function_checksum`.execute(tx);
  if (rows[0]?.checksum === checksum) return false;
  // They name each other in any order.
  await sql`set local check_function_bodies = off`.execute(tx);
  for (const { source } of functions)
    for (const statement of statementsOf(source)) await sql.raw(statement).execute(tx);
  await sql`insert into function_checksum (checksum) values (${checksum})
    on conflict (is_present) do update set checksum = excluded.checksum`.execute(tx);
  return true;
}

/** The engines take one statement at a time. */
function statementsOf(source: string): string[] {
  return source.split(/^(?=create |revoke |grant )/m).filter((part) => !/^(?:--.*\n|\s)*$/.test(part));
}
