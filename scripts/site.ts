/** Looks at, sends and publishes the revisions of a running gateway's sites: `npm run site -- list` and so on. */
import path from 'node:path';
import { operatorToken } from './revisions/operator-access.ts';
import { OperatorRefusal } from './revisions/operator-call.ts';
import { operatorClient } from './revisions/operator-client.ts';
import { readSiteArguments } from './revisions/site-arguments.ts';
import { runSiteCommand, USAGE } from './revisions/site-command.ts';

const root = path.resolve(import.meta.dirname, '..');

await run().catch(printError);

async function run(): Promise<void> {
  const args = readSiteArguments(process.argv.slice(2));
  if (args.command === undefined || args.options.help) return console.info(USAGE);
  const { DATA_DIR, LAYOUTS_DIR, MARQUEE_OPERATOR_TOKEN, PORT, SITES_DIR } = process.env;
  const token = await operatorToken(MARQUEE_OPERATOR_TOKEN, path.resolve(root, DATA_DIR || '.data'));
  await runSiteCommand(args, {
    client: operatorClient(args.url ?? `http://localhost:${PORT || 8080}`, token),
    folders: {
      sitesDir: path.resolve(SITES_DIR || path.join(root, 'sites')),
      layoutsDir: path.resolve(LAYOUTS_DIR || path.join(root, 'layouts')),
    },
    print: (line) => console.info(line),
  });
}

function printError(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof OperatorRefusal) for (const problem of error.problems) console.error(problem);
  console.error(error instanceof Error ? error.message : String(error));
}
