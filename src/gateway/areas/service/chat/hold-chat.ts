import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { type ChatRow, findChat, latestChat } from '../repository/chat-repository.ts';
import type { ChatMember, ChatOperator } from './chat-parts.ts';

/**
 * The member's chat that is under way, held by the transaction.
 * @throws DomainError `chat_not_found` where the member never had one; `chat_closed` where it has ended.
 */
export async function holdOwnChat(tx: SiteTransaction, { site, memberId }: ChatMember): Promise<ChatRow> {
  const chat = await latestChat(tx, site.id, memberId, { isHeld: true });
  if (chat === undefined) throw new DomainError('chat_not_found');
  if (chat.state === 'closed') throw new DomainError('chat_closed');
  return chat;
}

/**
 * A chat for an operator, held by the transaction.
 * @throws DomainError `chat_not_found`; `chat_claimed` while another operator has it.
 */
export async function holdChatFor(
  tx: SiteTransaction,
  siteId: string,
  { chatId, account }: ChatOperator,
): Promise<ChatRow> {
  const chat = await findChat(tx, siteId, chatId, { isHeld: true });
  if (chat === undefined) throw new DomainError('chat_not_found');
  if (chat.operator !== null && chat.operator !== account) throw new DomainError('chat_claimed');
  return chat;
}

/**
 * A chat that is under way and that the operator took, held by the transaction.
 * @throws DomainError `chat_not_found`; `chat_closed`; `chat_claimed` where the operator did not take it.
 */
export async function holdTakenChat(tx: SiteTransaction, siteId: string, operator: ChatOperator): Promise<ChatRow> {
  const chat = await holdChatFor(tx, siteId, operator);
  if (chat.state === 'closed') throw new DomainError('chat_closed');
  if (chat.operator === null) throw new DomainError('chat_claimed');
  return chat;
}
