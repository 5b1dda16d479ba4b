import type { ChatImage, ChatMessage, LiveChat, OperatorChat, TextByLanguage } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { type ChatImageRow, listChatImages } from '../repository/chat-image-repository.ts';
import {
  accountsOf,
  type ChatMessageRow,
  type ChatRow,
  messagesOf,
  queuePosition,
} from '../repository/chat-repository.ts';
import { chatOpening } from './chat-hours.ts';
import { type ChatMember, settingsOf } from './chat-parts.ts';
import { waitMinutes } from './wait-minutes.ts';

/** A chat as its member sees it, within the transaction that read it. */
export async function presentToMember(
  tx: SiteTransaction,
  { site: published, language }: ChatMember,
  chat: ChatRow | undefined,
  at: Date,
): Promise<LiveChat> {
  const { site } = published;
  const { hours, away, quickReplies = [] } = settingsOf(published);
  const said = (texts: TextByLanguage): string => textInLanguage(texts, language, site.languages.default);
  const { isOpen, opensAt } = chatOpening(hours, site.timeZone, at);
  return {
    isOpen,
    opensAt: opensAt?.toISOString() ?? null,
    away: isOpen ? null : said(away),
    quickReplies: quickReplies.map(said),
    chat: chat === undefined ? null : await presentChat(tx, chat, { isOpen, at }),
  };
}

async function presentChat(
  tx: SiteTransaction,
  chat: ChatRow,
  { isOpen, at }: { readonly isOpen: boolean; readonly at: Date },
): Promise<NonNullable<LiveChat['chat']>> {
  const { site_id: siteId, chat_id: chatId, state } = chat;
  const position = state === 'waiting' ? await queuePosition(tx, siteId, chatId) : null;
  return {
    chatId,
    state,
    operator: chat.operator_name,
    position,
    waitMinutes: position === null || !isOpen ? null : await waitMinutes(tx, siteId, { position, at }),
    readNo: chat.read_no,
    rating: chat.rating,
    openedAt: timeOf(chat.opened_at),
    closedAt: chat.closed_at === null ? null : timeOf(chat.closed_at),
    messages: await presentMessages(tx, chat, `/wps/member/chat/${chatId}/images`),
  };
}

/** A chat as operators see it, with what was said. */
export async function presentToOperator(tx: SiteTransaction, chat: ChatRow, at: Date): Promise<OperatorChat> {
  const { site_id: siteId, chat_id: chatId, member_id: memberId } = chat;
  const accounts = await accountsOf(tx, siteId, [memberId]);
  const folder = `/wps/operator/sites/${siteId}/chats/${chatId}/images`;
  return { ...presentListed(chat, accounts, at), messages: await presentMessages(tx, chat, folder) };
}

/** How long a sign that somebody writes holds: clients repeat it every few seconds. */
const TYPING_MS = 6_000;

/** A chat in a list of operators. */
export function presentListed(chat: ChatRow, accounts: ReadonlyMap<string, string>, at: Date): OperatorChat {
  const { chat_id: chatId, member_id: memberId, state, operator, rating, last_no: messageCount } = chat;
  const account = accounts.get(memberId) ?? memberId;
  const typingAt = chat.member_typing_at === null ? 0 : new Date(chat.member_typing_at).getTime();
  const isTyping = state !== 'closed' && at.getTime() - typingAt < TYPING_MS;
  return {
    ...{ chatId, account, state, operator, rating, openedAt: timeOf(chat.opened_at), messageCount, isTyping },
    messages: [],
  };
}

/** @param folder the path under which its reader finds the images. */
async function presentMessages(
  tx: SiteTransaction,
  { site_id: siteId, chat_id: chatId }: ChatRow,
  folder: string,
): Promise<ChatMessage[]> {
  const messages = await messagesOf(tx, siteId, chatId);
  // Texts are never empty.
  const hasImages = messages.some(({ text }) => text === '');
  const images = new Map(
    (hasImages ? await listChatImages(tx, siteId, chatId) : []).map((row) => [row.message_no, row]),
  );
  return messages.map((message) => presentMessage(message, images.get(message.message_no), folder));
}

function presentMessage(
  { message_no: no, author: from, text, at }: ChatMessageRow,
  image: ChatImageRow | undefined,
  folder: string,
): ChatMessage {
  const isEvent = from === 'system';
  return {
    ...{ no, from, text: isEvent ? '' : text },
    event: isEvent ? (text === 'joined' ? 'joined' : 'closed') : null,
    image: image === undefined ? null : presentImage(image, folder),
    at: timeOf(at),
  };
}

const presentImage = (row: ChatImageRow, folder: string): ChatImage => ({
  kind: row.media_type === 'application/pdf' ? 'pdf' : 'image',
  ...{ name: row.name, byteCount: row.byte_count, width: row.width, height: row.height },
  url: `${folder}/${row.message_no}`,
});

const timeOf = (stored: string): string => new Date(stored).toISOString();
