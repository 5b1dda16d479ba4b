import { writeEvent } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { type ChatRow, changeChat, findMessage, insertMessage } from '../repository/chat-repository.ts';

const LONGEST = 1_000;
/** The most messages of one chat, which bounds what a call reads. */
const MOST_MESSAGES = 500;

/** Something that is said in a chat. */
export interface Saying {
  readonly messageId: string;
  readonly text: string;
}

/**
 * Says something in a chat that the transaction holds, once for each id of its sender.
 * @throws DomainError `invalid_request` for a text without words or of more than 1,000 characters;
 *   `idempotency_mismatch` where the id stands for another text; `limit_reached` where the chat is full.
 */
export async function addMessage(
  tx: SiteTransaction,
  chat: ChatRow,
  author: 'member' | 'operator',
  { messageId, text: typed, at }: Saying & { readonly at: Date },
): Promise<ChatRow> {
  const text = typed.trim();
  if (text === '') throw new DomainError('invalid_request', { fields: { text: 'too_short' } });
  if (text.length > LONGEST) throw new DomainError('invalid_request', { fields: { text: 'too_long' } });
  const { site_id: siteId, chat_id: chatId } = chat;
  const said = await findMessage(tx, siteId, { chatId, author, messageId });
  if (said !== undefined && said.text !== text) throw new DomainError('idempotency_mismatch');
  if (said !== undefined) return chat;
  if (chat.last_no >= MOST_MESSAGES) throw new DomainError('limit_reached');
  const no = chat.last_no + 1;
  // Whoever answers has read what came before.
  const changed = await changeChat(tx, siteId, chatId, { last_no: no, ...(author === 'operator' && { read_no: no }) });
  await insertMessage(tx, {
    ...{ site_id: siteId, chat_id: chatId, message_no: no },
    ...{ author, client_id: messageId, text, at },
  });
  await tellMember(tx, changed, at);
  return changed;
}

/** Tells the member's open pages that the chat has changed. */
export async function tellMember(tx: SiteTransaction, chat: ChatRow, at: Date): Promise<void> {
  const payload = { chatId: chat.chat_id, state: chat.state, messageNo: chat.last_no };
  await writeEvent(tx, chat.site_id, chat.member_id, { type: 'chat', payload }, at);
}
