import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';

/** Tables that belong to no site. Everything else must be guarded, so a new table cannot be forgotten. */
const GLOBAL_TABLES = [
  'archived_month',
  'catalogue_game',
  'catalogue_vendor',
  'catalogue_version',
  'function_checksum',
  'migration',
  'operator',
  'operator_change',
  'operator_envelope',
  'operator_link',
  'operator_queue_view',
  'operator_recovery_code',
  'operator_role',
  'operator_session',
  'operator_try',
  'payment_transition',
  'site_host',
  'site_roll',
  'system_key',
];

interface TableGuard {
  name: string;
  owner: string;
  is_forced: boolean;
  /** The only one that lets anything through; restrictive ones beside it can but take away. */
  policy: string | null;
  key_leader: string | null;
}

describeOnEveryEngine('the schema', (open) => {
  let database: TestDatabase;
  let tables: TableGuard[];

  beforeAll(async () => {
    database = await open();
    const result = await database.asOwner((tx) =>
      sql<TableGuard>`
        select c.relname as name, r.rolname as owner, c.relrowsecurity and c.relforcerowsecurity as is_forced,
          (select p.qual || ' / ' || p.with_check from pg_policies p
            where p.schemaname = 'marquee' and p.tablename = c.relname and p.permissive = 'PERMISSIVE') as policy,
          (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
            where i.indrelid = c.oid and i.indisprimary) as key_leader
        from pg_class c join pg_roles r on r.oid = c.relowner
        where c.relnamespace = 'marquee'::regnamespace and c.relkind in ('r', 'p')
        order by c.relname`.execute(tx),
    );
    tables = result.rows;
  });

  it('forces row-level security by site on every table that is not a global one', () => {
    const condition = "(site_id = current_setting('marquee.site_id'::text, true))";
    const guarded = tables.filter(({ name }) => !GLOBAL_TABLES.includes(name));
    expect(guarded.length).toBeGreaterThan(0);
    for (const table of guarded) {
      expect(table).toMatchObject({ is_forced: true, policy: `${condition} / ${condition}`, key_leader: 'site_id' });
    }
  });

  it('has the global tables that the list names, and they alone', () => {
    const unguarded = tables.filter(({ is_forced }) => !is_forced).map(({ name }) => name);
    expect(unguarded).toEqual(GLOBAL_TABLES);
  });

  it('belongs to a role that is neither the one that connects nor the modules’', () => {
    expect(new Set(tables.map(({ owner }) => owner))).toEqual(new Set(['marquee_owner']));
  });

  it('has the job queues in a schema of their own, with no column for what belongs to a site', async () => {
    const { rows } = await database.asOwner((tx) =>
      sql`select distinct r.rolname as owner, exists (select from information_schema.columns
          where table_schema = 'marquee_jobs' and column_name in ('site_id', 'member_id')) as holds_sites
        from pg_class c join pg_roles r on r.oid = c.relowner
        where c.relnamespace = 'marquee_jobs'::regnamespace`.execute(tx),
    );
    expect(rows).toEqual([{ owner: 'marquee_owner', holds_sites: false }]);
  });

  it('gives none of its roles a way round row-level security', async () => {
    const { rows } = await database.asOwner((tx) =>
      sql`select rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole,
          exists (select from pg_auth_members where member = pg_roles.oid) as is_member
        from pg_roles where rolname like 'marquee\\_%' order by rolname collate "C"`.execute(tx),
    );
    const harmless = {
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      rolcreaterole: false,
      is_member: false,
    };
    expect(rows).toEqual(
      ['marquee_agents', 'marquee_app', 'marquee_operators', 'marquee_owner', 'marquee_secrets'].map((rolname) => ({
        rolname,
        ...harmless,
      })),
    );
  });
});
