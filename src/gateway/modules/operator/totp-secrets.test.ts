import { expect, it } from 'vitest';
import type { SystemKey } from '#gateway/database/system-key-store.ts';
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

it('opens what it stored, on another process too, for the very operator', async () => {
  const store = keyStore();
  const { secret, stored } = await totpSecrets(store).make('ada');
  expect(secret).toHaveLength(20);
  expect(stored).not.toContain(Buffer.from(secret).toString('base64url'));
  expect(await totpSecrets(store).open('ada', stored)).toEqual(secret);
  await expect(totpSecrets(store).open('eve', stored)).rejects.toThrow('another operator');
});

it('opens nothing without the key', async () => {
  const { stored } = await totpSecrets(keyStore()).make('ada');
  await expect(totpSecrets(keyStore()).open('ada', stored)).rejects.toThrow('is not there');
});
