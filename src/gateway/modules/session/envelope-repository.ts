import type { TenantDatabase } from '#gateway/database/database.ts';

/** Remembers encrypted bodies on every process: each opens once. */
export function envelopeMemory(database: Pick<TenantDatabase, 'forSite'>) {
  return async (siteId: string, envelopeId: string, expiresAt: Date): Promise<boolean> => {
    const taken = await database.forSite(siteId, (tx) =>
      tx
        .insertInto('used_envelope')
        .values({ site_id: siteId, envelope_id: envelopeId, expires_at: expiresAt.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('envelope_id')
        .executeTakeFirst(),
    );
    return taken !== undefined;
  };
}
