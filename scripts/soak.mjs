/**
 * npm run soak: the guarantees again with their large counts. Same code as in `npm test`: files named `*.soak.ts` that
 * take their counts from `scaled(small, large)` in tests/soak-scale.ts. `SOAK_SCALE` multiplies the large counts (1
 * unless set); arguments narrow the files, e.g. `npm run soak -- ledger`.
 */
import { buildOrExit } from './build.mjs';
import { runTool } from './kit/run-command.mjs';
import { forgetReport, reportPaths, sayTally, tallyOfVitest } from './kit/test-tally.mjs';
import { ensureInstalled } from './setup.mjs';

await ensureInstalled();
await buildOrExit();
forgetReport(reportPaths.soak);
const scale = process.env.SOAK_SCALE ?? '1';
console.info(`Soak at scale ${scale}.`);
const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${reportPaths.soak}`];
const { exitCode } = await runTool(
  'vitest/vitest.mjs',
  ['run', '--project=soak', ...reporters, ...process.argv.slice(2)],
  {
    env: { SOAK_SCALE: scale },
  },
);
console.info(`\n${sayTally(tallyOfVitest(exitCode, reportPaths.soak))}`);
process.exitCode = exitCode;
