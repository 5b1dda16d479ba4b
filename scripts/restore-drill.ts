/** Rehearses a restore of PostgreSQL to a moment: `npm run restore:drill`. Fails if the ledger is unsound after it. */
import { parseArgs } from 'node:util';
import { clusterMaker, clusterProblem } from '#tests/harness/postgres-cluster.ts';
import { timedSteps } from './restore/drill-step.ts';
import { loseServer } from './restore/lose-server.ts';
import { restoreServer } from './restore/restore-server.ts';

const USAGE = `npm run restore:drill [-- --entries 20000]

Fills a ledger on a PostgreSQL server of its own, takes a base backup, archives the log, loses the server, restores it
to a moment and checks the ledger. Needs the server's programs on this machine and touches no other server.

  --entries  entries of the ledger at that moment, an even number (default 20000)`;

const DEFAULT_ENTRIES = 20_000;

// Ends by way of `exit`, which stops the servers.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

await run().catch((error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : String(error));
});

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { entries: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) return console.info(USAGE);
  const entries = Number(values.entries ?? DEFAULT_ENTRIES);
  if (!Number.isInteger(entries) || entries < 100 || entries % 2 !== 0)
    throw new Error('--entries must be an even number from 100 on');
  if (clusterProblem !== null) throw new Error(`the drill cannot run on this machine: ${clusterProblem}`);
  const maker = clusterMaker();
  const step = timedSteps((name, tookMs) => console.info(`${inSeconds(tookMs)}  ${name}`));
  try {
    const lost = await loseServer(maker, entries, step);
    await step('restore, from the loss to the end of the checks', () =>
      restoreServer(maker, lost, { name: 'restored', step }),
    );
    console.info(`The ledger is sound and holds the ${entries} entries of ${lost.moment}, and none after it.`);
  } finally {
    await maker.close();
  }
}

function inSeconds(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(1).padStart(7)} s`;
}
