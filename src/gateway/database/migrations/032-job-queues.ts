import { type Kysely, sql } from 'kysely';

/**
 * The tables of pg-boss 10 (its schema version 24), and a queue for each recurring job. The statements are those of
 * `PgBoss.getConstructionPlans`, written down here because pg-boss would create the schema itself, which our owner may
 * not do, and would end our transaction.
 */
export const jobQueues = { name: '032-job-queues', up };

/**
 * Seconds after which a run counts as lost with its process, by queue. Runs of `hold-vendors` and `send-messages` only
 * begin work, so they need little.
 */
const EXPIRE_SECONDS = {
  'check-ledgers': 1_800,
  'finish-transfers': 15,
  'follow-rounds': 15,
  'forget-expired': 900,
  'hold-vendors': 5,
  'measure-play': 300,
  'reconcile-vendors': 600,
  'send-messages': 5,
};

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await sql`insert into marquee_jobs.version (version) values (24)`.execute(db);
  for (const [name, expireInSeconds] of Object.entries(EXPIRE_SECONDS)) {
    const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds });
    await sql`select marquee_jobs.create_queue(${name}, ${options}::json)`.execute(db);
  }
  for (const signature of ['create_queue(text, json)', 'delete_queue(text)'])
    await sql.raw(`revoke all on function marquee_jobs.${signature} from public`).execute(db);
  await sql`grant select on marquee_jobs.queue to marquee_app`.execute(db);
  await sql`grant select, update on marquee_jobs.version to marquee_app`.execute(db);
  await sql`grant select, insert, update, delete on marquee_jobs.job, marquee_jobs.archive to marquee_app`.execute(db);
}

const STATEMENTS = [
  `CREATE TYPE marquee_jobs.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
)`,
  `CREATE TABLE marquee_jobs.version (
  version int primary key,
  maintained_on timestamp with time zone,
  cron_on timestamp with time zone,
  monitored_on timestamp with time zone
)`,
  `CREATE TABLE marquee_jobs.queue (
  name text,
  policy text,
  retry_limit int,
  retry_delay int,
  retry_backoff bool,
  expire_seconds int,
  retention_minutes int,
  dead_letter text REFERENCES marquee_jobs.queue (name),
  partition_name text,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
)`,
  `CREATE TABLE marquee_jobs.schedule (
  name text REFERENCES marquee_jobs.queue ON DELETE CASCADE,
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
)`,
  `CREATE TABLE marquee_jobs.subscription (
  event text not null,
  name text not null REFERENCES marquee_jobs.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
)`,
  `CREATE TABLE marquee_jobs.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state marquee_jobs.job_state not null default('created'),
  retry_limit integer not null default(2),
  retry_count integer not null default(0),
  retry_delay integer not null default(0),
  retry_backoff boolean not null default false,
  start_after timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null default interval '15 minutes',
  created_on timestamp with time zone not null default now(),
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '14 days',
  output jsonb,
  dead_letter text,
  policy text
) PARTITION BY LIST (name)`,
  `ALTER TABLE marquee_jobs.job ADD PRIMARY KEY (name, id)`,
  `CREATE TABLE marquee_jobs.archive (LIKE marquee_jobs.job)`,
  `ALTER TABLE marquee_jobs.archive ADD PRIMARY KEY (name, id)`,
  `ALTER TABLE marquee_jobs.archive ADD archived_on timestamptz NOT NULL DEFAULT now()`,
  `CREATE INDEX archive_i1 ON marquee_jobs.archive(archived_on)`,
  `CREATE FUNCTION marquee_jobs.create_queue(queue_name text, options json)
RETURNS VOID AS
$$
DECLARE
  table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
  queue_created_on timestamptz;
BEGIN

  WITH q as (
  INSERT INTO marquee_jobs.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    expire_seconds,
    retention_minutes,
    dead_letter,
    partition_name
  )
  VALUES (
    queue_name,
    options->>'policy',
    (options->>'retryLimit')::int,
    (options->>'retryDelay')::int,
    (options->>'retryBackoff')::bool,
    (options->>'expireInSeconds')::int,
    (options->>'retentionMinutes')::int,
    options->>'deadLetter',
    table_name
  )
  ON CONFLICT DO NOTHING
  RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE marquee_jobs.%I (LIKE marquee_jobs.job INCLUDING DEFAULTS)', table_name);

  EXECUTE format('ALTER TABLE marquee_jobs.%1$I ADD PRIMARY KEY (name, id)', table_name);
  EXECUTE format('ALTER TABLE marquee_jobs.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES marquee_jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('ALTER TABLE marquee_jobs.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES marquee_jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON marquee_jobs.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON marquee_jobs.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON marquee_jobs.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON marquee_jobs.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
  EXECUTE format('CREATE INDEX %1$s_i5 ON marquee_jobs.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

  EXECUTE format('ALTER TABLE marquee_jobs.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
  EXECUTE format('ALTER TABLE marquee_jobs.job ATTACH PARTITION marquee_jobs.%I FOR VALUES IN (%L)', table_name, queue_name);
END;
$$
LANGUAGE plpgsql`,
  `CREATE FUNCTION marquee_jobs.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  table_name varchar;
BEGIN
  WITH deleted as (
    DELETE FROM marquee_jobs.queue
    WHERE name = queue_name
    RETURNING partition_name
  )
  SELECT partition_name from deleted INTO table_name;

  EXECUTE format('DROP TABLE IF EXISTS marquee_jobs.%I', table_name);
END;
$$
LANGUAGE plpgsql`,
];
