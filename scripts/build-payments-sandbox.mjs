import { rmSync } from 'node:fs';
import { bundleServer } from './kit/server-bundle.mjs';

/** Builds the payments sandbox into a folder: one program, whose pages and style are part of it. */
export async function buildPaymentsSandbox(outdir) {
  rmSync(outdir, { recursive: true, force: true });
  await bundleServer({ main: 'src/payments-sandbox/main.ts' }, outdir);
}
