import type { TenantDatabase } from '#gateway/database/database.ts';
import type { SiteDirectory } from '#gateway/documents/published-site.ts';
import { deleteExpired } from '#gateway/modules/session/session-repository.ts';

const EVERY_MS = 15 * 60_000;

interface ForgetParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  /** The events that open pages were told. */
  readonly forgetEvents: (siteId: string) => Promise<void>;
  /** What belongs to no site. */
  readonly forgetOperators: () => Promise<void>;
  readonly clock: () => Date;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Lets go, by the clock, of sessions, codes and envelopes that are over. Nothing depends on when: what is over opens nothing.
 * @returns stops, and waits for what is under way.
 */
export function forgetExpired({
  database,
  sites,
  forgetEvents,
  forgetOperators,
  clock,
  log,
}: ForgetParts): () => Promise<void> {
  let running = Promise.resolve();
  const forget = async (): Promise<void> => {
    const now = clock().toISOString();
    for (const { id } of sites.all()) {
      await database.forSite(id, (tx) => deleteExpired(tx, id, now));
      await forgetEvents(id);
    }
    await forgetOperators();
  };
  const timer = setInterval(() => {
    running = running
      .then(forget)
      .catch((error: unknown) => log.error({ err: error }, 'what is over could not be removed'));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
