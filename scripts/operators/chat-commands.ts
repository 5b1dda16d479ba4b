import { randomUUID } from 'node:crypto';
import type { OperatorChat } from '#contracts/generated/contracts.ts';
import type { OperatorsClient } from './operators-client.ts';

/** The lines of the chats that wait or are open. */
export async function listChats(client: OperatorsClient, site: string): Promise<readonly string[]> {
  const { list } = await client.chats(site);
  return list.length === 0 ? ['no chat waits'] : list.map(describeChat);
}

/** Takes a chat, and gives the lines of what was said. */
export const claimChat = async (client: OperatorsClient, site: string, chatId: string): Promise<readonly string[]> =>
  linesOf(await client.claimChat(site, chatId));

/** Answers in a chat, and gives the lines of what was said. */
export const sayInChat = async (
  client: OperatorsClient,
  site: string,
  { chatId, text }: { readonly chatId: string; readonly text: string },
): Promise<readonly string[]> => linesOf(await client.sayInChat(site, chatId, { messageId: randomUUID(), text }));

/** Closes a chat. */
export const closeChat = async (client: OperatorsClient, site: string, chatId: string): Promise<readonly string[]> => [
  describeChat(await client.closeChat(site, chatId)),
];

const linesOf = (chat: OperatorChat): readonly string[] => [
  describeChat(chat),
  ...chat.messages.map(({ at, from, text }) => `  ${at}  ${from}: ${text}`),
];

function describeChat({ chatId, account, state, operator, openedAt, messageCount }: OperatorChat): string {
  const by = operator === null ? '' : `  claimed by ${operator}`;
  return `${chatId}  ${account}  ${state}  since ${openedAt}  ${messageCount} messages${by}`;
}
