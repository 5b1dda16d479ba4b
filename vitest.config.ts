import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { styledComponentIds } from './vite.config.ts';

const setupFiles = ['tests/support/fail-on-console-error.ts'];

/**
 * Three projects: `node` for everything without a screen, `dom` for components, `soak` for the guarantees whose counts grow in
 * `npm run soak` (see tests/soak-scale.ts). The browser journeys are Playwright's: playwright.config.ts.
 */
export default defineConfig({
  plugins: [react()],
  oxc: { plugins: { styledComponents: styledComponentIds } },
  test: {
    // The smallest machine we promise has two cores; more workers would only make each of them miss its time-out.
    maxWorkers: 2,
    // An embedded database takes seconds to come up while both cores are busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'tests/**/*.test.ts'],
          exclude: ['tests/journeys/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: [...setupFiles, 'tests/support/clean-up-screen.ts'],
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          environment: 'node',
          setupFiles,
          include: ['src/**/*.soak.ts', 'tests/**/*.soak.ts'],
          ...(process.env.SOAK_SCALE === undefined ? {} : { testTimeout: 3_600_000, hookTimeout: 600_000 }),
        },
      },
    ],
  },
});
