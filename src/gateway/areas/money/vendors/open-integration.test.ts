import { expect, it } from 'vitest';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { findIntegration } from '../repository/integration-repository.ts';
import { openIntegration } from './open-integration.ts';

describeOnOneEngine('opening an integration', (open) => {
  const integration = (dialect: string) => ({
    integrationId: 'aurora.PG',
    vendor: 'PG',
    dialect,
    wallet: 'seamless' as const,
    settings: {
      gameUrl: 'http://games.example',
      requiresSession: false,
      overdrawnRollback: 'debt' as const,
      allowedActions: [],
      limits: {},
    },
    keySealed: 'k',
    isEnabled: true,
    createdAt: '2026-01-01T00:00:00Z',
  });

  it('takes the dialects of the list, and refuses others with the name of the field', async () => {
    const { forSite } = await open();
    await forSite('aurora', (tx) =>
      tx.insertInto('site').values({ site_id: 'aurora', merchant_code: 'AURORA' }).execute(),
    );
    const opened = (dialect: string) => forSite('aurora', (tx) => openIntegration(tx, 'aurora', integration(dialect)));
    await opened('calls');
    await expect(opened('soap')).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { dialect: 'not_allowed_value' },
    });
    const kept = await forSite('aurora', (tx) => findIntegration(tx, 'aurora', 'aurora.PG'));
    expect(kept?.dialect).toBe('calls');
  });
});
