import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { jobQueue } from './job-queue.ts';
import { JOB_NAMES, type JobName, type RunJob, recurringJobs } from './recurring-jobs.ts';

/** Longer than a test takes: turns are taken by hand. */
const EVERY_MS = 3_600_000;

describeOnEveryEngine('recurring jobs', (open) => {
  let database: TestDatabase;
  const ends: Array<() => Promise<unknown>> = [];

  beforeAll(async () => {
    database = await open();
  });

  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    vi.useRealTimers();
    await database.asOwner((tx) => sql`delete from marquee_jobs.job`.execute(tx));
  });

  /** The jobs of one gateway process, with the lines of its log. */
  function gateway() {
    const lines: string[] = [];
    const note = (fields: object, message: string) =>
      void lines.push(`${message} ${'job' in fields ? String(fields.job) : ''}`);
    const metrics = new Registry();
    const log = { debug: () => {}, info: note, warn: note, error: note };
    const jobs = recurringJobs({ database, metrics, clock: () => new Date('2026-03-01T12:00:00Z'), log });
    ends.push(() => jobs.stop());
    return {
      every: (name: JobName, run: RunJob) => jobs.every(name, { everyMs: EVERY_MS }, run),
      stop: () => jobs.stop(),
      health: async (name: JobName) => (await jobs.health()).find((job) => job.name === name),
      retry: (name: JobName) => jobs.retry(name),
      figures: () => metrics.metrics(),
      lines,
    };
  }

  /** A run that lasts until it is let go. */
  function heldRun() {
    let runs = 0;
    let letGo = (): void => {};
    let begin = (): void => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const run = async (): Promise<void> => {
      runs += 1;
      begin();
      await held;
    };
    return { run, begun, letGo: () => letGo(), count: () => runs };
  }

  /** Lets an hour pass in the database, whose clock tells how old a run is. */
  const passAnHour = () => passSeconds(3_600);
  const passSeconds = (seconds: number) =>
    database.asOwner((tx) =>
      sql`update marquee_jobs.job set singleton_on = singleton_on - make_interval(secs => ${seconds}),
        started_on = started_on - make_interval(secs => ${seconds})`.execute(tx),
    );

  const runsOf = async (name: JobName) =>
    (
      await database.asOwner((tx) =>
        sql<{ state: string; output: unknown }>`select state, output from marquee_jobs.job
          where name = ${name} order by created_on`.execute(tx),
      )
    ).rows;

  it('have a queue each, which only a migration makes', async () => {
    const { rows } = await database.asOwner((tx) =>
      sql<{ name: string }>`select name from marquee_jobs.queue order by name collate "C"`.execute(tx),
    );
    expect(rows.map(({ name }) => name)).toEqual(JOB_NAMES);
  });

  it('run in one of two gateways at a time', async () => {
    const { run, begun, letGo, count } = heldRun();
    const [first, second] = [gateway().every('measure-play', run), gateway().every('measure-play', run)];
    const running = first();
    await begun;
    await second();
    await database.asOwner((tx) => sql`update marquee_jobs.job set singleton_on = null`.execute(tx));
    // Now a run waits, and the active one keeps it waiting.
    await second();
    expect((await runsOf('measure-play')).map(({ state }) => state).sort()).toEqual(['active', 'created']);
    expect(count()).toBe(1);
    letGo();
    await running;
    await second();
    expect(count()).toBe(2);
  });

  it('begin no second run within half an interval, whichever gateway looks', async () => {
    let runs = 0;
    const run = async (): Promise<void> => {
      runs += 1;
    };
    const [first, second] = [gateway().every('measure-play', run), gateway().every('measure-play', run)];
    await Promise.all([first(), second()]);
    await second();
    await first();
    expect(runs).toBe(1);
    await passAnHour();
    await second();
    expect(runs).toBe(2);
  });

  it('repeat a failed run at the next turn, and log when they begin to fail and when they work again', async () => {
    const process = gateway();
    let tries = 0;
    const turn = process.every('reconcile-vendors', async () => {
      tries += 1;
      if (tries < 3) throw new Error('the vendor is away');
    });
    for (let round = 0; round < 3; round += 1) {
      await turn();
      await passAnHour();
    }
    expect(tries).toBe(3);
    const failed = { state: 'failed', output: { message: 'the vendor is away' } };
    expect(await runsOf('reconcile-vendors')).toEqual([failed, failed, { state: 'completed', output: null }]);
    expect(process.lines).toEqual(['job failed reconcile-vendors', 'job works again reconcile-vendors']);
    const figures = await process.figures();
    expect(figures).toContain('marquee_job_runs_total{job="reconcile-vendors",outcome="failed"} 2');
    expect(figures).toContain('marquee_job_runs_total{job="reconcile-vendors",outcome="succeeded"} 1');
    expect(figures).toContain('marquee_job_last_success_timestamp_seconds{job="reconcile-vendors"} 1772366400');
  });

  it('go on once the run of a process that died has expired', async () => {
    const dead = jobQueue({ database, log: { warn: () => {} } });
    ends.push(() => dead.stop());
    expect(await dead.claim('hold-vendors', EVERY_MS)).not.toBeNull();
    await database.asOwner((tx) => sql`update marquee_jobs.job set singleton_on = null`.execute(tx));
    let runs = 0;
    const turn = gateway().every('hold-vendors', async () => {
      runs += 1;
    });
    await turn();
    expect(runs).toBe(0);
    await passAnHour();
    await turn();
    expect(runs).toBe(1);
    expect((await runsOf('hold-vendors')).map(({ state }) => state).sort()).toEqual(['completed', 'failed']);
  });

  it('go on sooner where a job states how long its runs may take', async () => {
    const dead = jobQueue({ database, log: { warn: () => {} } });
    ends.push(() => dead.stop());
    expect(await dead.claim('follow-payments', EVERY_MS, 60_000)).not.toBeNull();
    await database.asOwner((tx) => sql`update marquee_jobs.job set singleton_on = null`.execute(tx));
    let runs = 0;
    const turn = gateway().every('follow-payments', async () => {
      runs += 1;
    });
    await passSeconds(55);
    await turn();
    expect(runs).toBe(0);
    // The queue alone would have kept it for five minutes.
    await passSeconds(10);
    await turn();
    expect(runs).toBe(1);
  });

  it('leave no run behind when a gateway stops, and begin none', async () => {
    const process = gateway();
    const { run, begun, letGo, count } = heldRun();
    const turn = process.every('check-ledgers', run);
    void turn();
    await begun;
    let isStopped = false;
    const stopped = process.stop().then(() => {
      isStopped = true;
    });
    await passAnHour();
    expect(isStopped).toBe(false);
    letGo();
    await stopped;
    await turn();
    expect(count()).toBe(1);
    expect((await runsOf('check-ledgers')).map(({ state }) => state)).toEqual(['completed']);
  });

  it('clear runs away that ended long ago', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const turn = gateway().every('forget-expired', async () => {});
    await turn();
    await database.asOwner((tx) =>
      sql`update marquee_jobs.job set completed_on = completed_on - interval '2 hours'`.execute(tx),
    );
    const archived = async () =>
      (await database.asOwner((tx) => sql`select name from marquee_jobs.archive`.execute(tx))).rows;
    const maintain = () => vi.advanceTimersByTime(300_000);
    maintain();
    await expect.poll(archived, { timeout: 20_000 }).toEqual([{ name: 'forget-expired' }]);
    expect(await runsOf('forget-expired')).toEqual([]);
    await database.asOwner(async (tx) => {
      await sql`update marquee_jobs.archive set archived_on = archived_on - interval '2 hours'`.execute(tx);
      await sql`update marquee_jobs.version set maintained_on = null`.execute(tx);
    });
    await expect
      .poll(
        async () => {
          maintain();
          return archived();
        },
        { timeout: 20_000 },
      )
      .toEqual([]);
  });

  it('tell how their last run went, and run again at once where it failed and somebody asks', async () => {
    const { every, health, retry } = gateway();
    let isBroken = true;
    let runs = 0;
    const turn = every('check-ledgers', async () => {
      runs += 1;
      if (isBroken) throw new Error('no disk');
    });
    expect(await health('check-ledgers')).toMatchObject({ state: null, startedAt: null, failures: 0 });
    await turn();
    expect(await health('check-ledgers')).toMatchObject({ state: 'failed', reason: 'no disk', failures: 1 });
    // Within its interval only a retry runs it.
    await turn();
    expect(runs).toBe(1);
    isBroken = false;
    await retry('check-ledgers');
    await expect.poll(async () => (await health('check-ledgers'))?.state).toBe('succeeded');
    const found = await health('check-ledgers');
    expect(found).toMatchObject({ reason: null, failures: 0, succeededAt: found?.endedAt });
    expect(found?.endedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    await retry('check-ledgers');
    expect(runs).toBe(2);
  });

  it('say once that the database is away', async () => {
    const away = {
      call: () => Promise.reject(new Error('away')),
      forPlatform: () => Promise.reject(new Error('away')),
    };
    const errors: unknown[] = [];
    const jobs = recurringJobs({
      database: away,
      metrics: new Registry(),
      clock: () => new Date(),
      log: {
        debug: () => {},
        info: () => {},
        warn: () => {},
        error: ({ err }: { err?: unknown }) => void errors.push(err),
      },
    });
    const turn = jobs.every('send-messages', { everyMs: EVERY_MS }, async () => {});
    await turn();
    await turn();
    expect(errors).toEqual([new Error('away')]);
    await jobs.stop();
  });
});
