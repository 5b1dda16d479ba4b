import { listMessages, readMessage } from '#gateway/areas/messaging/messaging.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';

/** How many messages the inbox shows. */
const MOST_SHOWN = 100;
const MESSAGE_ID = /^\d{1,18}$/;

type StoredMessage = NonNullable<Awaited<ReturnType<typeof readMessage>>>;

/** A message with the site that it came from. */
export type InboxMessage = StoredMessage & { readonly site: { readonly id: string; readonly name: string } };

/** Messages that a demo's sites sent, read site by site: each query sees the rows of one site alone. */
export function inboxService(database: Pick<TenantDatabase, 'forSite'>, sites: Pick<SiteDirectory, 'all'>) {
  const known = () => sites.all().map(({ id, site }) => ({ id, name: site.name }));

  return {
    /** The newest messages of all sites, newest first; to one receiver where `to` names one. */
    async list(to?: string): Promise<readonly InboxMessage[]> {
      const bySite = await Promise.all(
        known().map(async (site): Promise<InboxMessage[]> => {
          const rows = await database.forSite(site.id, (tx) => listMessages(tx, site.id, { to, most: MOST_SHOWN }));
          return rows.map((row) => ({ ...row, site }));
        }),
      );
      return bySite.flat().toSorted(newestFirst).slice(0, MOST_SHOWN);
    },

    async find(siteId: string, messageId: string): Promise<InboxMessage | undefined> {
      const site = known().find(({ id }) => id === siteId);
      if (site === undefined || !MESSAGE_ID.test(messageId)) return undefined;
      const row = await database.forSite(siteId, (tx) => readMessage(tx, siteId, messageId));
      return row && { ...row, site };
    },

    /** Whether a link of a message leads to one of the sites: only such ones may be followed. */
    isOwnHost: (host: string): boolean => sites.all().some(({ site }) => site.hosts.includes(host)),
  };
}

export type InboxService = ReturnType<typeof inboxService>;

function newestFirst(one: InboxMessage, other: InboxMessage): number {
  return Date.parse(other.created_at) - Date.parse(one.created_at) || Number(other.message_id) - Number(one.message_id);
}
