import { Client } from 'pg';
import { openDatabase } from '#gateway/database/connection.ts';
import type { Database } from '#gateway/database/database.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { addIntegration } from '#gateway/testing/vendor-calls.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { openPlayers, SITE } from '../wallet/wallet-players.ts';

/** Opens a site with a vendor and members with money, for measurements of reads. */
export async function openFilledSite(url: string, { members }: { readonly members: number }) {
  const database: Database = await openDatabase({ databaseUrl: url, poolSize: 4, masterKeys: testMasterKeys() });
  const client = new Client({ connectionString: url });
  await client.connect();
  await database.migrate();
  await database.forSite(SITE, (tx) => tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute());
  await addIntegration(database);
  await openPlayers(database, members);
  return {
    database,
    /** Of a user whom row-level security does not hold. */
    client,
    site: { ...siteDocuments({ id: SITE }), revision: 1, publication: 1, assetBase: '' },
    async close(): Promise<void> {
      await client.end();
      await database.close();
    },
  };
}
