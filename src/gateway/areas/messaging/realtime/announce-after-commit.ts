import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { StoredEvent } from './stored-event.ts';

/** The events that transactions wrote. */
const writtenBy = new WeakMap<SiteTransaction, StoredEvent[]>();

/** Notes that a transaction wrote an event. */
export function noteWritten(tx: SiteTransaction, event: StoredEvent): void {
  const events = writtenBy.get(tx) ?? [];
  events.push(event);
  writtenBy.set(tx, events);
}

/**
 * Wraps the database so that each transaction announces its events after the commit. No caller has to remember to do
 * so, and none can announce an event that is rolled back.
 */
export function announceAfterCommit<Scope extends Pick<TenantDatabase, 'forSite'>>(
  database: Scope,
  announce: (siteId: string, events: readonly StoredEvent[]) => void,
): Scope {
  return {
    ...database,
    async forSite(siteId, work) {
      let events: readonly StoredEvent[] | undefined;
      const result = await database.forSite(siteId, async (tx) => {
        const done = await work(tx);
        events = writtenBy.get(tx);
        return done;
      });
      if (events) announce(siteId, events);
      return result;
    },
  };
}
