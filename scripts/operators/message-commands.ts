import { readFileSync } from 'node:fs';
import type { OperatorMessage, SendOperatorMessage } from '#contracts/generated/contracts.ts';
import type { OperatorsClient } from './operators-client.ts';
import { printable } from './printable.ts';

/** The lines of the latest messages of operators to members. */
export async function listMessages(client: OperatorsClient, site: string): Promise<readonly string[]> {
  const { list } = await client.messages(site);
  return list.length === 0 ? ['there are no messages'] : list.map(lineOf);
}

/** How many members would get the message of a file. */
export async function countRecipients(client: OperatorsClient, site: string, file: string): Promise<string> {
  const { recipients } = await client.countRecipients(site, readMessage(file).audience);
  return `${recipients} members`;
}

/** Sends the message of a file, and gives its line. The same key sends it once. */
export const sendMessage = async (
  client: OperatorsClient,
  site: string,
  { key, file }: { readonly key: string; readonly file: string },
): Promise<string> => lineOf(await client.sendMessage(site, readMessage(file), key));

/** The gateway checks what it holds. */
const readMessage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as SendOperatorMessage;

function lineOf({ operatorMessageId, sentAt, sentBy, audience, subject, recipients, isDelivered }: OperatorMessage) {
  const to = 'account' in audience ? audience.account : JSON.stringify(audience.segment);
  const [said = ''] = Object.values(subject);
  const still = isDelivered ? '' : ' so far';
  return `${operatorMessageId}  ${sentAt}  ${sentBy}  to ${printable(to)}  ${printable(said)}  ${recipients} members${still}`;
}
