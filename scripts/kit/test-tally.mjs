import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** The report files of the test runners. */
export const reportPaths = {
  vitest: join(projectRoot, 'test-results', 'vitest.json'),
  soak: join(projectRoot, 'test-results', 'soak.json'),
  playwright: join(projectRoot, 'test-results', 'playwright.json'),
};

/** Removes the report of an earlier run, so that a crashed runner is never counted with old figures. */
export function forgetReport(path) {
  mkdirSync(join(projectRoot, 'test-results'), { recursive: true });
  rmSync(path, { force: true });
}

/** Vitest's report as `{ passed, failed, skipped }`. */
export function tallyOfVitest(exitCode, path = reportPaths.vitest) {
  const report = readReport(path);
  return honest(exitCode, report, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/**
 * Playwright's report as `{ passed, failed, skipped, secondTry }`; a journey that passed at its second try is counted
 * apart, and reported.
 */
export function tallyOfPlaywright(exitCode, path = reportPaths.playwright) {
  const report = readReport(path);
  const stats = report?.stats ?? {};
  return honest(exitCode, report, {
    passed: stats.expected ?? 0,
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
    secondTry: stats.flaky ?? 0,
  });
}

export function addTallies(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0, secondTry: 0 };
  for (const { passed, failed, skipped, secondTry = 0 } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.secondTry += secondTry;
  }
  return total;
}

/** `12 passed, 0 failed`, with those skipped and those that took a second try when there are any. */
export function sayTally({ passed, failed, skipped, secondTry = 0 }) {
  const rest = `${secondTry > 0 ? `, ${secondTry} at the second try` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return `${passed} passed, ${failed} failed${rest}`;
}

/**
 * The slowest files of both reports as `{ name, seconds }`, slowest first; the sum of their tests, whichever worker ran
 * them.
 */
export function slowestSuites(count = 10, { vitest = reportPaths.vitest, playwright = reportPaths.playwright } = {}) {
  const units = (readReport(vitest)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(projectRoot, name),
    seconds: (endTime - startTime) / 1_000,
  }));
  const journeys = (readReport(playwright)?.suites ?? []).map((suite) => ({
    name: `tests/journeys/${suite.file}`,
    seconds: millisecondsOf(suite) / 1_000,
  }));
  return [...units, ...journeys].sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

/**
 * The tests of both reports that failed, or passed at the second try only, each as one line with its file and the first
 * line of its error: the end of a long output tells then what to mend.
 */
export function failedTests({ vitest = reportPaths.vitest, playwright = reportPaths.playwright } = {}) {
  const units = (readReport(vitest)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(projectRoot, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
  return [...units, ...(readReport(playwright)?.suites ?? []).flatMap(failedSpecs)];
}

function failedSpecs({ specs = [], suites = [] }) {
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const error = results.find((result) => result.error)?.error.message;
        const note = status === 'flaky' ? ' (passed at the second try)' : '';
        return `tests/journeys/${spec.file}: [${projectName}] ${spec.title}${note}: ${firstLine(error)}`;
      }),
  );
  return [...failed, ...suites.flatMap(failedSpecs)];
}

function firstLine(text) {
  return (text ?? '').split('\n', 1)[0];
}

function millisecondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), own);
}

/**
 * A runner that ended badly without naming a failed test (a file that doesn't load, a crash) or left no report is one
 * failure.
 */
function honest(exitCode, report, tally) {
  const wentWrong = exitCode !== 0 || report === undefined;
  return wentWrong && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
