import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClusterMaker, clusterMaker, clusterProblem } from '#tests/harness/postgres-cluster.ts';
import { timedSteps } from './drill-step.ts';
import { type LostServer, loseServer } from './lose-server.ts';
import { restoreServer } from './restore-server.ts';
import { gapsIn } from './wal-archive.ts';

const ENTRIES = 4_000;
const title = `the restore drill${clusterProblem === null ? '' : ` (${clusterProblem})`}`;

describe.skipIf(clusterProblem !== null)(title, () => {
  const steps: string[] = [];
  const step = timedSteps((name) => steps.push(name));
  let maker: ClusterMaker;
  let lost: LostServer;

  beforeAll(async () => {
    maker = clusterMaker();
    lost = await loseServer(maker, ENTRIES, step);
  });

  afterAll(() => maker?.close());

  /** Restores while a segment is not in the archive. */
  async function restoreWithout(segment: string, name: string): Promise<void> {
    const [there, away] = [join(lost.archive.folder, segment), join(maker.folder, segment)];
    await rename(there, away);
    try {
      await restoreServer(maker, lost, { name, step });
    } finally {
      await rename(away, there);
    }
  }

  it('restores exactly what was committed before the moment, to a sound ledger', async () => {
    steps.length = 0;
    await restoreServer(maker, lost, { name: 'whole', step });
    expect(lost.state.entries).toBe(ENTRIES);
    expect(lost.state.balancesMinor).toBe(lost.state.movedMinor);
    expect(steps).toEqual([
      'copy the base backup',
      'replay the archive up to the moment',
      'check the ledger',
      'compare with the moment',
    ]);
  });

  it('fails where the archive lacks a segment, and names it', async () => {
    const segment = lost.archive.segments().at(-2) ?? '';
    await expect(restoreWithout(segment, 'with-a-gap')).rejects.toThrow(
      `the restore did not reach ${lost.moment}: the archive lacks ${segment}`,
    );
  });

  it('fails where the archive ends before the moment, in the words of PostgreSQL', async () => {
    const segment = lost.archive.segments().at(-1) ?? '';
    await expect(restoreWithout(segment, 'too-short')).rejects.toThrow(
      'FATAL:  recovery ended before configured recovery target was reached',
    );
  });

  it('fails where the restored ledger is unsound', async () => {
    const drill = restoreServer(maker, lost, {
      name: 'unsound',
      step,
      beforeCheck: async (restored) => {
        await restored.query('update marquee.ledger_balance set balance = balance + 1');
      },
    });
    await expect(drill).rejects.toThrow(/^the restored ledger is unsound: .*wrongBalances/);
  });

  it('fails where an entry of before the moment is missing, or one of after it is there', async () => {
    const more = { ...lost, state: { ...lost.state, entries: ENTRIES + 2 } };
    await expect(restoreServer(maker, more, { name: 'different', step })).rejects.toThrow(
      `the restored ledger holds {"entries":${ENTRIES},`,
    );
  });
});

describe('gaps in an archive', () => {
  it('are the segments between the first and the last that are not there', () => {
    expect(gapsIn([])).toEqual([]);
    expect(gapsIn(['0000000100000000000000FE', '000000010000000100000001'])).toEqual([
      '0000000100000000000000FF',
      '000000010000000100000000',
    ]);
    expect(gapsIn(['000000010000000000000003', '000000010000000000000002'])).toEqual([]);
  });
});
