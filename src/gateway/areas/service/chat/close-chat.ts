import type { LiveChat, OperatorChat } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { type ChatRow, changeChat, latestChat } from '../repository/chat-repository.ts';
import { noteEvent } from './add-message.ts';
import { type ChatMember, type ChatOperator, type ChatParts, settingsOf } from './chat-parts.ts';
import { holdChatFor } from './hold-chat.ts';
import { presentToMember, presentToOperator } from './present-chat.ts';

/**
 * Closes the member's chat, also one that still waits. Closing it again changes nothing.
 * @throws DomainError `chat_unavailable`; `chat_not_found` where the member never had one.
 */
export async function closeChat({ database, clock }: ChatParts, member: ChatMember): Promise<LiveChat> {
  settingsOf(member.site);
  const at = clock();
  return database.forSite(member.site.id, async (tx) => {
    const chat = await latestChat(tx, member.site.id, member.memberId, { isHeld: true });
    if (chat === undefined) throw new DomainError('chat_not_found');
    return presentToMember(tx, member, await closed(tx, chat, at), at);
  });
}

/**
 * Closes a chat for its operator, or one that waits.
 * @throws DomainError `chat_not_found`; `chat_claimed` while another operator has it.
 */
export async function closeForOperator(
  { database, clock }: ChatParts,
  site: PublishedSite,
  operator: ChatOperator,
): Promise<OperatorChat> {
  const at = clock();
  return database.forSite(site.id, async (tx) =>
    presentToOperator(tx, await closed(tx, await holdChatFor(tx, site.id, operator), at), at),
  );
}

async function closed(tx: SiteTransaction, chat: ChatRow, at: Date): Promise<ChatRow> {
  if (chat.state === 'closed') return chat;
  const changed = await changeChat(tx, chat.site_id, chat.chat_id, { state: 'closed', closed_at: at });
  return noteEvent(tx, changed, 'closed', at);
}
