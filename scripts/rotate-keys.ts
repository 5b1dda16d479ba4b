/** Wraps the platform's keys under the next master key, on a running gateway: `npm run keys:rotate`. */
import path from 'node:path';
import type { MasterKeyRotated } from '#contracts/generated/contracts.ts';
import { operatorToken } from './revisions/operator-access.ts';
import { operatorCall } from './revisions/operator-call.ts';
import { readGatewayOptions } from './revisions/read-options.ts';

const USAGE = `npm run keys:rotate [-- --url <gateway>]

Wraps every key of the platform under the next master key, all or none, while gateways run.
  A demo makes the next key by itself and keeps it in DATA_DIR/master-key.
  In production: 1. append a new key to MASTER_KEY (openssl rand -base64 32; both keys by comma) and restart every gateway,
  2. run this command once, 3. take the old key out of MASTER_KEY and restart every gateway.

The gateway is the one at --url (default http://localhost:8080, or PORT); its token is read from DATA_DIR/operator-token,
or given in MARQUEE_OPERATOR_TOKEN.`;

await run().catch((error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : String(error));
});

async function run(): Promise<void> {
  const { url, help } = readGatewayOptions(process.argv.slice(2));
  if (help) return console.info(USAGE);
  const { DATA_DIR, MARQUEE_OPERATOR_TOKEN, PORT } = process.env;
  const dataDir = path.resolve(import.meta.dirname, '..', DATA_DIR || '.data');
  const { value } = operatorCall(
    url ?? `http://localhost:${PORT || 8080}`,
    await operatorToken(MARQUEE_OPERATOR_TOKEN, dataDir),
  );
  const { masterKeyId, keys } = await value<MasterKeyRotated>('POST', '/wps/operator/master-key/rotate');
  console.info(`${keys} ${keys === 1 ? 'key is' : 'keys are'} wrapped under the master key ${masterKeyId}`);
}
