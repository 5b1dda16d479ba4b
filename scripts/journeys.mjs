// npm run journeys: the browser tests against a production build. Arguments go to Playwright, e.g. `-- --project=mobile
// -g language`.
import { buildIfStale } from './build.mjs';
import { isMainProgram } from './project-root.mjs';
import { runTool } from './run-command.mjs';
import { ensureInstalled } from './setup.mjs';
import { forgetReport, reportPaths, tallyOfPlaywright } from './test-tally.mjs';

/**
 * Builds what is stale, runs the journeys and answers their tally. playwright.config.ts finds the browser and starts
 * the gateway.
 */
export async function runJourneys(playwrightArguments = []) {
  forgetReport(reportPaths.playwright);
  await buildIfStale();
  const { exitCode } = await runTool('@playwright/test/cli.js', ['test', ...playwrightArguments]);
  return tallyOfPlaywright(exitCode);
}

if (isMainProgram(import.meta.url)) {
  await ensureInstalled();
  const { failed } = await runJourneys(process.argv.slice(2));
  process.exitCode = failed > 0 ? 1 : 0;
}
