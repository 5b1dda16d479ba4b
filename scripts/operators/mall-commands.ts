import { readFileSync } from 'node:fs';
import type { OperatorRedemption, PointItem, SavePointItem } from '#contracts/generated/contracts.ts';
import type { OperatorsClient } from './operators-client.ts';

/** The lines of the items of the points mall. */
export async function listItems(client: OperatorsClient, site: string): Promise<readonly string[]> {
  const { list } = await client.pointItems(site);
  return list.length === 0 ? ['there are no items'] : list.map(lineOf);
}

/** One item as the JSON that `saveItem` reads. */
export async function describeItem(client: OperatorsClient, site: string, itemId: string): Promise<string> {
  const { list } = await client.pointItems(site);
  const found = list.find((one) => one.itemId === itemId);
  if (found === undefined) throw new Error(`there is no item ${itemId}: look with items`);
  const { itemId: _id, taken: _taken, changedBy: _by, changedAt: _at, ...item } = found;
  return JSON.stringify(item, null, 2);
}

/** Changes an item as a file says, or adds one: `new`. */
export async function saveItem(
  client: OperatorsClient,
  site: string,
  { itemId, file }: { readonly itemId: string; readonly file: string },
): Promise<string> {
  const item = JSON.parse(readFileSync(file, 'utf8')) as SavePointItem;
  return lineOf(
    itemId === 'new' ? await client.addPointItem(site, item) : await client.changePointItem(site, itemId, item),
  );
}

/** The lines of a site's redemptions. @param status those in process when not given. */
export async function listRedemptions(
  client: OperatorsClient,
  site: string,
  status = 'in_process',
): Promise<readonly string[]> {
  const { list, totalCount } = await client.redemptions(site, status);
  if (totalCount === 0) return [`there are no redemptions that are ${status}`];
  const more = totalCount > list.length ? [`and ${totalCount - list.length} more`] : [];
  return [...list.map(describeRedemption), ...more];
}

/** Decides a redemption, and gives its line. */
export const decideRedemption = async (
  client: OperatorsClient,
  verb: 'approve' | 'reject',
  decided: { readonly site: string; readonly redemptionId: string; readonly note: string },
): Promise<string> => describeRedemption(await client.decideRedemption(verb, decided));

function lineOf({ itemId, names, points, quantity, taken, state }: PointItem): string {
  const pieces = quantity === null ? `${taken} redeemed` : `${taken} of ${quantity} redeemed`;
  return `${itemId}  ${names.EN ?? Object.values(names)[0]}  ${points} points  ${pieces}${state === 'hidden' ? '  hidden' : ''}`;
}

function describeRedemption(one: OperatorRedemption): string {
  const { redemptionId, account, quantity, name, points, receivingAddress, remark, bonus, status } = one;
  const to = receivingAddress === null ? `${bonus} to the wallet` : `to ${receivingAddress}`;
  const words = remark === null ? '' : `  (${remark})`;
  const decided = one.operator === null ? '' : ` by ${one.operator}: ${one.note}`;
  return `${redemptionId}  ${account}  ${quantity} × ${name}  ${points} points  ${to}${words}  ${status}${decided}`;
}
