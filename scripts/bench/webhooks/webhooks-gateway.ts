/**
 * A program: the whole gateway over the database that its first argument names, with that many members and pending
 * deposits. It sends its port to its parent.
 */
import { readFile } from 'node:fs/promises';
import type { SiteDocument } from '#contracts/generated/contracts.ts';
import { openDatabase } from '#gateway/database/connection.ts';
import { startGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { openDeposits, SITE } from './open-deposits.ts';
import { SECRET } from './signed-webhooks.ts';

const [, , databaseUrl = '', members = '0', deposits = '0'] = process.argv;
const database = await openDatabase({ masterKeys: testMasterKeys(), databaseUrl });
await database.migrate();
// The brand's own rules: a deposit is played through before it can be withdrawn.
const { cashier, currency } = JSON.parse(await readFile(`sites/${SITE}/site.json`, 'utf8')) as SiteDocument;
const gateway = await startGateway(database, {
  sites: [siteDocuments({ id: SITE, site: { currency, ...(cashier && { cashier }) } })],
  environment: { LOG_LEVEL: 'warn', MARQUEE_MODE: 'demo', PAYMENTS_URL: 'http://127.0.0.1:1', PAYMENTS_SECRET: SECRET },
});
await openDeposits(database, Number(members), Number(deposits));

process.once('disconnect', () => process.exit());
process.send?.({ port: gateway.port });
