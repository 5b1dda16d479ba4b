import type { OperatorApplication, RejectionReason } from '#contracts/generated/contracts.ts';
import type { OperatorsClient } from './operators-client.ts';

interface Named {
  readonly site: string;
  readonly applicationId: string;
}

/** The lines of a site's applications to promotions. @param state those that wait when not given. */
export async function listApplications(
  client: OperatorsClient,
  site: string,
  state = 'open',
): Promise<readonly string[]> {
  const { list, totalCount } = await client.applications(site, state);
  if (totalCount === 0) return [`there are no applications that are ${state}`];
  const more = totalCount > list.length ? [`and ${totalCount - list.length} more`] : [];
  return [...list.map(lineOf), ...more];
}

/** Approves an application, and gives its line. @param sum in money or points, where the operator names the prize. */
export async function approveApplication(client: OperatorsClient, named: Named, sum?: string): Promise<string> {
  if (sum === undefined) return lineOf(await client.approveApplication(named));
  const { list } = await client.applications(named.site, 'open');
  const isPoints = list.find(({ applicationId }) => applicationId === named.applicationId)?.prize?.points != null;
  return lineOf(
    await client.approveApplication({ ...named, ...(isPoints ? { points: Number(sum) } : { amount: sum }) }),
  );
}

/** Rejects an application with a code of the gateway, and gives its line. */
export const rejectApplication = async (
  client: OperatorsClient,
  { note, reason, ...named }: Named & { readonly reason: string; readonly note?: string | undefined },
): Promise<string> =>
  lineOf(
    // The gateway names the codes that there are.
    await client.rejectApplication({ ...named, reason: reason as RejectionReason, ...(note && { note }) }),
  );

function lineOf(one: OperatorApplication): string {
  const { applicationId, account, promotion, prize, isLargest, operator, application } = one;
  const { state, comment, images, rejection } = application;
  const sum = prize === null ? 'no promotion' : (prize.amount ?? `${prize.points} points`);
  const words = comment === '' ? '' : `  (${comment})`;
  const by = operator === null ? '' : ` by ${operator}`;
  const why = rejection === null ? '' : `: ${rejection.reason}${rejection.note === null ? '' : `, ${rejection.note}`}`;
  const offer = `${isLargest ? 'up to ' : ''}${sum}`;
  return `${applicationId}  ${account}  ${promotion}  ${offer}  ${images.length} images${words}  ${state}${by}${why}`;
}
