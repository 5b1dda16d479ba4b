import type { TenantDatabase } from '#gateway/database/database.ts';
import { noteVendorKeyUse } from '../repository/vendor-key-repository.ts';
import type { KeyedIntegration } from './integration-book.ts';

/** How often a key's last use is written at most. */
const EVERY_MS = 60_000;

interface KeyUseParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

/**
 * Writes down when vendors last used a key, once a minute at most, in a transaction of its own: no call waits for it.
 * Operators see by it when an old key can end, and the first use of a new key lets it sign our calls (decision 110).
 * @returns `note` for each call, and `stop`, which waits for what is being written.
 */
export function noteKeyUses({ database, clock, log }: KeyUseParts) {
  const notedAtMs = new Map<string, number>();
  const writing = new Set<Promise<void>>();

  return {
    note({ siteId, integrationId }: Pick<KeyedIntegration, 'siteId' | 'integrationId'>, keyId: number): void {
      const key = `${integrationId} ${keyId}`;
      const at = clock();
      if (at.getTime() - (notedAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
      notedAtMs.set(key, at.getTime());
      const use = { integrationId, keyId, at, everyMs: EVERY_MS };
      const written: Promise<void> = database
        .forSite(siteId, (tx) => noteVendorKeyUse(tx, siteId, use))
        .catch((error: unknown) =>
          log.warn({ err: error, integration: integrationId }, 'noting the use of a key failed'),
        )
        .finally(() => writing.delete(written));
      writing.add(written);
    },

    async stop(): Promise<void> {
      await Promise.all(writing);
    },
  };
}
