import type { LiveChat } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { changeChat, latestChat } from '../repository/chat-repository.ts';
import { type ChatMember, type ChatParts, settingsOf } from './chat-parts.ts';
import { presentToMember } from './present-chat.ts';

/**
 * Rates the chat that was closed last; a later rating replaces it.
 * @throws DomainError `chat_unavailable`; `chat_not_rateable` where the latest chat is not closed, or nobody answered
 *   in it.
 */
export async function rateChat({ database, clock }: ChatParts, member: ChatMember, rating: number): Promise<LiveChat> {
  settingsOf(member.site);
  return database.forSite(member.site.id, async (tx) => {
    const chat = await latestChat(tx, member.site.id, member.memberId, { isHeld: true });
    if (chat?.state !== 'closed' || chat.operator === null) throw new DomainError('chat_not_rateable');
    const rated = await changeChat(tx, member.site.id, chat.chat_id, { rating });
    return presentToMember(tx, member, rated, clock());
  });
}
