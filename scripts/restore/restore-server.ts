import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import type { Database } from '#gateway/database/database.ts';
import type { ClusterServer } from '#tests/harness/cluster-server.ts';
import type { ClusterMaker } from '#tests/harness/postgres-cluster.ts';
import { onServer, type Step } from './drill-step.ts';
import { DRILL_SITE, type LedgerState, readLedgerState } from './fill-ledger.ts';
import type { LostServer } from './lose-server.ts';
import { gapsIn } from './wal-archive.ts';

/** Replaying a large archive takes minutes. */
const REPLAY_WITHIN_MS = 3_600_000;

interface RestoreOptions {
  /** The new server's folder, within the maker's. */
  readonly name: string;
  readonly step: Step;
  /** For tests: spoils the restored database before it is checked. */
  readonly beforeCheck?: (restored: ClusterServer) => Promise<void>;
}

/**
 * Restores a lost server to its moment and checks it.
 * @throws Error where the archive does not reach the moment, where the ledger is unsound, and where what was restored
 *   is not exactly what was committed before the moment.
 */
export async function restoreServer(
  maker: ClusterMaker,
  lost: LostServer,
  { name, step, beforeCheck }: RestoreOptions,
): Promise<void> {
  const folder = join(maker.folder, name);
  await step('copy the base backup', () => maker.run('cp', ['-a', lost.base, folder]));
  const restored = await maker.over(folder);
  await step('replay the archive up to the moment', () => replay(lost, restored));
  await beforeCheck?.(restored);
  await onServer(restored, async (database) => {
    await step('check the ledger', () => assertSound(database));
    await step('compare with the moment', () => assertSame(database, lost.state));
  });
  await restored.stop('at once');
}

async function replay({ moment, archive }: LostServer, restored: ClusterServer): Promise<void> {
  await writeFile(join(restored.folder, 'recovery.signal'), '');
  const target = { recovery_target_time: moment, recovery_target_action: 'promote' };
  try {
    // Nobody may read what is only half replayed: it answers when it is promoted.
    await restored.start(
      { ...archive.restoring, ...target, hot_standby: 'off', fsync: 'on', full_page_writes: 'on' },
      { withinMs: REPLAY_WITHIN_MS },
    );
  } catch (error) {
    const missing = gapsIn(archive.segments());
    const cause = missing.length > 0 ? `the archive lacks ${missing.join(', ')}` : (error as Error).message;
    throw new Error(`the restore did not reach ${moment}: ${cause}`, { cause: error });
  }
}

async function assertSound(database: Database): Promise<void> {
  const faults = await database.forSite(DRILL_SITE, (tx) => checkLedger(tx, DRILL_SITE));
  if (!isSound(faults)) throw new Error(`the restored ledger is unsound: ${JSON.stringify(faults)}`);
}

async function assertSame(database: Database, expected: LedgerState): Promise<void> {
  const found = JSON.stringify(await readLedgerState(database));
  if (found !== JSON.stringify(expected))
    throw new Error(`the restored ledger holds ${found}; at the moment it held ${JSON.stringify(expected)}`);
}
