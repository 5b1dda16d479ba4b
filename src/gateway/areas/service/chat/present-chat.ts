import type { ChatMessage, LiveChat, OperatorChat } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import {
  accountsOf,
  type ChatMessageRow,
  type ChatRow,
  messagesOf,
  queuePosition,
} from '../repository/chat-repository.ts';
import { chatOpening } from './chat-hours.ts';
import { type ChatMember, settingsOf } from './chat-parts.ts';

/** A chat as its member sees it, within the transaction that read it. */
export async function presentToMember(
  tx: SiteTransaction,
  { site: published, language }: ChatMember,
  chat: ChatRow | undefined,
  at: Date,
): Promise<LiveChat> {
  const { site } = published;
  const { hours, away } = settingsOf(published);
  const { isOpen, opensAt } = chatOpening(hours, site.timeZone, at);
  return {
    isOpen,
    opensAt: opensAt?.toISOString() ?? null,
    away: isOpen ? null : textInLanguage(away, language, site.languages.default),
    chat: chat === undefined ? null : await presentChat(tx, chat),
  };
}

async function presentChat(tx: SiteTransaction, chat: ChatRow): Promise<NonNullable<LiveChat['chat']>> {
  const { site_id: siteId, chat_id: chatId, state } = chat;
  return {
    chatId,
    state,
    operator: chat.operator_name,
    position: state === 'waiting' ? await queuePosition(tx, siteId, chatId) : null,
    readNo: chat.read_no,
    rating: chat.rating,
    openedAt: timeOf(chat.opened_at),
    closedAt: chat.closed_at === null ? null : timeOf(chat.closed_at),
    messages: (await messagesOf(tx, siteId, chatId)).map(presentMessage),
  };
}

/** A chat as operators see it, with what was said. */
export async function presentToOperator(tx: SiteTransaction, chat: ChatRow): Promise<OperatorChat> {
  const accounts = await accountsOf(tx, chat.site_id, [chat.member_id]);
  const messages = await messagesOf(tx, chat.site_id, chat.chat_id);
  return { ...presentListed(chat, accounts), messages: messages.map(presentMessage) };
}

/** A chat in a list of operators. */
export function presentListed(chat: ChatRow, accounts: ReadonlyMap<string, string>): OperatorChat {
  const { chat_id: chatId, member_id: memberId, state, operator, rating, last_no: messageCount } = chat;
  const account = accounts.get(memberId) ?? memberId;
  return { chatId, account, state, operator, rating, openedAt: timeOf(chat.opened_at), messageCount, messages: [] };
}

const presentMessage = ({ message_no: no, author: from, text, at }: ChatMessageRow): ChatMessage => ({
  ...{ no, from, text },
  at: timeOf(at),
});

const timeOf = (stored: string): string => new Date(stored).toISOString();
