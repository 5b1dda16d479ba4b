import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { type ChatImageId, findChatImage, type StoredChatImage } from '../repository/chat-image-repository.ts';
import { findChat } from '../repository/chat-repository.ts';
import type { ChatMember, ChatParts } from './chat-parts.ts';

/** An image of one of the member's own chats, with its bytes. @throws DomainError `not_found`. */
export async function readOwnImage(
  { database }: Pick<ChatParts, 'database'>,
  { site, memberId }: Pick<ChatMember, 'site' | 'memberId'>,
  id: ChatImageId,
): Promise<StoredChatImage> {
  return database.forSite(site.id, async (tx) => {
    const chat = await findChat(tx, site.id, id.chatId);
    const image = chat?.member_id === memberId ? await findChatImage(tx, site.id, id) : undefined;
    if (image === undefined) throw new DomainError('not_found');
    return image;
  });
}

/** An image of a chat of the site, for its operators. @throws DomainError `not_found`. */
export async function readImageForOperator(
  { database }: Pick<ChatParts, 'database'>,
  site: PublishedSite,
  id: ChatImageId,
): Promise<StoredChatImage> {
  const image = await database.forSite(site.id, (tx) => findChatImage(tx, site.id, id));
  if (image === undefined) throw new DomainError('not_found');
  return image;
}
