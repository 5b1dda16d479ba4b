import type { OperatorChat } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { changeChat } from '../repository/chat-repository.ts';
import { noteEvent, tellMember } from './add-message.ts';
import type { ChatOperator, ChatParts } from './chat-parts.ts';
import { holdChatFor } from './hold-chat.ts';
import { presentToOperator } from './present-chat.ts';

/**
 * Takes a chat that waits, and reads it; who has it reads it again.
 * @param name what the member sees; null where a program on the gateway's machine answers.
 * @throws DomainError `chat_not_found`; `chat_closed`; `chat_claimed` while another operator has it.
 */
export async function claimChat(
  { database, clock }: ChatParts,
  site: PublishedSite,
  { name, ...operator }: ChatOperator & { readonly name: string | null },
): Promise<OperatorChat> {
  const at = clock();
  return database.forSite(site.id, async (tx) => {
    const chat = await holdChatFor(tx, site.id, operator);
    if (chat.state === 'closed') throw new DomainError('chat_closed');
    if (chat.operator === null) {
      const { chatId, account } = operator;
      // The next number is that of the line about it.
      const taken = { state: 'open', operator: account, operator_name: name, claimed_at: at } as const;
      const changed = await changeChat(tx, site.id, chatId, { ...taken, read_no: chat.last_no + 1 });
      return presentToOperator(tx, await noteEvent(tx, changed, 'joined', at), at);
    }
    if (chat.read_no === chat.last_no) return presentToOperator(tx, chat, at);
    const read = await changeChat(tx, site.id, chat.chat_id, { read_no: chat.last_no });
    await tellMember(tx, read, at);
    return presentToOperator(tx, read, at);
  });
}
