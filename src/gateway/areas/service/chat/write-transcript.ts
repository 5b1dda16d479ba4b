import { Temporal } from 'temporal-polyfill';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { filledMessage } from '#gateway/kit/messages/messages.ts';
import { listChatImages } from '../repository/chat-image-repository.ts';
import { type ChatMessageRow, latestChat, messagesOf } from '../repository/chat-repository.ts';
import { type ChatMember, type ChatParts, settingsOf } from './chat-parts.ts';

/**
 * The member's latest chat as plain text, by the site's clock and in the language of the call.
 * @throws DomainError `chat_unavailable`; `chat_not_found` where the member never had one.
 */
export async function writeTranscript(
  { database }: Pick<ChatParts, 'database'>,
  member: ChatMember,
): Promise<{ readonly chatId: string; readonly text: string }> {
  settingsOf(member.site);
  const { id: siteId, site } = member.site;
  const { chat, messages, images } = await database.forSite(siteId, async (tx) => {
    const latest = await latestChat(tx, siteId, member.memberId);
    if (latest === undefined) throw new DomainError('chat_not_found');
    const chatId = latest.chat_id;
    const [said, sent] = [await messagesOf(tx, siteId, chatId), await listChatImages(tx, siteId, chatId)];
    return { chat: latest, messages: said, images: new Map(sent.map((image) => [image.message_no, image])) };
  });
  const say = (key: Parameters<typeof filledMessage>[0], values: Readonly<Record<string, string>> = {}) =>
    filledMessage(key, member.language, values);
  const operator = chat.operator_name ?? say('chat.service');
  const lineOf = ({ author, text, message_no: no }: ChatMessageRow): string => {
    if (author === 'system') return text === 'joined' ? say('chat.joined', { name: operator }) : say('chat.closed');
    const image = images.get(no);
    const what = image ? say('chat.image', { name: image.name ?? String(no) }) : text.replaceAll('\n', '\n    ');
    return `${author === 'member' ? say('chat.you') : operator}: ${what}`;
  };
  const opened = momentOf(chat.opened_at, site.timeZone);
  const title = say('chat.transcript', { site: site.name, date: `${opened} (${site.timeZone})` });
  const lines = messages.map((message) => `${momentOf(message.at, site.timeZone)}  ${lineOf(message)}`);
  return { chatId: chat.chat_id, text: `${[title, '', ...lines].join('\n')}\n` };
}

const momentOf = (stored: string, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(new Date(stored).getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');
