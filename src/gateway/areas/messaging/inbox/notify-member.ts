import { insertMemberMessages, type NewMemberMessage } from '#gateway/areas/messaging/repository/message-repository.ts';
import { writeEvents } from '#gateway/areas/messaging/repository/realtime-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/**
 * Writes a message to a member in the transaction of its cause, and the event by which open pages learn of it once that
 * commits. The event makes others who notify the same member wait for the commit: notify last.
 */
export async function notifyMember(tx: SiteTransaction, siteId: string, message: NewMemberMessage): Promise<void> {
  await notifyMembers(tx, siteId, [message]);
}

/**
 * The same for messages to any members, several to one among them, in two statements. Members are taken in the order
 * of their ids.
 */
export async function notifyMembers(
  tx: SiteTransaction,
  siteId: string,
  messages: readonly NewMemberMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const written = await insertMemberMessages(tx, siteId, messages);
  const events = written.map(({ memberId, kind, messageId, at }) => ({
    ...{ audience: memberId, type: 'message' as const, payload: { messageId, kind }, at },
  }));
  await writeEvents(tx, siteId, events);
}
