import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { styledComponentIds } from './vite.config.ts';

const setupFiles = ['tests/support/fail-on-console-error.ts'];

/** Tests that replace modules or read them anew: each of their files gets modules of its own. */
const isolatedTests = '**/*.isolated.test.{ts,tsx}';
/** Journeys are Playwright's. */
const journeys = 'tests/journeys/**';
/** Tests whose counts grow in `npm run soak` (see tests/soak-scale.ts). */
const soaks = ['src/**/*.soak.ts', 'tests/**/*.soak.ts'];
const isSoak = process.env.SOAK_SCALE !== undefined;

const nodeTests = {
  environment: 'node' as const,
  setupFiles,
  include: ['src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'tests/**/*.test.ts', ...soaks],
};

const domTests = {
  environment: 'jsdom' as const,
  setupFiles: [...setupFiles, 'tests/support/quick-styles.ts', 'tests/support/clean-up-screen.ts'],
  include: ['src/**/*.test.tsx'],
};

const soakProject = {
  extends: true as const,
  test: {
    ...{ name: 'soak', environment: 'node' as const, setupFiles, include: soaks },
    ...{ testTimeout: 3_600_000, hookTimeout: 600_000 },
  },
};

/** The long files first, so that no worker is left with one of them at the end while the others are idle. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.soak.ts');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * `node` for everything without a screen and `dom` for components, whose files share the modules that they import:
 * loading those for each file took longer than the tests. The `isolated` ones do not. `npm run soak` takes the project
 * `soak`, whose files have hours and a process each. The browser journeys are Playwright's: playwright.config.ts.
 */
export default defineConfig({
  plugins: [react()],
  oxc: { plugins: { styledComponents: styledComponentIds } },
  test: {
    // The smallest machine we promise has two cores; more workers would only make each of them miss its time-out.
    maxWorkers: 2,
    // Tests make much that is soon garbage: a larger young generation is collected less often. Both workers are busy
    // all the time, so that threads of V8 beside them would only take the cores from them.
    execArgv: ['--max-semi-space-size=64', '--single-threaded'],
    // An embedded database takes seconds to come up while both cores are busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongFilesFirst },
    globalSetup: process.env.TEST_POSTGRES === 'own' ? ['tests/harness/own-postgres.ts'] : [],
    alias: [{ find: './argon2-cost.ts', replacement: resolve('tests/harness/quick-argon2-cost.ts') }],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { ...nodeTests, name: 'node', isolate: false, exclude: [journeys, isolatedTests] } },
      { extends: true, test: { ...domTests, name: 'dom', isolate: false, exclude: [isolatedTests] } },
      {
        extends: true,
        test: { ...nodeTests, name: 'node-isolated', include: ['**/*.isolated.test.ts'], exclude: ['node_modules/**'] },
      },
      {
        extends: true,
        test: { ...domTests, name: 'dom-isolated', include: ['**/*.isolated.test.tsx'], exclude: ['node_modules/**'] },
      },
      ...(isSoak ? [soakProject] : []),
    ],
  },
});
