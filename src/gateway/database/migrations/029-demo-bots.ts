import { type Kysely, sql } from 'kysely';

/** Members that a demo's own program plays as. They are marked, so that no figure of real members counts them. */
export const demoBots = { name: '029-demo-bots', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column is_bot boolean not null default false`.execute(db);
}
