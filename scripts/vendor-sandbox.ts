/**
 * Opens a test integration of a vendor on a running gateway in demo mode: `npm run vendor:sandbox -- --site aurora …`.
 */
import path from 'node:path';
import { operatorToken } from './revisions/operator-access.ts';
import { openSandbox } from './vendors/open-sandbox.ts';
import { readSandboxArguments, SANDBOX_USAGE } from './vendors/sandbox-arguments.ts';

await run().catch((error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : String(error));
});

async function run(): Promise<void> {
  const args = readSandboxArguments(process.argv.slice(2));
  if (args === null) return console.info(SANDBOX_USAGE);
  const { DATA_DIR, MARQUEE_OPERATOR_TOKEN, PORT } = process.env;
  const dataDir = path.resolve(import.meta.dirname, '..', DATA_DIR || '.data');
  await openSandbox(args, {
    origin: args.url ?? `http://localhost:${PORT || 8080}`,
    token: await operatorToken(MARQUEE_OPERATOR_TOKEN, dataDir),
    print: (line) => console.info(line),
  });
}
