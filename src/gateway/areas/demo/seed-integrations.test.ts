import { expect, it } from 'vitest';
import { walletDialectOf } from '#catalogue/studios.ts';
import { listIntegrations } from '#gateway/areas/money/repository/integration-repository.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { startGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { arcadeKey } from './seed-integrations.ts';

const ARCADE_SECRET = 'a-secret-of-a-demo-that-is-long-enough';

describeOnOneEngine('the vendors of a demo', (open) => {
  const sites = [
    siteDocuments({ id: 'aurora', site: { wallet: { isSingle: false } } }),
    siteDocuments({ id: 'lotus', site: { vendors: ['PG', 'AG'] } }),
  ];

  it('are registered at every start for the slots that each site offers, and stay as they are where they are right', async () => {
    const database = await open();
    const start = (environment: Record<string, string>) =>
      startGateway(database, { sites, environment, seedsVendors: true });
    const rows = (siteId: string) =>
      database.forSite(siteId, (tx) =>
        tx.selectFrom('vendor_integration').selectAll().orderBy('integration_id').execute(),
      );

    const without = await start({});
    expect([await rows('aurora'), await rows('lotus')]).toEqual([[], []]);
    await without.close();

    const first = await start({ ARCADE_SECRET, ARCADE_PORT: '8181' });
    const [ofAurora, ofLotus] = [await rows('aurora'), await rows('lotus')];
    expect(ofAurora.map(({ integration_id }) => integration_id)).toEqual([
      'aurora.AG',
      'aurora.DS88',
      'aurora.EG2',
      'aurora.PG',
    ]);
    expect(ofLotus.map(({ integration_id }) => integration_id)).toEqual(['lotus.AG', 'lotus.PG']);
    expect(ofLotus.at(-1)).toMatchObject({
      dialect: walletDialectOf('PG'),
      wallet: 'seamless',
      settings: { gameUrl: 'http://arcade.localhost:8181', serverUrl: 'http://arcade.localhost:8181' },
    });
    const key = arcadeKey(ARCADE_SECRET, 'lotus.PG');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    const exchanged = await vendorCalls(first, 'lotus.PG', key).post('session', { code: 'none' });
    expect([exchanged.status, exchanged.json()]).toEqual([422, expect.objectContaining({ code: 108 })]);
    await first.close();

    const second = await start({ ARCADE_SECRET, ARCADE_PORT: '8181' });
    expect([await rows('aurora'), await rows('lotus')]).toEqual([ofAurora, ofLotus]);
    await second.close();

    const moved = await start({ ARCADE_SECRET: `${ARCADE_SECRET}-and-another`, ARCADE_PORT: '8282' });
    const inLotus = await database.forSite('lotus', (tx) => listIntegrations(tx, 'lotus'));
    const changed = inLotus.find(({ integrationId }) => integrationId === 'lotus.PG');
    expect(changed?.settings.gameUrl).toBe('http://arcade.localhost:8282');
    const sealed = await vendorKeys(database.secrets).open('lotus.PG', changed?.keySealed ?? '');
    expect(Buffer.from(sealed).toString()).toBe(arcadeKey(`${ARCADE_SECRET}-and-another`, 'lotus.PG'));
    await moved.close();
  });

  it('leave alone what an operator has switched off', async () => {
    const database = await open();
    const start = (ARCADE_PORT: string) =>
      startGateway(database, { sites, environment: { ARCADE_SECRET, ARCADE_PORT }, seedsVendors: true });
    await (await start('8181')).close();
    await database.forSite('lotus', (tx) => tx.updateTable('vendor_integration').set({ is_enabled: false }).execute());
    await (await start('8282')).close();
    const [kept] = await database.forSite('lotus', (tx) => listIntegrations(tx, 'lotus'));
    expect(kept).toMatchObject({ isEnabled: false, settings: { gameUrl: 'http://arcade.localhost:8282' } });
  });
});
