import type { LiveChat } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { latestChat } from '../repository/chat-repository.ts';
import { addMessage, type Saying } from './add-message.ts';
import { type ChatMember, type ChatParts, settingsOf } from './chat-parts.ts';
import { presentToMember } from './present-chat.ts';

/**
 * Says something in the member's open chat.
 * @throws DomainError `chat_unavailable`; `not_found` where none is open; those of `addMessage`.
 */
export async function sayInChat({ database, clock }: ChatParts, member: ChatMember, saying: Saying): Promise<LiveChat> {
  settingsOf(member.site);
  const at = clock();
  return database.forSite(member.site.id, async (tx) => {
    const chat = await latestChat(tx, member.site.id, member.memberId, { isHeld: true });
    if (chat === undefined || chat.state === 'closed') throw new DomainError('not_found');
    return presentToMember(tx, member, await addMessage(tx, chat, 'member', { ...saying, at }), at);
  });
}
