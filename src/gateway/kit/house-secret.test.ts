import { expect, it, vi } from 'vitest';
import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { houseSecret } from './house-secret.ts';

describeOnOneEngine('a secret of the house', (open) => {
  it('is made once, of 256 bits, and the same for every process', async () => {
    const { secrets } = await open();
    const processes = [houseSecret(secrets, 'draws'), houseSecret(secrets, 'draws'), houseSecret(secrets, 'draws')];
    const [first, ...others] = (await Promise.all(processes.map((read) => read()))).map((key) => key.export());
    expect(first).toHaveLength(32);
    expect(new Set(first).size).toBeGreaterThan(8);
    for (const other of others) expect(other).toEqual(first);
    expect(await secrets.keysFor('draws')).toHaveLength(1);
  });

  it('stays the oldest one, whatever is added later: the past is not rewritten', async () => {
    const { secrets } = await open();
    const before = (await houseSecret(secrets, 'draws')()).export();
    const k = Buffer.alloc(32, 7).toString('base64url');
    await secrets.add({ keyId: 'zz-later', purpose: 'draws', privateJwk: { kty: 'oct', k } });
    expect((await houseSecret(secrets, 'draws')()).export()).toEqual(before);
  });

  it('is refused where it is too short', async () => {
    const { secrets } = await open();
    await secrets.add({ keyId: 'short', purpose: 'draws', privateJwk: { kty: 'oct', k: 'c2hvcnQ' } });
    await expect(houseSecret(secrets, 'draws')()).rejects.toThrow('no secret of 32 bytes');
  });
});

it('is read again after the database failed, and not again once it is known', async () => {
  const key = {
    keyId: 'one',
    purpose: 'draws',
    privateJwk: { kty: 'oct', k: Buffer.alloc(32, 1).toString('base64url') },
    createdAt: '2026-01-01T00:00:00Z',
  };
  const ensure = vi.fn<SystemKeyStore['ensure']>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(key);
  const read = houseSecret({ ensure, keysFor: async () => [key] }, 'draws');
  await expect(read()).rejects.toThrow('down');
  await read();
  await read();
  expect(ensure).toHaveBeenCalledTimes(2);
});
