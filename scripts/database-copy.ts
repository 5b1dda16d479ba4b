/** Copies the embedded database of a running gateway into a file: `npm run database:copy -- --to FILE`. */
import path from 'node:path';
import { writeCopy } from './restore/write-copy.ts';
import { operatorToken } from './revisions/operator-access.ts';
import { OperatorRefusal, operatorCall } from './revisions/operator-call.ts';
import { readOptions } from './revisions/read-options.ts';

const USAGE = `npm run database:copy -- --to <file> [--url <gateway>]

Copies the embedded database while the gateway serves: a tar of its data directory as of one moment between two
transactions. The file is readable by its owner alone, and appears under its name only when it is whole.

The gateway is the one at --url (default http://localhost:8080, or PORT); its token is read from DATA_DIR/operator-token,
or given in MARQUEE_OPERATOR_TOKEN. A gateway on PostgreSQL refuses: use pg_basebackup there.`;

await run().catch((error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : String(error));
});

async function run(): Promise<void> {
  const { values } = readOptions({
    args: process.argv.slice(2),
    options: { to: { type: 'string' }, url: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.info(USAGE);
  if (values.to === undefined) throw new Error(`--to is missing: name the file that the copy goes to\n\n${USAGE}`);
  const { DATA_DIR, MARQUEE_OPERATOR_TOKEN, PORT } = process.env;
  const dataDir = path.resolve(import.meta.dirname, '..', DATA_DIR || '.data');
  const { call } = operatorCall(
    values.url?.replace(/\/$/, '') ?? `http://localhost:${PORT || 8080}`,
    await operatorToken(MARQUEE_OPERATOR_TOKEN, dataDir),
  );
  const answer = await call('GET', '/wps/operator/database/copy').catch((error: unknown) => {
    if (!(error instanceof OperatorRefusal) || error.code !== 'not_found') throw error;
    throw new Error('this gateway has no embedded database: copy PostgreSQL with pg_basebackup (docs/operations.md)', {
      cause: error,
    });
  });
  const bytes = await writeCopy(answer, values.to);
  console.info(`${values.to} has the whole database, ${(bytes / 1_000_000).toFixed(1)} MB`);
}
