import type { Done } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { changeChat } from '../repository/chat-repository.ts';
import { type ChatMember, type ChatOperator, type ChatParts, settingsOf } from './chat-parts.ts';
import { holdOwnChat, holdTakenChat } from './hold-chat.ts';

/** How the member's open pages are told, without anything being stored. */
export type TellTyping = (siteId: string, typing: { readonly memberId: string; readonly chatId: string }) => void;

/**
 * Notes that the member writes. Operators have no socket: they see it when they read the chat.
 * @throws DomainError `chat_unavailable`; those of `holdOwnChat`.
 */
export async function showMemberTyping({ database, clock }: ChatParts, member: ChatMember): Promise<Done> {
  settingsOf(member.site);
  const { id: siteId } = member.site;
  await database.forSite(siteId, async (tx) => {
    const chat = await holdOwnChat(tx, member);
    await changeChat(tx, siteId, chat.chat_id, { member_typing_at: clock() });
  });
  return { done: true };
}

/** Tells the member's open pages that the operator writes. @throws DomainError those of `holdTakenChat`. */
export async function showOperatorTyping(
  { database, tellTyping }: Pick<ChatParts, 'database'> & { readonly tellTyping: TellTyping },
  site: PublishedSite,
  operator: ChatOperator,
): Promise<Done> {
  const chat = await database.forSite(site.id, (tx) => holdTakenChat(tx, site.id, operator));
  tellTyping(site.id, { memberId: chat.member_id, chatId: chat.chat_id });
  return { done: true };
}
