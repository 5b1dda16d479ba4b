import type { LiveChat } from '#contracts/generated/contracts.ts';
import { addMessage, type Saying } from './add-message.ts';
import { type ChatMember, type ChatParts, settingsOf } from './chat-parts.ts';
import { holdOwnChat } from './hold-chat.ts';
import { presentToMember } from './present-chat.ts';

/**
 * Says something in the member's chat.
 * @throws DomainError `chat_unavailable`; those of `holdOwnChat` and `addMessage`.
 */
export async function sayInChat({ database, clock }: ChatParts, member: ChatMember, saying: Saying): Promise<LiveChat> {
  settingsOf(member.site);
  const at = clock();
  return database.forSite(member.site.id, async (tx) =>
    presentToMember(tx, member, await addMessage(tx, await holdOwnChat(tx, member), 'member', { ...saying, at }), at),
  );
}
