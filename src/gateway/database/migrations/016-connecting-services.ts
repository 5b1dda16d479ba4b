import { type Kysely, sql } from 'kysely';

/** Ways to a service that connect it with whoever is signed in. */
export const connectingServices = { name: '016-connecting-services', up };

async function up(db: Kysely<unknown>): Promise<void> {
  // The session that the way began in and has to end in; null where it signs in. No reference: what counts is whether
  // the session is there at the end.
  await sql`alter table social_attempt add column session_digest text collate "C"`.execute(db);
}
