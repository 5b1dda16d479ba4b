import { Client } from 'pg';
import { openDatabase } from '#gateway/database/connection.ts';
import { schemaFingerprint } from './schema-fingerprint.ts';
import { postgresUrl } from './scratch-postgres.ts';

/** One process at a time makes templates. The number is arbitrary. */
const TEMPLATE_LOCK = 7116283002;

let template: Promise<string> | undefined;

/** A migrated database on the server that tests use, of which copies cost a fraction of the migrations. */
export function migratedTemplate(): Promise<string> {
  template ??= templateDatabase(schemaFingerprint(), migrate);
  return template;
}

/**
 * A database on the server that tests use, to make copies of. It stays there for the next run; those of other sources
 * go after a day.
 * @param fingerprint changes with whatever it is made from.
 * @param fill fills an empty database, given its connection string.
 * @returns its name.
 */
export async function templateDatabase(fingerprint: string, fill: (url: string) => Promise<void>): Promise<string> {
  const name = `marquee_template_${fingerprint}`;
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
    await fill(urlOf(draft));
    await server.query(`comment on database ${draft} is '${new Date().toISOString()}'`);
    await server.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await server.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

async function migrate(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, poolSize: 2 });
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
}
