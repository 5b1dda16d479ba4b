import { minorToDecimal } from '#contracts/money.ts';
import { membersSignedIn } from '#gateway/areas/accounts/accounts.ts';
import { writeEvents } from '#gateway/areas/messaging/messaging.ts';
import { balancesOf } from '#gateway/areas/money/money.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { gatherForAMoment } from '#gateway/kit/debounce-keys.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';

/** Several changes in a row are announced as one. */
const EVERY_MS = 250;
const MOST_AT_ONCE = 500;

interface BalanceNewsParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

/** Tells open pages what their members have to play with. */
export interface BalanceNews {
  /**
   * A member's balance changed, and that is committed. Returns at once and never throws: money has been moved, whether
   * or not anybody hears of it.
   */
  changed(siteId: string, memberId: string): void;
  /** Announces what is still waiting, and then nothing more. */
  stop(): Promise<void>;
}

/**
 * Debounces balance changes and sends members their balance a moment later, which may include further changes: so the
 * last event always has the current balance. Members without a session get no event. If the process dies before it
 * sends one, the page gets the balance when it asks for it.
 */
export function balanceNews({ database, sites, clock, log }: BalanceNewsParts): BalanceNews {
  async function announceAll(changed: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    for (const [siteId, members] of changed) {
      const site = sites.all().find(({ id }) => id === siteId);
      if (site === undefined) continue;
      const all = [...members];
      for (let from = 0; from < all.length; from += MOST_AT_ONCE)
        await announceBatch(site, all.slice(from, from + MOST_AT_ONCE));
    }
  }

  function announceBatch({ id: siteId, site }: PublishedSite, members: readonly string[]): Promise<void> {
    const { code: currency, decimals } = site.currency;
    const now = clock();
    return database.forSite(siteId, async (tx) => {
      const listening = await membersSignedIn(tx, siteId, members, now.toISOString());
      if (listening.length === 0) return;
      const balances = await balancesOf(tx, siteId, { memberIds: listening, currency });
      const events = [...balances].map(([memberId, balance]) => {
        const payload = { balance: minorToDecimal(balance, decimals), currency };
        return { audience: memberId, type: 'balance' as const, payload, at: now };
      });
      await writeEvents(tx, siteId, events);
    });
  }

  const gatherer = gatherForAMoment<Map<string, Set<string>>>({
    everyMs: EVERY_MS,
    begin: () => new Map(),
    handOver: announceAll,
    onFailed: (error) => log.warn({ err: error }, 'publishing balance events failed'),
  });
  return {
    changed: (siteId, memberId) =>
      gatherer.add((changed) => changed.set(siteId, (changed.get(siteId) ?? new Set()).add(memberId))),
    stop: gatherer.stop,
  };
}
