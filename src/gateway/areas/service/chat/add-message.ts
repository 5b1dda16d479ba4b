import { writeEvent } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import {
  type ChatMessageRow,
  type ChatRow,
  changeChat,
  findMessage,
  insertMessage,
} from '../repository/chat-repository.ts';

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
  const said = await findMessage(tx, chat.site_id, { chatId: chat.chat_id, author, messageId });
  if (said !== undefined && said.text !== text) throw new DomainError('idempotency_mismatch');
  return said === undefined ? append(tx, chat, { author, client_id: messageId, text, at }) : chat;
}

/**
 * Appends a message to a chat that the transaction holds, and tells the member's open pages.
 * @throws DomainError `limit_reached` where the chat is full.
 */
export async function append(
  tx: SiteTransaction,
  chat: ChatRow,
  message: Pick<ChatMessageRow, 'author' | 'client_id' | 'text'> & { readonly at: Date },
): Promise<ChatRow> {
  const { site_id: siteId, chat_id: chatId } = chat;
  // What the system says is little, and the end of a full chat has to be told too.
  if (message.author !== 'system' && chat.last_no >= MOST_MESSAGES) throw new DomainError('limit_reached');
  const no = chat.last_no + 1;
  const changed = await changeChat(tx, siteId, chatId, {
    last_no: no,
    // Whoever answers has read what came before.
    ...(message.author === 'operator' && { read_no: no }),
    ...(message.author === 'member' && { member_typing_at: null }),
  });
  await insertMessage(tx, { site_id: siteId, chat_id: chatId, message_no: no, ...message });
  await tellMember(tx, changed, message.at);
  return changed;
}

/** Notes in the chat what happened to it. */
export const noteEvent = (tx: SiteTransaction, chat: ChatRow, event: 'joined' | 'closed', at: Date): Promise<ChatRow> =>
  append(tx, chat, { author: 'system', client_id: null, text: event, at });

/** Tells the member's open pages that the chat has changed. */
export async function tellMember(tx: SiteTransaction, chat: ChatRow, at: Date): Promise<void> {
  const payload = { chatId: chat.chat_id, state: chat.state, messageNo: chat.last_no };
  await writeEvent(tx, chat.site_id, chat.member_id, { type: 'chat', payload }, at);
}
