import type { OperatorChats } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { accountsOf, unfinishedChats } from '../repository/chat-repository.ts';
import type { ChatParts } from './chat-parts.ts';
import { presentListed } from './present-chat.ts';

/** The most chats of one answer; the rest of the queue follows as these are closed. */
const MOST_LISTED = 100;

/** The chats that wait or are open, the oldest first and 100 at most. */
export async function listChats({ database, clock }: ChatParts, site: PublishedSite): Promise<OperatorChats> {
  return database.forSite(site.id, async (tx) => {
    const chats = await unfinishedChats(tx, site.id, MOST_LISTED);
    const accounts = await accountsOf(tx, site.id, [...new Set(chats.map((chat) => chat.member_id))]);
    return { list: chats.map((chat) => presentListed(chat, accounts, clock())) };
  });
}
