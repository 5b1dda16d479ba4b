import type { OperatorApplication, RejectionReason } from '#contracts/generated/contracts.ts';
import type { OperatorsClient } from './operators-client.ts';
import { printable } from './printable.ts';

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

/**
 * Approves an application, and gives its line.
 * @param sum in money or points, where the operator names the prize.
 * @throws Error where the sum is no number, or the application does not wait.
 */
export async function approveApplication(client: OperatorsClient, named: Named, sum?: string): Promise<string> {
  if (sum === undefined) return lineOf(await client.approveApplication(named));
  const { prize } = await findOpen(client, named);
  const isPoints = prize !== null && prize.points !== null;
  if (!(isPoints ? WHOLE : DECIMAL).test(sum))
    throw new Error(`${JSON.stringify(sum)} is no ${isPoints ? 'number of points' : 'amount, such as 12.50'}`);
  return lineOf(
    await client.approveApplication({ ...named, ...(isPoints ? { points: Number(sum) } : { amount: sum }) }),
  );
}

const WHOLE = /^[0-9]{1,15}$/;
const DECIMAL = /^[0-9]+(\.[0-9]+)?$/;

/** An application that waits, on whichever page it is. */
async function findOpen(client: OperatorsClient, { site, applicationId }: Named): Promise<OperatorApplication> {
  for (let pageNo = 1, last = 1; pageNo <= last; pageNo += 1) {
    const { list, totalPages } = await client.applications(site, 'open', pageNo);
    const found = list.find((one) => one.applicationId === applicationId);
    if (found !== undefined) return found;
    last = totalPages;
  }
  throw new Error(`no application ${applicationId} waits on ${site}: look with applications`);
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

function sumOf({ amount, points, freeSpins }: NonNullable<OperatorApplication['prize']>): string {
  if (freeSpins !== undefined) return `${freeSpins.spins} free spins on ${printable(freeSpins.gameName)}`;
  return amount ?? `${points} points`;
}

function lineOf(one: OperatorApplication): string {
  const { applicationId, account, promotion, prize, isLargest, operator, application } = one;
  const { state, comment, images, rejection } = application;
  const sum = prize === null ? 'no promotion' : sumOf(prize);
  const words = comment === '' ? '' : `  (${printable(comment)})`;
  const by = operator === null ? '' : ` by ${operator}`;
  const why =
    rejection === null ? '' : `: ${rejection.reason}${rejection.note === null ? '' : `, ${printable(rejection.note)}`}`;
  const offer = `${isLargest ? 'up to ' : ''}${sum}`;
  return `${applicationId}  ${account}  ${printable(promotion)}  ${offer}  ${images.length} images${words}  ${state}${by}${why}`;
}
