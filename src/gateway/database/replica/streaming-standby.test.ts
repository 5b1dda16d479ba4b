import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClusterServer } from '#tests/harness/cluster-server.ts';
import { type ClusterMaker, clusterMaker, clusterProblem } from '#tests/harness/postgres-cluster.ts';
import { openDatabase } from '../connection.ts';
import type { Database, SiteTransaction } from '../database.ts';

const MAX_LAG_MS = 1_000;
const SWITCH_WITHIN = { timeout: 10_000, interval: 50 };

let lastMember = 0;

function addMember(tx: SiteTransaction, siteId: string, account: string): Promise<unknown> {
  lastMember += 1;
  const memberId = String(lastMember).padStart(10, '0');
  return sql`
    insert into member (site_id, member_id, account, account_key, type, register_method, register_address, registered_at)
    values (${siteId}, ${memberId}, ${account}, ${account}, 0, 'WEB', '127.0.0.1', now())`.execute(tx);
}

const isOnStandby = async (tx: SiteTransaction): Promise<boolean> => {
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(tx);
  return rows[0]?.standby === true;
};

const accountsIn = async (tx: SiteTransaction): Promise<string[]> =>
  (await tx.selectFrom('member').select('account').orderBy('account').execute()).map(({ account }) => account);

const title = `records with a streaming standby${clusterProblem === null ? '' : ` (${clusterProblem})`}`;

describe.skipIf(clusterProblem !== null)(title, () => {
  const lines: Array<{ readonly level: string; readonly message: string }> = [];
  const note = (level: string) => (_fields: object, message: string) => void lines.push({ level, message });
  const log = { info: note('info'), warn: note('warn'), error: note('error') };
  let maker: ClusterMaker;
  let primary: ClusterServer;
  let standby: ClusterServer;
  let database: Database;

  const answeringServer = async (): Promise<string> =>
    (await database.forReading('aurora', isOnStandby)) ? 'standby' : 'primary';
  const answersFrom = (server: 'standby' | 'primary') => expect.poll(answeringServer, SWITCH_WITHIN).toBe(server);

  beforeAll(async () => {
    maker = clusterMaker();
    primary = await maker.primary();
    standby = await maker.standby(primary);
    const replica = { url: standby.url, maxLagMs: MAX_LAG_MS };
    database = await openDatabase({ databaseUrl: primary.url, replica, poolSize: 3, log });
    await database.migrate();
    for (const siteId of ['aurora', 'lotus'])
      await database.forSite(siteId, async (tx) => {
        await tx.insertInto('site').values({ site_id: siteId, merchant_code: siteId }).execute();
        await addMember(tx, siteId, `first-${siteId}`);
      });
  });

  afterAll(async () => {
    await database?.close();
    await maker?.close();
  });

  it('come from the standby, while everything else stays on the primary', async () => {
    await answersFrom('standby');
    expect(await database.forSite('aurora', isOnStandby)).toBe(false);
    await expect.poll(() => database.forReading('aurora', accountsIn), SWITCH_WITHIN).toEqual(['first-aurora']);
  });

  it('show the rows of their site alone there, and take no writes', async () => {
    await expect.poll(() => database.forReading('lotus', accountsIn), SWITCH_WITHIN).toEqual(['first-lotus']);
    expect(await database.forReading('elsewhere', accountsIn)).toEqual([]);
    const written = database.forReading('aurora', (tx) => addMember(tx, 'aurora', 'smuggled'));
    await expect(written).rejects.toThrow('read-only transaction');
    const keys = database.forReading('aurora', (tx) => sql`select * from system_key`.execute(tx));
    await expect(keys).rejects.toThrow('permission denied');
  });

  it('do not count an idle primary as lag', async () => {
    await pause(MAX_LAG_MS * 2);
    expect(await answeringServer()).toBe('standby');
    expect(database.replica?.lagMs()).toBeLessThan(MAX_LAG_MS);
  });

  it('come from the primary before the standby is further behind than the bound, and one line says so', async () => {
    lines.length = 0;
    await standby.query('select pg_wal_replay_pause()');
    const writtenAtMs = performance.now();
    await database.forSite('aurora', (tx) => addMember(tx, 'aurora', 'second'));
    await expect
      .poll(() => database.forReading('aurora', accountsIn), { timeout: 10_000, interval: 20 })
      .toHaveLength(2);
    expect(performance.now() - writtenAtMs).toBeLessThan(MAX_LAG_MS + 500);
    await expect.poll(() => lines.length, SWITCH_WITHIN).toBe(1);
    expect(lines[0]).toEqual({
      level: 'warn',
      message: 'the primary answers records: the replica lags too far behind',
    });
    expect(database.replica?.mayAnswer()).toBe(false);

    await standby.query('select pg_wal_replay_resume()');
    await answersFrom('standby');
    expect(await database.forReading('aurora', accountsIn)).toHaveLength(2);
    expect(lines.map(({ message }) => message).slice(1)).toEqual(['the replica answers records']);
  });

  it('come from the primary while the standby is stopped, without one failed read, and from the standby after', async () => {
    lines.length = 0;
    let isOver = false;
    let reads = 0;
    const reading = (async () => {
      while (!isOver) {
        expect(await database.forReading('aurora', accountsIn)).toHaveLength(2);
        reads += 1;
      }
    })();
    await standby.stop();
    await answersFrom('primary');
    isOver = true;
    await reading;
    expect(reads).toBeGreaterThan(0);
    await standby.start();
    await answersFrom('standby');
    await expect
      .poll(() => lines.map(({ message }) => message), SWITCH_WITHIN)
      .toEqual(['the primary answers records: the replica cannot be used', 'the replica answers records']);
  });

  it('come from the primary when the other server is no standby', async () => {
    lines.length = 0;
    const replica = { url: primary.url, maxLagMs: MAX_LAG_MS };
    const mistaken = await openDatabase({ databaseUrl: primary.url, replica, poolSize: 2, log });
    await expect.poll(() => lines.length, SWITCH_WITHIN).toBe(1);
    expect(await mistaken.forReading('aurora', isOnStandby)).toBe(false);
    expect(mistaken.replica?.answered).toEqual({ replica: 0, primary: 1 });
    await mistaken.close();
  });
});
