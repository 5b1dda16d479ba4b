import { Client } from 'pg';
import { openDatabase } from '#gateway/database/connection.ts';
import { schemaFingerprint } from './schema-fingerprint.ts';
import { postgresUrl } from './scratch-postgres.ts';

/** One process at a time makes the template. The number is arbitrary. */
const TEMPLATE_LOCK = 7116283002;

let template: Promise<string> | undefined;

/**
 * A migrated database on the server that tests use, of which copies are made in a fraction of the time that the
 * migrations take. It stays there for the next run, under a name that changes with whatever it was made from; those of
 * other states of the schema go after a day.
 */
export function migratedTemplate(): Promise<string> {
  template ??= findOrMake();
  return template;
}

async function findOrMake(): Promise<string> {
  const name = `marquee_template_${schemaFingerprint()}`;
  const server = new Client({ connectionString: postgresUrl ?? undefined });
  await server.connect();
  try {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await server.query<{ datname: string; is_old: boolean }>(
      `select datname, coalesce(shobj_description(oid, 'pg_database')::timestamptz < now() - interval '1 day', true) as is_old
       from pg_database where datname like 'marquee_template_%'`,
    );
    if (rows.some(({ datname }) => datname === name)) return name;
    for (const { datname, is_old } of rows) if (is_old) await server.query(`drop database ${datname}`);
    // It has its name when it is whole: a run that was interrupted leaves nothing that passes for it.
    const draft = `marquee_template_draft_${process.pid}`;
    await server.query(`create database ${draft}`);
    await migrate(draft);
    await server.query(`comment on database ${draft} is '${new Date().toISOString()}'`);
    await server.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await server.end();
  }
}

async function migrate(name: string): Promise<void> {
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, poolSize: 2 });
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
}
