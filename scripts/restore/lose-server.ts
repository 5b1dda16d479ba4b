import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterServer } from '#tests/harness/cluster-server.ts';
import type { ClusterMaker } from '#tests/harness/postgres-cluster.ts';
import { onServer, type Step } from './drill-step.ts';
import { fillLedger, type LedgerState, openDrillSite, readLedgerState } from './fill-ledger.ts';
import { archiveEverything, type WalArchive, walArchive } from './wal-archive.ts';

/** Of the entries, this share is in the base backup; the others come from the archive. */
const SHARE_IN_BASE = 0.8;
/** This share more is committed after the moment, and must be gone. */
const SHARE_AFTER = 0.05;

/** What is left of a server: enough to restore it to the moment. */
export interface LostServer {
  /** The folder of the base backup. */
  readonly base: string;
  readonly archive: WalArchive;
  /** As PostgreSQL's `recovery_target_time` takes it. */
  readonly moment: string;
  /** What the ledger held at the moment. */
  readonly state: LedgerState;
}

/**
 * Fills the ledger of a server of its own, takes a base backup, notes a moment between further commits, and loses the
 * server with everything that is neither in the backup nor in the archive.
 */
export async function loseServer(maker: ClusterMaker, entries: number, step: Step): Promise<LostServer> {
  const archive = walArchive(maker.folder);
  const base = join(maker.folder, 'base');
  const primary = await maker.primary({ fsync: 'on', full_page_writes: 'on', ...archive.archiving });
  const inBase = evenPart(entries, SHARE_IN_BASE);
  const inFirstSegments = evenPart(entries, (1 + SHARE_IN_BASE) / 2);
  const noted = await onServer(primary, async (database) => {
    await database.migrate();
    await openDrillSite(database);
    await step(`fill the ledger with ${inBase} entries`, () => fillLedger(database, { from: 0, to: inBase }));
    // A server that has served for a while has statistics; this one may be too young for its autovacuum.
    await primary.query('analyze');
    await step('take a base backup and verify it', async () => {
      await maker.baseBackup(primary, base);
      await maker.run('pg_verifybackup', ['--quiet', base]);
    });
    return step(`commit ${entries - inBase} entries before the moment, and others after it`, async () => {
      await fillLedger(database, { from: inBase, to: inFirstSegments });
      // However few entries there are, the restore needs more than one segment.
      await archiveEverything(primary);
      await fillLedger(database, { from: inFirstSegments, to: entries });
      const noted = { state: await readLedgerState(database), moment: await readClock(primary) };
      await fillLedger(database, { from: entries, to: evenPart(entries, 1 + SHARE_AFTER) });
      await archiveEverything(primary);
      return noted;
    });
  });
  await primary.stop('at once');
  await rm(primary.folder, { recursive: true });
  return { base, archive, ...noted };
}

async function readClock(server: ClusterServer): Promise<string> {
  const [row] = await server.query(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US"+00"') as now`,
  );
  return String(row?.now);
}

/** A share of some entries that whole transfers come to. */
const evenPart = (entries: number, share: number): number => 2 * Math.round((entries * share) / 2);
