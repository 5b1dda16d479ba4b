import type { LiveChat } from '#contracts/generated/contracts.ts';
import { insertChat, latestChat } from '../repository/chat-repository.ts';
import { type ChatMember, type ChatParts, settingsOf } from './chat-parts.ts';
import { presentToMember } from './present-chat.ts';

/**
 * Opens a chat, also outside hours, where it waits for them. A member with an open one gets that.
 * @throws DomainError `chat_unavailable`
 */
export async function openChat({ database, clock }: ChatParts, member: ChatMember): Promise<LiveChat> {
  settingsOf(member.site);
  const at = clock();
  return database.forSite(member.site.id, async (tx) => {
    await insertChat(tx, member.site.id, member.memberId, at);
    return presentToMember(tx, member, await latestChat(tx, member.site.id, member.memberId), at);
  });
}
