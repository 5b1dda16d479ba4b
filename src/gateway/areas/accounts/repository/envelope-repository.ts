import type { TenantDatabase } from '#gateway/database/database.ts';

/** Remembers encrypted bodies on every process: each opens once. */
export function envelopeMemory(database: Pick<TenantDatabase, 'call'>) {
  return async (siteId: string, envelopeId: string, expiresAt: Date): Promise<boolean> => {
    const [taken] = await database.call<{ is_new: boolean }>('select is_new from take_envelope($1, $2, $3)', [
      siteId,
      envelopeId,
      expiresAt.toISOString(),
    ]);
    return taken?.is_new === true;
  };
}
