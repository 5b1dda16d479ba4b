/** Looks at, sends and publishes the revisions of a running gateway's sites: `npm run site -- list` and so on. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OPERATOR_TOKEN_FILE } from '#gateway/operator-token-file.ts';
import { OperatorRefusal, operatorClient } from './revisions/operator-client.ts';
import { runSiteCommand, SiteCommandError, USAGE } from './revisions/site-command.ts';

const root = path.resolve(import.meta.dirname, '..');
const { origin, args } = readOrigin(process.argv.slice(2));

if (args.length === 0 || args.includes('--help')) console.info(USAGE);
else await run().catch(tell);

async function run(): Promise<void> {
  const client = operatorClient(origin, await readToken());
  const folders = {
    sitesDir: path.resolve(process.env.SITES_DIR || path.join(root, 'sites')),
    layoutsDir: path.resolve(process.env.LAYOUTS_DIR || path.join(root, 'layouts')),
  };
  await runSiteCommand(args, { client, folders, print: (line) => console.info(line) });
}

function readOrigin(given: readonly string[]): { origin: string; args: readonly string[] } {
  const at = given.indexOf('--url');
  if (at < 0) return { origin: `http://localhost:${process.env.PORT || 8080}`, args: given };
  return { origin: (given[at + 1] ?? '').replace(/\/$/, ''), args: given.toSpliced(at, 2) };
}

async function readToken(): Promise<string> {
  const given = process.env.MARQUEE_OPERATOR_TOKEN?.trim();
  if (given) return given;
  const file = path.join(path.resolve(root, process.env.DATA_DIR || '.data'), OPERATOR_TOKEN_FILE);
  const token = await readFile(file, 'utf8').catch(() => undefined);
  if (token === undefined)
    throw new SiteCommandError(`there is no token at ${file}: start the gateway once, or set MARQUEE_OPERATOR_TOKEN`);
  return token.trim();
}

function tell(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof OperatorRefusal) for (const problem of error.problems) console.error(problem);
  console.error(error instanceof Error ? error.message : String(error));
}
