import { readMasterKey } from '#gateway/secrets/master-key.ts';
import { fixedKeyRing } from '#gateway/secrets/master-key-ring.ts';

/** The master key of tests, as `MASTER_KEY` takes it. */
export const TEST_MASTER_KEY = Buffer.alloc(32, 'marquee test').toString('base64');

/** The same for databases that tests open themselves. */
export const testMasterKeys = (text = TEST_MASTER_KEY) =>
  fixedKeyRing(text.split(',').map((part) => readMasterKey(part) ?? raise(part)));

function raise(text: string): never {
  throw new Error(`${JSON.stringify(text)} is no master key`);
}
