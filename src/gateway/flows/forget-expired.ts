import { deleteExpired } from '#gateway/areas/accounts/accounts.ts';
import { forgetLaunches } from '#gateway/areas/games/games.ts';
import { forgetSessionEnds } from '#gateway/areas/money/money.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { forgetHistory } from './forget-history.ts';

const EVERY_MS = 15 * 60_000;

interface ForgetParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  /** The events that open pages were told. */
  readonly forgetEvents: (siteId: string) => Promise<void>;
  /** The calls of vendors that were noted. */
  readonly forgetVendorCalls: (siteId: string) => Promise<void>;
  /** Deletes expired rows that belong to no site. */
  readonly forgetOperators: () => Promise<void>;
  readonly clock: () => Date;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Periodically deletes expired sessions, codes and envelopes, and members' data whose retention has ended. Nothing
 * depends on when: what is over opens nothing. Where one of them cannot be let go of, the others are.
 * @returns stops, and waits for what is under way.
 */
export function forgetExpired({
  database,
  sites,
  forgetEvents,
  forgetVendorCalls,
  forgetOperators,
  clock,
  log,
}: ForgetParts): () => Promise<void> {
  let running = Promise.resolve();
  const forgetOld = forgetHistory(database, { clock });
  const attempt = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => log.error({ err: error }, 'deleting expired rows failed'));
  const forget = async (): Promise<void> => {
    for (const { id } of sites.all()) {
      const now = clock().toISOString();
      await attempt(database.forSite(id, (tx) => deleteExpired(tx, id, now)));
      await attempt(forgetEvents(id));
      await attempt(database.forSite(id, (tx) => forgetLaunches(tx, id, clock())));
      await attempt(database.forSite(id, (tx) => forgetSessionEnds(tx, id, clock())));
      await attempt(forgetVendorCalls(id));
      await attempt(forgetOld(id));
    }
    await attempt(forgetOperators());
  };
  const timer = setInterval(() => {
    running = running.then(forget);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
