import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { hasSqlState } from '#gateway/database/database-error.ts';

const SCHEMA = 'marquee_jobs';
/** Retention of finished runs, so that they can be inspected. */
const KEPT_SECONDS = { succeeded: 3_600, failed: 24 * 3_600 };
const MAINTENANCE_SECONDS = 300;
const UNIQUE_VIOLATION = '23505';

/** Health of a job by its stored runs: successes are kept for two hours, failures for a day. */
export interface JobHealth {
  readonly name: string;
  /** Of its last run; null where none is known. */
  readonly state: 'succeeded' | 'failed' | 'running' | 'waiting' | null;
  /** When the last run began; RFC 3339, as the others. */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly succeededAt: string | null;
  readonly failures: number;
  /** Why the last run failed. */
  readonly reason: string | null;
}

const HEALTH = `with known as (
    select name, state, started_on, completed_on, output from ${SCHEMA}.job where started_on is not null
    union all
    select name, state, started_on, completed_on, output from ${SCHEMA}.archive where started_on is not null
  ), latest as (select distinct on (name) * from known order by name, started_on desc)
  select queue.name, case latest.state when 'completed' then 'succeeded' when 'failed' then 'failed'
      when 'active' then 'running' when 'retry' then 'waiting' end as state,
    ${textOf('latest.started_on')} as "startedAt", ${textOf('latest.completed_on')} as "endedAt",
    (select ${textOf('max(completed_on)')} from known where name = queue.name and state = 'completed') as "succeededAt",
    (select count(*)::integer from known where name = queue.name and state = 'failed') as failures,
    case latest.state when 'failed' then left(latest.output ->> 'message', 500) end as reason
  from ${SCHEMA}.queue left join latest using (name) order by queue.name`;

const LAST_FAILED = `select id from ${SCHEMA}.job where name = $1 and state = 'failed'
  order by started_on desc limit 1`;

function textOf(moment: string): string {
  return `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** One run of a job, which no other process has meanwhile. */
export interface ClaimedRun {
  succeed(): Promise<void>;
  fail(reason: string): Promise<void>;
}

interface JobQueueParts {
  readonly database: Pick<TenantDatabase, 'call' | 'forPlatform'>;
  readonly log: { warn(fields: object, message: string): void };
}

/**
 * The queues of recurring jobs on pg-boss, one by the name of each job. A queue has at most one waiting and one active
 * run. Nothing polls: the callers' timers say when to look. Loads and starts pg-boss at the first claim.
 */
export function jobQueue({ database, log }: JobQueueParts) {
  let starting: Promise<PgBoss> | undefined;
  const underWay = new Set<Promise<unknown>>();

  const execute = (text: string, values: readonly unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> => {
    const executing = isScript(text) ? runScript(database, text) : database.call(text, values);
    const settled = executing.then((rows) => ({ rows }));
    const noted = settled.catch(() => undefined).finally(() => underWay.delete(noted));
    underWay.add(noted);
    return settled;
  };

  async function start(): Promise<PgBoss> {
    const { default: Boss } = await import('pg-boss');
    const boss = new Boss({
      db: { executeSql: execute },
      schema: SCHEMA,
      // The gateway's migrations make the tables: its role may not.
      migrate: false,
      schedule: false,
      maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
      archiveCompletedAfterSeconds: KEPT_SECONDS.succeeded,
      archiveFailedAfterSeconds: KEPT_SECONDS.failed,
      deleteAfterHours: 1,
    });
    boss.on('error', (error) => log.warn({ err: error }, 'maintaining the job queues failed'));
    return boss.start();
  }

  const started = (): Promise<PgBoss> => {
    starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };

  /** @returns null where nothing waits; `blocked` where another run is active. */
  async function fetchRun(boss: PgBoss, name: string): Promise<PgBoss.Job<unknown> | null | 'blocked'> {
    let failure: unknown;
    // pg-boss takes every error for an empty queue.
    const watched = (text: string, values: unknown[]) =>
      execute(text, values).catch((error: unknown) => {
        failure = error;
        throw error;
      });
    const [job] = await boss.fetch(name, { ignoreStartAfter: true, db: { executeSql: watched } });
    if (failure === undefined) return job ?? null;
    if (hasSqlState(failure, UNIQUE_VIOLATION)) return 'blocked';
    throw failure;
  }

  return {
    /**
     * Claims the next run of a job, unless one is active in any process, or another process has begun one less than
     * half an interval ago. However many gateways there are, a job starts at most twice in its interval. An active run
     * that has expired, because its process died, no longer counts.
     * @param mostMs after how long a run counts as lost with its process; left out: as its queue has it.
     * @throws where the database is away.
     */
    async claim(name: string, everyMs: number, mostMs?: number): Promise<ClaimedRun | null> {
      const boss = await started();
      await boss.send(
        name,
        {},
        {
          singletonSeconds: Math.max(1, Math.floor(everyMs / 2_000)),
          ...(mostMs !== undefined && { expireInSeconds: Math.ceil(mostMs / 1_000) }),
        },
      );
      let found = await fetchRun(boss, name);
      if (found === 'blocked') {
        await boss.expire();
        found = await fetchRun(boss, name);
      }
      if (found === null || found === 'blocked') return null;
      const { id } = found;
      return {
        succeed: async () => void (await boss.complete(name, id)),
        fail: async (reason) => void (await boss.fail(name, id, { message: reason })),
      };
    },

    /** Returns the health of every job, by name. */
    async health(): Promise<JobHealth[]> {
      const { rows } = await execute(HEALTH);
      return rows as unknown as JobHealth[];
    },

    /** Queues the last failed run of a job again, whatever its interval. Does nothing if none failed. */
    async retry(name: string): Promise<void> {
      const { rows } = await execute(LAST_FAILED, [name]);
      const [failed] = rows;
      if (failed === undefined) return;
      const boss = await started();
      await boss.retry(name, String(failed.id)).catch((error: unknown) => {
        // A run waits already.
        if (!hasSqlState(error, UNIQUE_VIOLATION)) throw error;
      });
    },

    /** Ends the maintenance, and waits for the statements that are under way. */
    async stop(): Promise<void> {
      const boss = await starting?.catch(() => undefined);
      await boss?.stop({ graceful: false });
      await Promise.all(underWay);
    },
  };
}

export type JobQueue = ReturnType<typeof jobQueue>;

/** Maintenance comes as several statements with a transaction around them. */
function isScript(text: string): boolean {
  return /^\s*BEGIN;/.test(text);
}

/** Runs such a script in a transaction of ours, statement by statement: the guard takes one at a time. */
function runScript(database: Pick<TenantDatabase, 'forPlatform'>, text: string): Promise<Record<string, unknown>[]> {
  const statements = text.split(';').map((statement) => statement.trim());
  return database.forPlatform(async (tx) => {
    for (const statement of statements)
      if (!['', 'BEGIN', 'COMMIT'].includes(statement)) await tx.executeQuery(CompiledQuery.raw(statement));
    return [];
  });
}
