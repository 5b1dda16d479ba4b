import { type Kysely, sql } from 'kysely';

/** The platform's private keys, which no transaction of a site can read. */
export const systemKeys = { name: '004-system-keys', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table system_key (
    key_id text collate "C" primary key,
    purpose text collate "C" not null,
    private_jwk jsonb not null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index system_key_by_purpose on system_key (purpose, created_at desc)`.execute(db);
  await sql`grant select, insert on system_key to marquee_secrets`.execute(db);
}
