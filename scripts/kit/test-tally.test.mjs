import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';
import { addTallies, failedTests, sayTally, slowestSuites, tallyOfPlaywright, tallyOfVitest } from './test-tally.mjs';

describe('the tally of a test run', () => {
  let folder;
  let path;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tally-'));
    path = join(folder, 'report.json');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('adds up the counts of the runners and prints them in one line', () => {
    writeFileSync(path, JSON.stringify({ numPassedTests: 40, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 }));
    const units = tallyOfVitest(1, path);
    writeFileSync(path, JSON.stringify({ stats: { expected: 10, unexpected: 0, flaky: 1, skipped: 0 } }));
    const journeys = tallyOfPlaywright(0, path);
    expect(sayTally(addTallies([units, journeys]))).toBe('50 passed, 1 failed, 1 at the second try, 2 skipped');
    expect(sayTally({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
  });

  it('names the slowest files of unit tests and journeys together', () => {
    const vitest = join(folder, 'vitest.json');
    const unit = (name, seconds) => ({
      name: join(projectRoot, name),
      startTime: 1_000,
      endTime: 1_000 + seconds * 1_000,
    });
    writeFileSync(vitest, JSON.stringify({ testResults: [unit('src/a.test.ts', 2), unit('src/b.test.ts', 9)] }));
    const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const suite = { file: 'home.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(2_000, 1_500)] }] };
    writeFileSync(path, JSON.stringify({ suites: [suite] }));
    expect(slowestSuites(2, { vitest, playwright: path })).toEqual([
      { name: 'src/b.test.ts', seconds: 9 },
      { name: 'tests/journeys/home.spec.ts', seconds: 4.5 },
    ]);
    const missing = join(folder, 'never-written.json');
    expect(slowestSuites(10, { vitest: missing, playwright: missing })).toEqual([]);
  });

  it('names each test that failed, with the first line of its error', () => {
    const vitest = join(folder, 'vitest.json');
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1\n    at line 7'] },
    ];
    const broken = { name: join(projectRoot, 'src/b.test.ts'), status: 'failed', message: 'no such module' };
    const testResults = [
      { name: join(projectRoot, 'src/a.test.ts'), status: 'failed', assertionResults },
      { ...broken, assertionResults: [] },
    ];
    writeFileSync(vitest, JSON.stringify({ testResults }));
    const test = (status, ...messages) => ({
      projectName: 'mobile',
      status,
      results: messages.map((message) => (message === null ? {} : { error: { message } })),
    });
    const spec = (title, one) => ({ file: 'home.spec.ts', title, tests: [one] });
    const specs = [
      spec('opens', test('expected', null)),
      spec('scrolls', test('flaky', 'timed out\nfor', null)),
      spec('closes', test('unexpected', 'not closed')),
    ];
    writeFileSync(path, JSON.stringify({ suites: [{ suites: [{ specs }] }] }));
    expect(failedTests({ vitest, playwright: path })).toEqual([
      'src/a.test.ts: subtracts: expected 1',
      'src/b.test.ts: no such module',
      'tests/journeys/home.spec.ts: [mobile] scrolls (passed at the second try): timed out',
      'tests/journeys/home.spec.ts: [mobile] closes: not closed',
    ]);
  });

  it('counts a runner that ended badly without naming a test as one failure', () => {
    writeFileSync(path, JSON.stringify({ numPassedTests: 40, numFailedTests: 0 }));
    expect(tallyOfVitest(1, path)).toEqual({ passed: 40, failed: 1, skipped: 0 });
    expect(tallyOfPlaywright(1, join(folder, 'never-written.json'))).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      secondTry: 0,
    });
  });

  it('counts a runner that left no report as one failure, whatever its exit code', () => {
    expect(tallyOfVitest(0, join(folder, 'never-written.json'))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
