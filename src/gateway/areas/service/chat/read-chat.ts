import type { LiveChat } from '#contracts/generated/contracts.ts';
import { latestChat } from '../repository/chat-repository.ts';
import { type ChatMember, type ChatParts, settingsOf } from './chat-parts.ts';
import { presentToMember } from './present-chat.ts';

/**
 * The member's latest chat with its position in the queue, and whether operators answer now.
 * @throws DomainError `chat_unavailable`
 */
export async function readChat({ database, clock }: ChatParts, member: ChatMember): Promise<LiveChat> {
  settingsOf(member.site);
  return database.forSite(member.site.id, async (tx) =>
    presentToMember(tx, member, await latestChat(tx, member.site.id, member.memberId), clock()),
  );
}
