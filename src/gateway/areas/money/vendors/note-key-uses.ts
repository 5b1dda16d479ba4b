import type { TenantDatabase } from '#gateway/database/database.ts';
import { noteVendorKeyUse } from '../repository/vendor-key-repository.ts';
import type { KeyedIntegration } from './integration-book.ts';

/** The shortest time between two writes of a key's last use. */
const EVERY_MS = 60_000;

interface KeyUseParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

/**
 * Stores when a vendor last used a key, at most once a minute and outside the call's transaction, so that no call
 * waits. It tells operators when an old key can end, and the first use of a new key lets it sign our calls
 * (decision 110).
 * @returns `note` for each call, and `stop`, which waits for pending writes.
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
