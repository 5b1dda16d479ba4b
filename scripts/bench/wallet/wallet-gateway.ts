/**
 * A program: the whole gateway over the database that its argument names, or over PGlite in the folder that it names,
 * with a vendor and players. It tells its port, and its memory when it is asked.
 */
import { openDatabase } from '#gateway/database/connection.ts';
import { startGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { addIntegration } from '#gateway/testing/vendor-calls.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { CURRENCY, openPlayers, SITE } from './wallet-players.ts';

const [, , target = '', players = '0'] = process.argv;
const isPostgres = target.startsWith('postgres');
const database = await openDatabase({
  masterKeys: testMasterKeys(),
  ...(isPostgres ? { databaseUrl: target } : { dataDir: target }),
});
await database.migrate();
const site = siteDocuments({ id: SITE });
const currency = { ...site.site.currency, code: CURRENCY };
const gateway = await startGateway(database, {
  sites: [siteDocuments({ id: SITE, site: { currency } })],
  environment: { LOG_LEVEL: 'warn', MARQUEE_MODE: 'demo' },
});
await addIntegration(database);
await openPlayers(database, Number(players));

process.on('message', () => {
  for (let time = 0; time < 4; time += 1) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heapBytes: heapUsed + external, residentBytes: rss });
});
process.once('disconnect', () => process.exit());
process.send?.({ port: gateway.port });
