// npm run journeys: the browser tests against a production build. Arguments go to Playwright, e.g. `-- --project=mobile
// -g language`.
import { buildIfStale } from './build.mjs';
import { isMainProgram } from './kit/project-root.mjs';
import { runTool } from './kit/run-command.mjs';
import { forgetReport, reportPaths, tallyOfPlaywright } from './kit/test-tally.mjs';
import { ensureInstalled } from './setup.mjs';

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
