import type { OperatorChat } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { changeChat, holdChat } from '../repository/chat-repository.ts';
import { tellMember } from './add-message.ts';
import type { ChatParts } from './chat-parts.ts';
import { presentToOperator } from './present-chat.ts';

/** An operator at a chat. */
export interface ChatOperator {
  readonly chatId: string;
  readonly account: string;
}

/**
 * Takes a chat that waits, and reads it; who has it reads it again.
 * @param name what the member sees; null where a program on the gateway's machine answers.
 * @throws DomainError `not_found`; `case_decided` once it is closed; `case_claimed` while another operator has it.
 */
export async function claimChat(
  { database, clock }: ChatParts,
  site: PublishedSite,
  { chatId, account, name }: ChatOperator & { readonly name: string | null },
): Promise<OperatorChat> {
  const at = clock();
  return database.forSite(site.id, async (tx) => {
    const chat = await holdChat(tx, site.id, chatId);
    if (chat === undefined) throw new DomainError('not_found');
    if (chat.state === 'closed') throw new DomainError('case_decided');
    if (chat.operator !== null && chat.operator !== account) throw new DomainError('case_claimed');
    const taken = await changeChat(tx, site.id, chatId, {
      ...(chat.operator === null && { state: 'open', operator: account, operator_name: name, claimed_at: at }),
      read_no: chat.last_no,
    });
    if (chat.operator === null || chat.read_no < chat.last_no) await tellMember(tx, taken, at);
    return presentToOperator(tx, taken);
  });
}
