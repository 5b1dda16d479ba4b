/** Months of a running gateway's ledger in files: `npm run archive`. */
import path from 'node:path';
import type { ArchivedLedgerMonth, LedgerMonths } from '#contracts/generated/contracts.ts';
import { operatorToken } from './revisions/operator-access.ts';
import { operatorCall } from './revisions/operator-call.ts';
import { readOptions, unknownCommand } from './revisions/read-options.ts';

const USAGE = `npm run archive -- <command> [--url <gateway>]

  list              the months in the database, and those in files
  month <YYYY-MM>   move a month into files and out of the database
  restore <YYYY-MM> bring it back

A month is archived when its actions are four months old. The files are in DATA_DIR/archive of the gateway, one folder
for each month. Rounds that are still open stay in the database. The gateway is the one at --url (default
http://localhost:8080, or PORT); its token is read from DATA_DIR/operator-token, or given in MARQUEE_OPERATOR_TOKEN.`;

const { DATA_DIR, MARQUEE_OPERATOR_TOKEN, PORT } = process.env;

await run().catch((error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : String(error));
});

async function run(): Promise<void> {
  const { values, positionals } = readOptions({
    args: process.argv.slice(2),
    options: { url: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [command, month] = positionals;
  if (values.help || command === undefined) return console.info(USAGE);
  const dataDir = path.resolve(import.meta.dirname, '..', DATA_DIR || '.data');
  const token = await operatorToken(MARQUEE_OPERATOR_TOKEN, dataDir);
  const { value } = operatorCall(values.url?.replace(/\/$/, '') ?? `http://localhost:${PORT || 8080}`, token);
  if (command === 'list') {
    const { stored, archived } = await value<LedgerMonths>('GET', '/wps/operator/ledger/months');
    console.info(`in the database: ${stored.join(' ') || 'none'}\nin files: ${archived.join(' ') || 'none'}`);
    return;
  }
  if (command !== 'month' && command !== 'restore')
    throw new Error(unknownCommand(command, ['list', 'month', 'restore']));
  if (month === undefined) throw new Error(`${command} needs a month, such as 2026-03`);
  const verb = command === 'month' ? 'archive' : 'restore';
  const { tables } = await value<ArchivedLedgerMonth>('POST', `/wps/operator/ledger/${verb}`, { month });
  for (const [table, { rows }] of Object.entries(tables)) console.info(`${table}: ${rows} rows`);
  console.info(command === 'month' ? `${month} is archived.` : `${month} is back.`);
}
