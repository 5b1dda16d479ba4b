import type { MemberMessages, UnreadCount } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { Session } from '#gateway/identity/session.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { countUnread, deleteMessage, markAllRead, markRead, pageOfMessages } from '../repository/message-repository.ts';
import { type MessageReader, presentMessage } from './message-presenter.ts';

interface MessageParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly clock: () => Date;
}

/** The form of a message's id; any other text is refused before the database is asked. */
const MESSAGE_ID = /^[1-9][0-9]{0,17}$/;

/** The messages of members: a member sees, reads and deletes its own alone. */
export function messageService({ database, clock }: MessageParts) {
  return {
    /** How many messages the member has not read (specification, section 7, "Unread messages"). */
    unreadCount: ({ siteId, memberId }: Session): Promise<UnreadCount> =>
      database.forSite(siteId, async (tx) => ({ count: await countUnread(tx, siteId, memberId) })),

    /** One page of the member's messages, newest first, in the reader's language. */
    list: (
      { siteId, memberId }: Session,
      reader: MessageReader,
      page: { readonly pageNo: number; readonly pageSize: number },
    ): Promise<MemberMessages> =>
      database.forSite(siteId, async (tx) => {
        const { rows, totalCount } = await pageOfMessages(tx, siteId, memberId, page);
        return {
          list: rows.flatMap((row) => presentMessage(row, reader) ?? []),
          unreadCount: await countUnread(tx, siteId, memberId),
          totalCount,
          totalPages: Math.ceil(totalCount / page.pageSize),
        };
      }),

    /** @throws DomainError `not_found` for a message that is not the member's. */
    async read({ siteId, memberId }: Session, messageId: string): Promise<void> {
      const isThere =
        MESSAGE_ID.test(messageId) &&
        (await database.forSite(siteId, (tx) => markRead(tx, siteId, memberId, { messageId, at: clock() })));
      if (!isThere) throw new DomainError('not_found');
    },

    /** Marks all of the member's messages as read. */
    readAll: ({ siteId, memberId }: Session): Promise<void> =>
      database.forSite(siteId, (tx) => markAllRead(tx, siteId, memberId, clock())),

    /** @throws DomainError `not_found` for a message that is not the member's. */
    async remove({ siteId, memberId }: Session, messageId: string): Promise<void> {
      const wasThere =
        MESSAGE_ID.test(messageId) &&
        (await database.forSite(siteId, (tx) => deleteMessage(tx, siteId, memberId, messageId)));
      if (!wasThere) throw new DomainError('not_found');
    },
  };
}

export type MessageService = ReturnType<typeof messageService>;
