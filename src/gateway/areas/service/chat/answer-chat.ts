import type { OperatorChat } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { holdChat } from '../repository/chat-repository.ts';
import { addMessage, type Saying } from './add-message.ts';
import type { ChatParts } from './chat-parts.ts';
import type { ChatOperator } from './claim-chat.ts';
import { presentToOperator } from './present-chat.ts';

/**
 * Answers in a chat that the operator took.
 * @throws DomainError `not_found`; `case_decided` once it is closed; `case_claimed` where the operator did not take it;
 *   those of `addMessage`.
 */
export async function answerChat(
  { database, clock }: ChatParts,
  site: PublishedSite,
  { chatId, account }: ChatOperator,
  saying: Saying,
): Promise<OperatorChat> {
  return database.forSite(site.id, async (tx) => {
    const chat = await holdChat(tx, site.id, chatId);
    if (chat === undefined) throw new DomainError('not_found');
    if (chat.state === 'closed') throw new DomainError('case_decided');
    if (chat.operator !== account) throw new DomainError('case_claimed');
    return presentToOperator(tx, await addMessage(tx, chat, 'operator', { ...saying, at: clock() }));
  });
}
