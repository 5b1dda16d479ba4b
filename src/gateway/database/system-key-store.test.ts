import { beforeAll, expect, it, vi } from 'vitest';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnOneEngine('the key store', (open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });

  it('gives the keys of a purpose, the newest first', async () => {
    await database.secrets.add({ keyId: 'old', purpose: 'jwe', privateJwk: { kty: 'EC', crv: 'P-256', d: 'one' } });
    await database.secrets.add({ keyId: 'new', purpose: 'jwe', privateJwk: { kty: 'EC', crv: 'P-256', d: 'two' } });
    await database.secrets.add({ keyId: 'other', purpose: 'signing', privateJwk: { kty: 'OKP' } });
    const keys = await database.secrets.keysFor('jwe');
    expect(keys.map(({ keyId }) => keyId)).toEqual(['new', 'old']);
    expect(keys[0]).toMatchObject({ purpose: 'jwe', privateJwk: { kty: 'EC', crv: 'P-256', d: 'two' } });
    expect(keys[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('refuses a second key of the same id', async () => {
    await database.secrets.add({ keyId: 'twice', purpose: 'a', privateJwk: {} });
    const again = database.secrets.add({ keyId: 'twice', purpose: 'b', privateJwk: {} });
    await expect(again).rejects.toMatchObject({ code: '23505' });
  });

  it('makes one key for concurrent first requests', async () => {
    const create = vi.fn(async () => ({ keyId: `made-${create.mock.calls.length}`, privateJwk: { kty: 'EC' } }));
    const keys = await Promise.all([1, 2, 3].map(() => database.secrets.ensure('ensured', create)));
    expect(create).toHaveBeenCalledTimes(1);
    expect(new Set(keys.map(({ keyId }) => keyId))).toEqual(new Set(['made-1']));
  });
});
