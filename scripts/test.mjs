// npm test: everything, on a machine that has only Node. The last line is the sum of all checks, unit tests and
// journeys.
import { runJourneys } from './journeys.mjs';
import { addTallies, failedTests, sayTally, slowestSuites } from './kit/test-tally.mjs';
import { ensureInstalled } from './setup.mjs';
import { verify } from './verify.mjs';

await ensureInstalled();
const tallies = [await verify({ keepGoing: true })];
try {
  tallies.push(await runJourneys());
} catch (error) {
  // Without a build there are no journeys: a failed build counts as one failure, with the build's own output.
  console.error(error instanceof Error ? error.message : error);
  tallies.push({ passed: 0, failed: 1, skipped: 0 });
}

const slowest = slowestSuites().map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
if (slowest.length > 0) console.info(['', 'The slowest suites:', ...slowest].join('\n'));

const failed = failedTests();
if (failed.length > 0) console.info(['', 'Failed:', ...failed.map((line) => `  ${line}`)].join('\n'));

const total = addTallies(tallies);
console.info(`\n${sayTally(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
