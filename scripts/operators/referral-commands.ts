import type { HeldReferral } from '#contracts/generated/contracts.ts';
import type { OperatorsClient } from './operators-client.ts';

/** The lines of friends of a site who were held. @param state those that wait when not given. */
export async function listReferrals(client: OperatorsClient, site: string, state = 'held'): Promise<readonly string[]> {
  const { list, totalCount } = await client.referrals(site, state);
  if (totalCount === 0) return [`there are no friends that are ${state}`];
  const more = totalCount > list.length ? [`and ${totalCount - list.length} more`] : [];
  return [...list.map(lineOf), ...more];
}

/** Decides about a friend who was held, and gives its line. */
export const decideReferral = async (
  client: OperatorsClient,
  verb: 'allow' | 'refuse',
  decided: { readonly site: string; readonly friendId: string; readonly reason: string },
): Promise<string> => lineOf(await client.decideReferral(verb, decided));

function lineOf(one: HeldReferral): string {
  const { friendId, friend, referrer, registeredAt, signs, state, operator, reason } = one;
  const common = signs.map(({ kind, with: other }) => `${kind} of ${other}`).join(', ');
  const why = operator === null ? '' : ` by ${operator}: ${reason}`;
  return `${friendId}  ${friend}  brought by ${referrer}  since ${registeredAt}  (${common})  ${state}${why}`;
}
