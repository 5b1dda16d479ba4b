import { expect, it } from 'vitest';
import type { SystemKey } from '#gateway/database/system-key-store.ts';
import { keyedDigest } from './keyed-digest.ts';
import { sealedValues } from './sealed-values.ts';
import { totpSecrets } from './totp-secrets.ts';

/** Keys in memory. */
function keyStore() {
  const keys: SystemKey[] = [];
  return {
    keys,
    keysFor: async () => keys,
    ensure: async (purpose: string, create: () => Promise<Pick<SystemKey, 'keyId' | 'privateJwk'>>) => {
      const [known] = keys;
      if (known) return known;
      const made = { ...(await create()), purpose, createdAt: '2026-01-01T00:00:00Z' };
      keys.push(made);
      return made;
    },
  };
}

const secretsIn = (store: ReturnType<typeof keyStore>) => totpSecrets(sealedValues(store, 'test-totp'));

it('opens what it stored, on another process too, for the very account', async () => {
  const store = keyStore();
  const { secret, stored } = await secretsIn(store).make('ada');
  expect(secret).toHaveLength(20);
  expect(stored).not.toContain(Buffer.from(secret).toString('base64url'));
  expect(await secretsIn(store).open('ada', stored)).toEqual(secret);
  await expect(secretsIn(store).open('eve', stored)).rejects.toThrow('another owner');
});

it('opens nothing without the key', async () => {
  const { stored } = await secretsIn(keyStore()).make('ada');
  await expect(secretsIn(keyStore()).open('ada', stored)).rejects.toThrow('is not there');
});

it('digests a value equally on every process, and differently with another key', async () => {
  const store = keyStore();
  const digest = await keyedDigest(store, 'test-digest')('ES9121000418450200051332');
  expect(await keyedDigest(store, 'test-digest')('ES9121000418450200051332')).toBe(digest);
  expect(await keyedDigest(keyStore(), 'test-digest')('ES9121000418450200051332')).not.toBe(digest);
});
