// npm run verify: the gate. Cheap checks two at a time (two cores are the smallest machine we promise), then the unit
// tests.
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMainProgram, projectRoot } from './kit/project-root.mjs';
import { runTool, runTypeScript } from './kit/run-command.mjs';
import { addTallies, forgetReport, reportPaths, sayTally, tallyOfVitest } from './kit/test-tally.mjs';
import { ensureInstalled } from './setup.mjs';

const lanes = 2;

/** The native compiler checks in a tenth of the time; dependency-cruiser still reads code through the other one. */
const typeChecker = 'typescript7/bin/tsc';

/** The checks in the order of their output; each returns `{ exitCode, output }`. */
const checks = [
  { name: 'generated files are fresh', run: (options) => runTypeScript('scripts/generate.ts', ['--check'], options) },
  {
    name: 'format and lint',
    run: (options) => runTool('@biomejs/biome/bin/biome', lintArguments, options),
  },
  {
    name: 'layers',
    run: (options) => runTool('dependency-cruiser/bin/dependency-cruise.mjs', cruiseArguments, options),
  },
  { name: 'colours and import paths', run: (options) => runTypeScript('scripts/check-source.ts', [], options) },
  { name: 'types', run: (options) => runTool(typeChecker, typeArguments('.'), options) },
  // Each deployable once more with its own globals: no DOM on a server, nothing of Node in a browser.
  ...['gateway', 'portal', 'arcade', 'payments-sandbox', 'studio'].map((deployable) => ({
    name: `types of the ${deployable}`,
    run: (options) => runTool(typeChecker, typeArguments(`src/${deployable}`), options),
  })),
  { name: 'documents', run: (options) => runTypeScript('scripts/check-sites.ts', [], options) },
];

// Their output is collected, so they can't see for themselves whether it ends up on a terminal that shows colours.
const lintArguments = ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.'];
const cruiseArguments = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', 'src', 'scripts', 'tests'];
const typeArguments = (folder) => [
  '--noEmit',
  '--project',
  folder,
  '--pretty',
  String(process.stdout.isTTY === true),
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/tsc-${folder === '.' ? 'all' : basename(folder)}.tsbuildinfo`,
];

/**
 * Runs all checks and answers their tally. It stops at the first failure, whose whole output is shown; with `keepGoing`
 * it runs the rest too, so that one run reports every fault.
 */
export async function verify({ keepGoing = false } = {}) {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  const checked = await runChecks(keepGoing);
  if (checked.failed > 0 && !keepGoing) return checked;
  return addTallies([checked, await runUnitTests()]);
}

async function runChecks(keepGoing) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const stop = new AbortController();
  const waiting = [...checks];

  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const startedAt = Date.now();
      const { exitCode, output } = await check.run({ capture: true, signal: stop.signal });
      if (stop.signal.aborted) return;
      announce(exitCode === 0, check.name, startedAt);
      if (exitCode === 0) {
        tally.passed += 1;
        continue;
      }
      console.info(`\n${output.trimEnd()}\n`);
      tally.failed += 1;
      if (!keepGoing) stop.abort();
    }
  };

  await Promise.all(Array.from({ length: lanes }, lane));
  return tally;
}

/** These take both cores and long enough that their progress is shown as it happens. */
async function runUnitTests() {
  const startedAt = Date.now();
  forgetReport(reportPaths.vitest);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPaths.vitest}`];
  // A PostgreSQL in memory, where its programs are installed: see tests/harness/own-postgres.ts.
  const { exitCode } = await runTool('vitest/vitest.mjs', ['run', ...reporters], { env: { TEST_POSTGRES: 'own' } });
  announce(exitCode === 0, 'unit tests', startedAt);
  return tallyOfVitest(exitCode);
}

function announce(passed, name, startedAt) {
  console.info(
    `${passed ? '✓' : '✗'} ${name.padEnd(28)} ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`,
  );
}

if (isMainProgram(import.meta.url)) {
  await ensureInstalled();
  const tally = await verify();
  console.info(sayTally(tally));
  process.exitCode = tally.failed > 0 ? 1 : 0;
}
