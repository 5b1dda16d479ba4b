import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { countWaiting, insertMessage } from '../repository/outbox-repository.ts';
import { type OutboxLog, type Outcome, outboxSender } from './outbox-sender.ts';
import type { Channel, OutgoingMessage } from './outgoing-message.ts';
import type { MessageTransports } from './transports/message-transport.ts';

export interface OutboxParts {
  readonly database: Pick<TenantDatabase, 'forSite' | 'forReading'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly transports: MessageTransports;
  readonly clock: () => Date;
  readonly log: OutboxLog;
  /** Whether the words of a message stay when it is done with: in demos alone. */
  readonly keepsBodies: boolean;
  readonly onOutcome?: (channel: Channel, outcome: Outcome) => void;
}

/** Messages that leave the house: e-mail and text messages. */
export function outboxService(parts: OutboxParts) {
  const { database, sites, transports, clock, log } = parts;
  const siteIds = () => sites.all().map(({ id }) => id);
  const sender = outboxSender({
    ...parts,
    senderName: (siteId) => sites.all().find(({ id }) => id === siteId)?.site.name ?? siteId,
  });

  const isAvailable = (channel: Channel): boolean => transports[channel] !== null;

  return {
    /** Whether messages can leave by a channel at all. */
    isAvailable,

    /**
     * Stores a message to be sent, within the transaction of its cause: it is there exactly when that is. Call `nudge`
     * after the commit; without it the message goes with the next round of the clock.
     * @throws DomainError `messages_unavailable` where nothing leaves by the channel.
     */
    async enqueue(tx: SiteTransaction, siteId: string, message: OutgoingMessage): Promise<void> {
      if (!isAvailable(message.channel)) throw new DomainError('messages_unavailable');
      await insertMessage(tx, siteId, message, clock());
    },

    /** Begins to send what is due: of a site, or of all when none is named. Never inside of a transaction. */
    nudge(siteId?: string): void {
      for (const id of siteId === undefined ? siteIds() : [siteId]) {
        sender
          .sendDue(id)
          .catch((error: unknown) => log.error({ err: error, site: id }, 'reading or updating the outbox failed'));
      }
    },

    /** Messages of all sites that wait to be sent, by whichever process. */
    async countWaiting(): Promise<number> {
      const counts = await Promise.all(
        siteIds().map((siteId) => database.forReading(siteId, (tx) => countWaiting(tx, siteId))),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },

    /** Takes nothing more, and waits for what is under way. */
    stop: () => sender.stop(),
  };
}

export type OutboxService = ReturnType<typeof outboxService>;
