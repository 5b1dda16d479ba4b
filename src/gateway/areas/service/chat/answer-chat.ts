import type { OperatorChat } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { addMessage, type Saying } from './add-message.ts';
import type { ChatOperator, ChatParts } from './chat-parts.ts';
import { holdTakenChat } from './hold-chat.ts';
import { presentToOperator } from './present-chat.ts';

/**
 * Answers in a chat that the operator took.
 * @throws DomainError those of `holdTakenChat` and `addMessage`.
 */
export async function answerChat(
  { database, clock }: ChatParts,
  site: PublishedSite,
  operator: ChatOperator,
  saying: Saying,
): Promise<OperatorChat> {
  const at = clock();
  return database.forSite(site.id, async (tx) => {
    const chat = await holdTakenChat(tx, site.id, operator);
    return presentToOperator(tx, await addMessage(tx, chat, 'operator', { ...saying, at }), at);
  });
}
