// Bundles the programs of the gateway, the arcade and the payments sandbox into a folder, as the build does:
// node build-servers.mjs <folder>
import { join } from 'node:path';
import { buildGateway } from '#scripts/build.mjs';
import { buildPaymentsSandbox } from '#scripts/build-payments-sandbox.mjs';
import { bundleServer } from '#scripts/kit/server-bundle.mjs';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder?');
await buildGateway(join(folder, 'gateway'));
await bundleServer({ main: 'src/arcade/main.ts' }, join(folder, 'arcade'));
await buildPaymentsSandbox(join(folder, 'payments-sandbox'));
