import type { SiteTransaction } from '#gateway/database/database.ts';
import type { CheckedPhoneToken } from '../sign-in/phone-tokens.ts';

/** Uses a token up; false where it was used before, on any process. */
export async function usePhoneToken(
  tx: SiteTransaction,
  siteId: string,
  { digest, expiresAt }: CheckedPhoneToken,
): Promise<boolean> {
  const taken = await tx
    .insertInto('used_envelope')
    .values({ site_id: siteId, envelope_id: `phone:${digest}`, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('envelope_id')
    .executeTakeFirst();
  return taken !== undefined;
}
