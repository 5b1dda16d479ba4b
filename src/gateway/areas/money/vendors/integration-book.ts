import type { TenantDatabase } from '#gateway/database/database.ts';
import type { VendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { type Integration, listIntegrations } from '../repository/integration-repository.ts';
import { isValidAt, listVendorKeys, type StoredKey } from '../repository/vendor-key-repository.ts';

/** A key that a vendor may sign with. */
export interface HeldKey extends Pick<StoredKey, 'keyId' | 'validUntil'> {
  readonly key: Uint8Array;
}

/** An integration with the bytes that sign its calls. */
export interface KeyedIntegration extends Integration {
  /** Signs our calls to the vendor. */
  readonly key: Uint8Array;
  /** One or two, the newest first; whoever checks a signature looks at `validUntil` as well. */
  readonly keys: readonly HeldKey[];
}

/** How long read integrations stay cached, for processes that miss a notice of a change (`followIntegrations`). */
const FRESH_MS = 5_000;
/** How often calls for integrations that are not known make it look again. */
const LOOK_AGAIN_MS = 500;

interface Page {
  readonly readAtMs: number;
  readonly byId: ReadonlyMap<string, KeyedIntegration>;
}

/** The integrations of sites with their keys, in memory. */
export interface IntegrationBook {
  /** At once where it was read lately. Undefined where there is none, or none of this site's. */
  find(integrationId: string): KeyedIntegration | undefined | Promise<KeyedIntegration | undefined>;
  ofSite(siteId: string): Promise<readonly KeyedIntegration[]>;
  /** Reads a site's anew when it is asked for next: somebody in this process has changed one. */
  forget(siteId: string): void;
  /** Clears the cache, since notices may have been missed. */
  forgetAll(): void;
}

interface BookParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly keys: VendorKeys;
  readonly isSite: (siteId: string) => boolean;
  readonly clock: () => Date;
}

/** A site's integrations are read together, so that made-up names cost the database next to nothing. */
export function integrationBook({ database, keys, isSite, clock }: BookParts): IntegrationBook {
  const pages = new Map<string, Page>();
  const reading = new Map<string, Promise<Page>>();
  const opened = new Map<string, Uint8Array>();
  /** How often each site's were changed in this process. */
  const changes = new Map<string, number>();

  async function read(siteId: string): Promise<Page> {
    const readAtMs = clock().getTime();
    const change = changes.get(siteId);
    const [integrations, stored] = await database.forSite(siteId, async (tx) => [
      await listIntegrations(tx, siteId),
      await listVendorKeys(tx, siteId),
    ]);
    const valid = stored.filter((one) => isValidAt(one, new Date(readAtMs)));
    const keyed = await Promise.all(
      integrations.map(async (one) => {
        const held = valid.filter(({ integrationId }) => integrationId === one.integrationId).map(heldKeyOf);
        return { ...one, key: await keyOf(one), keys: await Promise.all(held) };
      }),
    );
    const page = { readAtMs, byId: new Map(keyed.map((one) => [one.integrationId, one])) };
    // A slow reading that began before a change must not take the place of one that began after it.
    if (changes.get(siteId) === change) pages.set(siteId, page);
    return page;
  }

  async function heldKeyOf(stored: StoredKey): Promise<HeldKey> {
    return { keyId: stored.keyId, validUntil: stored.validUntil, key: await keyOf(stored) };
  }

  async function keyOf({
    integrationId,
    keySealed,
  }: Pick<StoredKey, 'integrationId' | 'keySealed'>): Promise<Uint8Array> {
    const known = opened.get(keySealed);
    if (known) return known;
    const key = await keys.open(integrationId, keySealed);
    opened.set(keySealed, key);
    return key;
  }

  /** A reading that began before a change does not count as one after it. */
  function pageOf(siteId: string, freshMs: number): Page | Promise<Page> {
    const page = pages.get(siteId);
    if (page && clock().getTime() - page.readAtMs < freshMs) return page;
    const running = reading.get(siteId);
    if (running) return running;
    const next: Promise<Page> = read(siteId).finally(() => {
      if (reading.get(siteId) === next) reading.delete(siteId);
    });
    reading.set(siteId, next);
    return next;
  }

  function forget(siteId: string): void {
    changes.set(siteId, (changes.get(siteId) ?? 0) + 1);
    pages.delete(siteId);
    reading.delete(siteId);
  }

  return {
    find(integrationId) {
      const siteId = integrationId.slice(0, Math.max(0, integrationId.indexOf('.')));
      if (!isSite(siteId)) return undefined;
      const page = pageOf(siteId, FRESH_MS);
      const lookAgain = (known: Page) =>
        known.byId.get(integrationId) ?? answerOf(pageOf(siteId, LOOK_AGAIN_MS), integrationId);
      return page instanceof Promise ? page.then(lookAgain) : lookAgain(page);
    },
    async ofSite(siteId) {
      return [...(await pageOf(siteId, FRESH_MS)).byId.values()];
    },
    forget,
    forgetAll() {
      for (const siteId of new Set([...pages.keys(), ...reading.keys()])) forget(siteId);
    },
  };
}

function answerOf(page: Page | Promise<Page>, integrationId: string) {
  return page instanceof Promise ? page.then((known) => known.byId.get(integrationId)) : page.byId.get(integrationId);
}
