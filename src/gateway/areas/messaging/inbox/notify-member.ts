import { insertMemberMessage, type NewMemberMessage } from '#gateway/areas/messaging/repository/message-repository.ts';
import { writeEvent } from '#gateway/areas/messaging/repository/realtime-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/**
 * Writes a message to a member in the transaction of its cause, and the event by which open pages learn of it once that
 * commits. The event makes others who notify the same member wait for the commit: notify last.
 */
export async function notifyMember(tx: SiteTransaction, siteId: string, message: NewMemberMessage): Promise<void> {
  const { memberId, kind, at } = message;
  const messageId = await insertMemberMessage(tx, siteId, message);
  await writeEvent(tx, siteId, memberId, { type: 'message', payload: { messageId, kind } }, at);
}
