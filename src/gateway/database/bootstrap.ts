import { type Kysely, sql } from 'kysely';
import { hasSqlState } from './database-error.ts';
import { ROLES } from './transaction-scope.ts';

const INSUFFICIENT_PRIVILEGE = '42501';
const OLDEST_VERSION = 150_000;

/** Makes the roles and the schema, as the user that connected. Harmless when they are there. */
export async function bootstrap(tx: Kysely<unknown>): Promise<void> {
  await assertVersion(tx);
  try {
    for (const role of Object.values(ROLES)) await ensureRole(tx, role);
    await assertHarmlessRoles(tx);
    await ensureSchemas(tx);
  } catch (error) {
    if (!hasSqlState(error, INSUFFICIENT_PRIVILEGE)) throw error;
    const roles = Object.values(ROLES);
    throw new Error(
      `the database user may not set Marquee up (${error.message}). Let an administrator run, once: ` +
        `${roles.map((role) => `CREATE ROLE ${role} NOLOGIN;`).join(' ')} GRANT ${roles.join(', ')} TO <user>; ` +
        'GRANT CREATE ON DATABASE <database> TO <user>;',
      { cause: error },
    );
  }
}

async function assertVersion(tx: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: number; name: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name`.execute(
    tx,
  );
  const [server] = rows;
  if (server && server.version >= OLDEST_VERSION) return;
  throw new Error(`PostgreSQL 15 or newer is needed; this is ${server?.name ?? 'unknown'}`);
}

/**
 * Roles belong to the whole cluster while advisory locks belong to one database, so two databases of a cluster may get
 * here at once: the second one finds the role made, which is fine.
 */
async function ensureRole(tx: Kysely<unknown>, role: string): Promise<void> {
  await sql
    .raw(`do $$
      begin
        if not exists (select from pg_roles where rolname = '${role}') then
          create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
        end if;
      exception when duplicate_object or unique_violation then
        null;
      end $$`)
    .execute(tx);
  // The creator of a role cannot always SET ROLE to it: a superuser can, and a member with the right options.
  await sql
    .raw(`do $$
      begin
        set local role ${role};
        set local role none;
      exception when insufficient_privilege then
        execute format('grant ${role} to %I', current_user);
      end $$`)
    .execute(tx);
}

/** A role of this name that someone made with more rights would switch the guard off without a word. */
async function assertHarmlessRoles(tx: Kysely<unknown>): Promise<void> {
  const ours = sql.join(Object.values(ROLES));
  const { rows } = await sql<{ rolname: string }>`
    select rolname from pg_roles
    where rolname in (${ours})
      and (
        rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb
        or exists (select from pg_auth_members where member = pg_roles.oid)
      )
    order by rolname collate "C"`.execute(tx);
  if (rows.length === 0) return;
  throw new Error(
    `these database roles may do too much to keep sites apart: ${rows.map(({ rolname }) => rolname).join(', ')} ` +
      '(they must be NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE and members of no other role)',
  );
}

async function ensureSchemas(tx: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`do $$
      begin
        if not exists (select from pg_namespace where nspname = 'marquee') then
          create schema marquee authorization ${ROLES.owner};
          grant usage on schema marquee to ${ROLES.app}, ${ROLES.secrets}, ${ROLES.operators};
        end if;
        if not exists (select from pg_namespace where nspname = 'marquee_jobs') then
          create schema marquee_jobs authorization ${ROLES.owner};
          grant usage on schema marquee_jobs to ${ROLES.app};
        end if;
      end $$`)
    .execute(tx);
}
