import { reconciliationService } from '#gateway/areas/money/reconciliation/reconciliation-service.ts';
import { integrationBook } from '#gateway/areas/money/vendors/integration-book.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { openPlace } from './open-place.ts';
import type { GatewayPlace } from './spawn-gateway.ts';

/** Rounds are held against each other when they have been over for a while. */
const LATER_MS = 30 * 60_000;

/**
 * Does what the gateway's job does half an hour later, on the database of a gateway that has ended: holds the rounds of
 * all vendors of some sites against ours.
 * @returns the differences by integration; those that could not be asked count as one.
 */
export async function reconcileLater(place: GatewayPlace, siteIds: readonly string[]): Promise<Map<string, number>> {
  const database = await openPlace(place);
  const differences = new Map<string, number>();
  const clock = () => new Date(Date.now() + LATER_MS);
  try {
    const { reconcileSite } = reconciliationService({
      database,
      integrations: integrationBook({
        database,
        keys: vendorKeys(database.secrets),
        isSite: (siteId) => siteIds.includes(siteId),
        clock,
      }),
      clock,
      onLooked: (integrationId, found) => differences.set(integrationId, found),
      onFailed: (integrationId, error) => {
        console.warn(integrationId, error);
        differences.set(integrationId, 1);
      },
    });
    for (const siteId of siteIds) await reconcileSite(siteId);
  } finally {
    await database.close();
  }
  return differences;
}
