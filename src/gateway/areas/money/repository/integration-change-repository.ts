import type { SiteTransaction } from '#gateway/database/database.ts';
import { notify } from '#gateway/database/notify.ts';
import type { IntegrationChangeTable } from '#gateway/database/schema/seamless-schema.ts';

/** The channel on which gateways on one database tell each other whose integrations were changed. */
export const INTEGRATION_CHANNEL = 'marquee_integrations';

/** Changes that the history shows. Integrations change a few times a year. */
const MOST_LISTED = 200;

/** A change of an integration by an operator. */
export interface IntegrationChange {
  readonly integrationId: string;
  readonly what: IntegrationChangeTable['what'];
  /** The key that was made or ended; null where it is about none. */
  readonly keyId: number | null;
  /** Until when the old key is valid, of a rotation. */
  readonly validUntil: string | null;
  readonly reason: string | null;
}

/** Stores a change with its operator, and notifies every gateway when the transaction commits. */
export async function noteIntegrationChange(
  tx: SiteTransaction,
  siteId: string,
  { integrationId, what, keyId, validUntil, reason }: IntegrationChange,
  { operator, at }: { readonly operator: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('integration_change')
    .values({
      ...{ site_id: siteId, integration_id: integrationId, at: at.toISOString(), operator, what },
      ...{ key_id: keyId, valid_until: validUntil, reason },
    })
    .execute();
  await notify(tx, INTEGRATION_CHANNEL, siteId);
}

/** The changes of an integration, the latest first. */
export async function listIntegrationChanges(tx: SiteTransaction, siteId: string, integrationId: string) {
  return tx
    .selectFrom('integration_change')
    .select(['change_id', 'at', 'operator', 'what', 'key_id', 'valid_until', 'reason'])
    .where('site_id', '=', siteId)
    .where('integration_id', '=', integrationId)
    .orderBy('change_id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}
