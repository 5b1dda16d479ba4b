import { randomBytes } from 'node:crypto';
import { findIntegration, type KeyedIntegration, openIntegration } from '#gateway/areas/money/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { lotteryGames } from '../games/lottery-games.ts';
import type { LotteryParts } from '../lottery-parts.ts';

const KEY_BYTES = 32;

const houseVendors: readonly string[] = [...new Set(lotteryGames.map(({ vassalage }) => vassalage))];

const integrationOf = (siteId: string, vassalage: string): string => `${siteId}.${vassalage}`;

/** The ids that the integrations of a site with the house's vendors have, once they are registered. */
export function houseIntegrations({ id }: Pick<PublishedSite, 'id'>): readonly string[] {
  return houseVendors.map((vassalage) => integrationOf(id, vassalage));
}

/**
 * The integration of a site with a vendor of the lottery house, registered at its first bet. Its bets and wins are
 * calls of the wallet as those of any vendor; nobody knows the key, so no call comes from outside.
 */
export async function houseIntegration(
  {
    database,
    integrations,
    keys,
    originOf,
    clock,
  }: Pick<LotteryParts, 'database' | 'integrations' | 'keys' | 'originOf' | 'clock'>,
  site: PublishedSite,
  vassalage: string,
): Promise<KeyedIntegration> {
  const integrationId = integrationOf(site.id, vassalage);
  const known = await integrations.find(integrationId);
  if (known !== undefined) return known;
  const keySealed = await keys.seal(integrationId, randomBytes(KEY_BYTES).toString('hex'));
  await database.forSite(site.id, async (tx) => {
    // An operator may have opened it a moment ago, in another way.
    if ((await findIntegration(tx, site.id, integrationId)) !== undefined) return;
    await openIntegration(tx, site.id, {
      ...{ integrationId, vendor: vassalage, dialect: 'actions', wallet: 'seamless', keySealed, isEnabled: true },
      settings: {
        gameUrl: originOf(site),
        requiresSession: false,
        overdrawnRollback: 'debt',
        allowedActions: [],
        limits: {},
      },
      createdAt: clock().toISOString(),
    });
  });
  integrations.forget(site.id);
  const opened = await integrations.find(integrationId);
  if (opened === undefined) throw new Error(`the integration ${integrationId} was not found after it was opened`);
  return opened;
}
