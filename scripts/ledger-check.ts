/** Recomputes the ledgers of a running gateway's sites: `npm run ledger:check`. Fails if one does not add up. */
import path from 'node:path';
import type { LedgerReport } from '#contracts/generated/contracts.ts';
import { operatorToken } from './revisions/operator-access.ts';
import { operatorCall } from './revisions/operator-call.ts';
import { readGatewayOptions } from './revisions/read-options.ts';

const USAGE = `npm run ledger:check [-- --url <gateway>]

Adds the ledgers of all sites up anew, and fails where one does not add up.

The gateway is the one at --url (default http://localhost:8080, or PORT); its token is read from DATA_DIR/operator-token,
or given in MARQUEE_OPERATOR_TOKEN.`;

const { DATA_DIR, MARQUEE_OPERATOR_TOKEN, PORT } = process.env;

await run().catch((error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : String(error));
});

async function run(): Promise<void> {
  const { url, help } = readGatewayOptions(process.argv.slice(2));
  if (help) return console.info(USAGE);
  const dataDir = path.resolve(import.meta.dirname, '..', DATA_DIR || '.data');
  const token = await operatorToken(MARQUEE_OPERATOR_TOKEN, dataDir);
  const { value } = operatorCall(url ?? `http://localhost:${PORT || 8080}`, token);
  const { sites } = await value<LedgerReport>('GET', '/wps/operator/ledger/check');
  for (const { siteId, isSound, ...faults } of sites) {
    console.info(`${siteId}: ${isSound ? 'adds up' : 'does not add up'}`);
    if (!isSound) console.error(JSON.stringify(faults, null, 2));
  }
  if (sites.some(({ isSound }) => !isSound)) process.exitCode = 1;
}
