import { type Kysely, sql } from 'kysely';

/**
 * Keys of the platform are wrapped under a master key that the database never holds. Plain rows of before are wrapped
 * at the next start.
 */
export const wrappedSystemKeys = { name: '027-wrapped-system-keys', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table system_key
    alter column private_jwk drop not null,
    -- A compact JWE, and the master key that opens it.
    add column wrapped_key text collate "C",
    add column master_key_id text collate "C",
    add constraint system_key_is_plain_or_wrapped
      check ((private_jwk is null) = (wrapped_key is not null) and (wrapped_key is null) = (master_key_id is null))
  `.execute(db);
  await sql`grant update (wrapped_key, master_key_id) on system_key to marquee_secrets`.execute(db);
}
