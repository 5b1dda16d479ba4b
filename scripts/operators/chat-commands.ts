import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OperatorChat } from '#contracts/generated/contracts.ts';
import type { OperatorsClient } from './operators-client.ts';
import { printable } from './printable.ts';

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

/** Saves the images of a chat in a folder, and names the files. It reads the chat, hence takes one that waits. */
export async function saveImages(
  client: OperatorsClient,
  site: string,
  { chatId, folder }: { readonly chatId: string; readonly folder: string },
): Promise<readonly string[]> {
  const { messages } = await client.claimChat(site, chatId);
  const lines: string[] = [];
  for (const { image, no } of messages) {
    if (image === null) continue;
    const { bytes, type } = await client.image(image.url);
    const file = path.join(folder, `chat-${chatId}-${no}.${type === 'image/png' ? 'png' : 'jpg'}`);
    await writeFile(file, bytes);
    lines.push(file);
  }
  return lines.length === 0 ? ['the chat has no images'] : lines;
}

const linesOf = (chat: OperatorChat): readonly string[] => [
  describeChat(chat),
  ...chat.messages.map(({ at, from, text, event, image, no }) => {
    const what = image === null ? (event ?? text) : `image ${no}, ${image.name ?? 'without a name'}`;
    return `  ${at}  ${from}: ${printable(what ?? '')}`;
  }),
  ...(chat.isTyping ? ['  the member writes'] : []),
];

function describeChat({ chatId, account, state, operator, openedAt, messageCount }: OperatorChat): string {
  const by = operator === null ? '' : `  claimed by ${operator}`;
  return `${chatId}  ${account}  ${state}  since ${openedAt}  ${messageCount} messages${by}`;
}
